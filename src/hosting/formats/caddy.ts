import {contentTypes, defaultHeaders, folderHeaders} from '../rules';
import type {FileHeaders, Headers} from '../rules';
import {trailingSlashes} from '../site';
import type {HostedSite} from '../site';
import {indent, quote} from './server';
import type {ServerOptions} from './server';

/** A complete Caddyfile. On port 443 without a certificate, Caddy gets one by itself. */
export function caddy(site: HostedSite, {root, name, port, certificate, key}: ServerOptions) {
  const {baseUrl} = site;
  const isSecure = certificate !== undefined && key !== undefined;
  const scheme = isSecure || port === 443 ? 'https' : 'http';
  const files = [`root * ${quote(root)}`, 'file_server {', '  precompressed br gzip', '}'];
  const host = [
    ...(isSecure ? [`tls ${quote(certificate)} ${quote(key)}`] : []),
    'import headers',
    ...Object.entries(folderHeaders).flatMap(([folder, headers]) =>
      setHeaders({...headers}, `${baseUrl}${folder}/*`),
    ),
    ...Object.entries(contentTypes).flatMap(([extension, type]) => [
      `@${extension} path *.${extension}`,
      `header @${extension} Content-Type ${quote(type)}`,
    ]),
    ...site.redirects.map(({from, to}) => `redir ${from} ${to} permanent`),
    `@slashes path_regexp slashes ${quote(trailingSlashes(site))}`,
    'redir @slashes {re.slashes.1} permanent',
    `handle_path ${baseUrl}* {`,
    ...indent(['try_files {path} {path}.html {path}/index.html', ...files]),
    '}',
    'handle_errors {',
    ...indent([
      'import headers',
      // The path was that of another file
      ...setHeaders({...defaultHeaders, 'Content-Type': contentTypes['html'] ?? ''}),
      'rewrite * /404.html',
      ...files,
    ]),
    '}',
  ];
  return [
    '(headers) {',
    ...indent(setHeaders({...site.headers, ...unlessSet(defaultHeaders)})),
    '}',
    `${scheme}://${name}:${port} {`,
    ...indent(host),
    '}',
    '',
  ].join('\n');
}

/** Caddy applies the headers of folders first. */
const unlessSet = (headers: FileHeaders): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [`?${name}`, String(value)]));

const setHeaders = (headers: Headers, matcher?: string): string[] =>
  Object.entries(headers).map(([name, value]) =>
    ['header', ...(matcher ? [matcher] : []), name, quote(value)].join(' '),
  );
