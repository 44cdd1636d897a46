/*
 * The project's own environment variables. Apart from the tests, nothing else reads them from the environment.
 */

/** Reads a switch. @throws when its value is neither `true` nor `false`: `yes` must not publish a preview */
function isOn(name: 'EVO_PREVIEW'): boolean {
  const value = process.env[name] || 'false';
  if (value !== 'true' && value !== 'false') {
    throw new Error(`${name} is "${value}".\n→ Set it to true or false, or delete it.`);
  }
  return value === 'true';
}

/** Whether the site shows drafts, scheduled posts and the handbook: in `npm start`, and with `EVO_PREVIEW=true`. */
export function isPreview(): boolean {
  return isOn('EVO_PREVIEW') || process.env.NODE_ENV !== 'production';
}

/** The clock of the build, `2025-01-14T00:00:00+05:30`, or undefined for the real one. */
export function clockOverride(): string | undefined {
  return process.env['EVO_NOW'] || undefined;
}
