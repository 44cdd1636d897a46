import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';
import {integrityFile} from '../subresource-integrity';

/** What the template needs of the fonts. */
interface Fonts {
  /** URL of the fonts' stylesheet, which the configuration links in `headTags`. */
  stylesheetUrl: string;
  /** The arguments of the browser's `FontFace` for each font face; the first is needed on every page. */
  faces: readonly (readonly [family: string, source: string, descriptors: object])[];
}

/**
 * The HTML around every page, for Docusaurus' `ssrTemplate`: its own template, but scripts and fonts load after the first
 * paint (./browser.ts). They would otherwise compete with the stylesheet and the first image for a slow connection.
 *
 * @param generatedFilesDir - where the plugin subresource-integrity records the hashes of scripts and styles
 */
export function deferredLoadingTemplate(
  {stylesheetUrl, faces}: Fonts,
  generatedFilesDir: string,
): string {
  const hashesFile = path.join(generatedFilesDir, integrityFile);
  rmSync(hashesFile, {force: true}); // of an earlier build, which may have had the plugin
  const source = readFileSync(path.join(__dirname, 'browser.ts'), 'utf8');
  const {code} = transformSync(source, {
    loader: 'ts',
    format: 'iife',
    minify: true,
    target: 'es2022',
    define: {FONT_FACES: JSON.stringify(faces)},
  });
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="UTF-8">
<meta name="generator" content="Docusaurus v<%= it.version %>">
<%~ it.metaAttributes.join('') %>
<% const fonts = '<link rel="stylesheet" href="${stylesheetUrl}">';
if (!it.headTags.includes(fonts)) throw new Error('deferred-loading: the head has no ' + fonts) %>
<% const {existsSync, readFileSync} = process.getBuiltinModule('node:fs');
const hashesFile = ${JSON.stringify(hashesFile)};
const hashes = existsSync(hashesFile) ? JSON.parse(readFileSync(hashesFile, 'utf8')) : {};
const integrity = (file) => hashes[file] ? ' integrity="' + hashes[file] + '"' : '' %>
<script data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>" data-integrity="<%= it.scripts.map((script) => hashes[script]).join(' ') %>">${code.trim()}</script>
<%~ it.headTags.replace(fonts, '<noscript>$&</noscript>') %>
<% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl + stylesheet %>"<%~ integrity(stylesheet) %>><% }) %>
</head>
<body <%~ it.bodyAttributes %>>
<%~ it.preBodyTags %>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
</body>
</html>
`;
}
