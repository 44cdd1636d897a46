import {contentTypes, defaultHeaders, folderHeaders} from '../rules';
import type {FileHeaders} from '../rules';
import {trailingSlashes} from '../site';
import type {HostedSite} from '../site';
import {indent, quote, splitFragment} from './server';
import type {ServerOptions} from './server';

const variables: Record<keyof FileHeaders, string> = {
  'Cache-Control': '$cache_control',
  'Cross-Origin-Resource-Policy': '$resource_policy',
};

/** A complete `nginx.conf`. */
export function nginx(site: HostedSite, options: ServerOptions): string {
  const {root, name, port, certificate, key} = options;
  const {baseUrl} = site;
  const isSecure = certificate !== undefined && key !== undefined;
  const server = [
    ...['', '[::]:'].map((address) => `listen ${address}${port}${isSecure ? ' ssl http2' : ''};`),
    `server_name ${name};`,
    ...(isSecure ? tls(certificate, key) : []),
    `root ${quote(root)};`,
    'brotli_static on;',
    'gzip_static on;',
    'gzip_vary on;',
    ...Object.entries(site.headers).map(([header, value]) => addHeader(header, quote(value))),
    ...Object.entries(variables).map(([header, variable]) => addHeader(header, variable)),
    `error_page 404 ${baseUrl}404.html;`,
    'if ($moved_to) { return 301 $moved_to; }',
    `rewrite ${quote(trailingSlashes(site))} $1 permanent;`,
    `location = ${baseUrl} { rewrite ^ /index.html break; }`,
    `location ${baseUrl} {`,
    ...(baseUrl === '/' ? [] : [`  rewrite ^${baseUrl}(.*)$ /$1 break;`]),
    '  try_files $uri $uri.html =404;',
    '}',
  ];
  const http = [
    'types {',
    ...indent(Object.entries(contentTypes).map(([name, type]) => `${quote(type)} ${name};`)),
    '}',
    'sendfile on;',
    'server_tokens off;',
    ...fileMaps(),
    'map $uri $moved_to {',
    ...indent(
      site.redirects.map(({from, to}) => {
        return `${from} ${quote(splitFragment(to).join('$is_args$args'))};`;
      }),
    ),
    '}',
    'server {',
    ...indent(server),
    '}',
    ...(isSecure && port === 443 ? toHttps(name) : []),
  ];
  return [
    '# Needs the modules gzip_static, brotli_static and ssl (Debian: nginx libnginx-mod-http-brotli-static).',
    'include /etc/nginx/modules-enabled/*.conf;',
    'events {}',
    'http {',
    ...indent(http),
    '}',
    '',
  ].join('\n');
}

// In one block: `add_header` in a location would drop those of the server
const addHeader = (name: string, value: string) => `add_header ${name} ${value} always;`;

const fileMaps = (): string[] =>
  Object.entries(variables).flatMap(([header, variable]) => [
    `map $uri ${variable} {`,
    `  default ${quote(defaultHeaders[header as keyof FileHeaders])};`,
    ...Object.entries(folderHeaders).map(
      ([folder, headers]) => `  ~^/${folder}/ ${quote(headers[header as keyof FileHeaders])};`,
    ),
    '}',
  ]);

const tls = (certificate: string, key: string): string[] => [
  `ssl_certificate ${quote(certificate)};`,
  `ssl_certificate_key ${quote(key)};`,
  'ssl_protocols TLSv1.2 TLSv1.3;',
  'ssl_session_cache shared:tls:1m;',
  'ssl_session_tickets off;',
];

const toHttps = (name: string): string[] => [
  'server {',
  '  listen 80;',
  '  listen [::]:80;',
  `  server_name ${name};`,
  `  return 301 https://${name}$request_uri;`,
  '}',
];
