/** Cloudflare's command line, which `npx` installs when it is needed. This is the only place for its version. */
export const wrangler = 'wrangler@4.86.0';
