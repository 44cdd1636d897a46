import {cpSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';

/** Where the editor saves: in a folder of this computer beside `npm start`, or in the repository on GitHub. */
export type Place = 'local' | 'remote';

const page = (place: Place) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="
  default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline' blob:; font-src 'self';
  img-src 'self' data: blob:; frame-src 'self' blob:; worker-src 'self' blob:;
  connect-src 'self' data: blob: ${place === 'remote' ? 'https://api.github.com' : ''}">
<title>Editor</title>
<script type="module" src="${place}.js"></script>
</html>
`;

/** Writes the editor into a folder: a page, its scripts and the fonts of Sveltia CMS. */
export async function writeEditor(folder: string, place: Place): Promise<void> {
  await build({
    entryPoints: [path.join(__dirname, `editor/${place}.tsx`)],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    jsx: 'automatic',
    external: ['@shikijs/*'], // colours of code, which no text has
    define: {'process.env.NODE_ENV': '"production"'},
  });
  const assets = path.join(path.dirname(require.resolve('@sveltia/cms')), 'assets');
  cpSync(assets, path.join(folder, 'assets'), {recursive: true});
  writeFileSync(path.join(folder, 'index.html'), page(place));
}
