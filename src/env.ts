/*
 * The project's own environment variables. Apart from the tests, nothing else reads them from the environment.
 */

/** Whether this is `npm start`. */
export function isStart(): boolean {
  return process.env.NODE_ENV === 'development';
}

/** Whether this is a preview: `npm start`, or a build with `EVO_PREVIEW=true`. It shows drafts and scheduled posts. */
export function isPreview(): boolean {
  return process.env.NODE_ENV !== 'production' || process.env['EVO_PREVIEW'] === 'true';
}

/** Whether the site includes the handbook: previews do, unless `EVO_HANDBOOK=false`. */
export function hasHandbook(): boolean {
  return isPreview() && process.env['EVO_HANDBOOK'] !== 'false';
}

/** Whether to leave out every optional optimisation: `EVO_PLAIN=true`. */
export function isPlain(): boolean {
  return process.env['EVO_PLAIN'] === 'true';
}

/** Whether pages open offline. `EVO_OFFLINE=false` removes the service worker from browsers that have it. */
export function hasOffline(): boolean {
  return process.env['EVO_OFFLINE'] !== 'false';
}

/** Whether this is the build for launch, `EVO_RELEASE=true`: it refuses placeholders and samples. */
export function isRelease(): boolean {
  return process.env['EVO_RELEASE'] === 'true';
}

/** Whether the build is published before launch, `EVO_RELEASE=false`: it says so, and search engines must not list it. */
export function isBeforeLaunch(): boolean {
  return process.env['EVO_RELEASE'] === 'false';
}

/** The clock of the build, `2025-01-14T00:00:00+05:30`, or undefined for the real one. */
export function clockOverride(): string | undefined {
  return process.env['EVO_NOW'] || undefined;
}

/** The browser to use for screenshots: `CHROMIUM_PATH`, or undefined to look for one. */
export function browserPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] || undefined;
}
