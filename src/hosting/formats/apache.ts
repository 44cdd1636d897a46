import {contentTypes, defaultHeaders, folderHeaders} from '../rules';
import type {Headers} from '../rules';
import {trailingSlashes} from '../site';
import type {HostedSite} from '../site';
import {indent, quote} from './server';
import type {ServerOptions} from './server';

const modules = [
  'mpm_event',
  'authz_core',
  'headers',
  'http2',
  'mime',
  'rewrite',
  'socache_shmcb',
  'ssl',
];

/** A complete `httpd.conf` for Apache 2.4, with the modules of Debian's apache2-bin. */
export function apache(site: HostedSite, {root, name, port, certificate, key}: ServerOptions) {
  const {baseUrl} = site;
  const isSecure = certificate !== undefined && key !== undefined;
  const host = [
    `ServerName ${name}`,
    ...(isSecure
      ? [
          'SSLEngine on',
          'SSLProtocol -all +TLSv1.2 +TLSv1.3',
          `SSLCertificateFile ${quote(certificate)}`,
          `SSLCertificateKeyFile ${quote(key)}`,
          'Protocols h2 http/1.1',
        ]
      : []),
    `DocumentRoot ${quote(root)}`,
    `<Directory ${quote(root)}>`,
    '  Require all granted',
    '</Directory>',
    ...setHeaders({...site.headers, ...defaultHeaders}),
    'Header always merge Vary Accept-Encoding',
    ...Object.entries(folderHeaders).flatMap(([folder, headers]) => [
      `<LocationMatch "^/${folder}/">`,
      ...indent(setHeaders({...headers})),
      '</LocationMatch>',
    ]),
    `ErrorDocument 404 ${baseUrl}404.html`,
    'RewriteEngine on',
    ...site.redirects.map(({from, to}) => {
      const query = to.includes('#') ? ',QSD' : ''; // Apache would add the query after the fragment
      return `RewriteRule ^${from}$ ${to} [R=301,NE,L${query}]`;
    }),
    `RewriteRule ${quote(trailingSlashes(site))} $1 [R=301,L]`,
    ...(baseUrl === '/' ? [] : [`RewriteRule ^${baseUrl}(.*)$ /$1`]),
    'RewriteRule ^/$ /index.html',
    'RewriteCond %{DOCUMENT_ROOT}$0.html -f',
    'RewriteRule ^.*[^/]$ $0.html',
    ...compressed('br', 'br'),
    ...compressed('gzip', 'gz'),
  ];
  return [
    'ServerRoot /usr/lib/apache2',
    ...modules.map((module) => `LoadModule ${module}_module modules/mod_${module}.so`),
    `ServerName ${name}`,
    'PidFile /run/apache2.pid',
    'ErrorLog /var/log/apache2/error.log',
    'User www-data',
    'Group www-data',
    'ServerTokens Prod',
    'TypesConfig /dev/null',
    ...Object.entries(contentTypes).map(([name, type]) => `AddType ${quote(type)} .${name}`),
    'AddEncoding br .br',
    'AddEncoding gzip .gz',
    `Listen ${port}${isSecure ? ' https' : ''}`,
    `<VirtualHost *:${port}>`,
    ...indent(host),
    '</VirtualHost>',
    ...(isSecure && port === 443 ? toHttps(name) : []),
    '',
  ].join('\n');
}

const setHeaders = (headers: Headers): string[] =>
  Object.entries(headers).map(([name, value]) => `Header always set ${name} ${quote(value)}`);

/** Serves the compressed copy of a file. Type and encoding follow from its two extensions. */
const compressed = (encoding: string, extension: string): string[] => [
  `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b`,
  `RewriteCond %{DOCUMENT_ROOT}$0.${extension} -f`,
  `RewriteRule ^.+$ $0.${extension} [L]`,
];

const toHttps = (name: string): string[] => [
  'Listen 80',
  '<VirtualHost *:80>',
  `  ServerName ${name}`,
  `  Redirect permanent / https://${name}/`,
  '</VirtualHost>',
];
