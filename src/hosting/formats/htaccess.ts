import {contentTypes, defaultHeaders, folderHeaders} from '../rules';
import {trailingSlashes, type HostedSite} from '../site';

/** The encodings of the compressed files, and their extensions. */
const encodings = {br: 'br', gzip: 'gz'};

/**
 * The `.htaccess` file for shared hosting: Apache 2.4 with the modules headers, mime, rewrite and setenvif, which such
 * hosts have.
 */
export function htaccessFile(site: HostedSite): string {
  const {baseUrl} = site;
  const everyResponse = Object.entries({...site.headers, ...defaultHeaders});
  return `Options -Indexes -MultiViews
DirectorySlash Off
ErrorDocument 404 ${baseUrl}404.html
AddDefaultCharset Off
${Object.entries(contentTypes).map(contentType).join('\n')}
${Object.entries(encodings).map(encoding).join('\n')}

${everyResponse.map(([name, value]) => setHeader(name, value)).join('\n')}
Header always merge Vary Accept-Encoding
${Object.entries(folderHeaders)
  .map(([folder, headers]) => folderBlock(`${baseUrl}${folder}/`, headers))
  .join('\n')}

RewriteEngine On
${Object.entries(site.redirects)
  .map(([from, to]) => redirect(from.slice(baseUrl.length), to))
  .join('\n')}
RewriteCond %{REQUEST_URI} "${trailingSlashes(site)}"
RewriteRule ^ %1 [R=301,L]
# Addresses with capitals
RewriteCond expr "tolower(%{REQUEST_URI}) =~ m#^(.+)$#"
RewriteCond %{DOCUMENT_ROOT}%1.html -f
RewriteRule [A-Z] %1 [R=301,L]
RewriteRule ^$ index.html
RewriteCond %{DOCUMENT_ROOT}${baseUrl}$0.html -f
RewriteRule ^.*[^/]$ $0.html
${Object.entries(encodings)
  .map(([name, extension]) => compressedCopy(baseUrl, name, extension))
  .join('\n')}
`;
}

const contentType = ([extension, type]: [string, string]): string =>
  `AddType "${type}" .${extension}`;

/** Hosts may know the extension as a type of its own. */
const encoding = ([name, extension]: [string, string]): string =>
  `RemoveType .${extension}\nAddEncoding ${name} .${extension}`;

const setHeader = (name: string, value: string, condition = ''): string =>
  `Header always set ${name} "${value}"${condition}`;

function folderBlock(path: string, headers: object): string {
  const variable = `in${path.replaceAll('/', '_')}`;
  const lines = Object.entries(headers).map(([name, value]) =>
    setHeader(name, String(value), ` env=${variable}`),
  );
  return [`SetEnvIf Request_URI ^${path} ${variable}`, ...lines].join('\n');
}

/** Apache would add the query after the fragment, so a rule of its own puts it before. */
function redirect(from: string, to: string): string {
  const rule = `RewriteRule ^${from}$ ${to} [R=301,NE,L]`;
  if (!to.includes('#')) return rule;
  const withQuery = rule.replace('#', '?%{QUERY_STRING}#');
  return ['RewriteCond %{QUERY_STRING} .', withQuery, rule].join('\n');
}

/** Serves the compressed copy of a file. Type and encoding follow from its two extensions. */
const compressedCopy = (baseUrl: string, name: string, extension: string): string =>
  `RewriteCond %{HTTP:Accept-Encoding} \\b${name}\\b
RewriteCond %{DOCUMENT_ROOT}${baseUrl}$0.${extension} -f
RewriteRule ^.+$ $0.${extension} [END]`;
