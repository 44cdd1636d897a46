import {contentTypes, defaultHeaders, folderHeaders} from '../rules';
import {trailingSlashes} from '../site';
import type {HostedSite} from '../site';
import {lines} from './server';
import type {ServerOptions} from './server';

const modules = 'mpm_event alias authz_core headers http2 mime rewrite socache_shmcb ssl'.split(
  ' ',
);

/** The encodings of the compressed files, and their extensions. */
const encodings = {br: 'br', gzip: 'gz'};

/** A complete `httpd.conf` for Apache 2.4, with the modules of Debian's apache2-bin. */
export function apache(site: HostedSite, {root, name, port, tls}: ServerOptions): string {
  const {baseUrl} = site;
  return `ServerRoot /usr/lib/apache2
${lines(0, modules, (module) => `LoadModule ${module}_module modules/mod_${module}.so`)}
ServerName ${name}
PidFile /run/apache2.pid
ErrorLog /var/log/apache2/error.log
User www-data
Group www-data
ServerTokens Prod
TypesConfig /dev/null
${lines(0, Object.entries(contentTypes), ([extension, type]) => `AddType "${type}" .${extension}`)}
${lines(0, Object.entries(encodings), ([encoding, extension]) => `AddEncoding ${encoding} .${extension}`)}
Listen ${port}${tls ? ' https' : ''}
<VirtualHost *:${port}>
  ServerName ${name}
  ${tls ? tlsOptions(tls) : '# Without TLS'}
  DocumentRoot "${root}"
  # Rewritten paths could name other files of the server
  <Directory "/">
    Require all denied
  </Directory>
  <Directory "${root}">
    Require all granted
  </Directory>
  ${lines(2, Object.entries({...site.headers, ...defaultHeaders}), setHeader)}
  Header always merge Vary Accept-Encoding
  ${lines(2, Object.entries(folderHeaders), folderBlock)}
  ErrorDocument 404 ${baseUrl}404.html
  RewriteEngine on
  ${lines(2, Object.entries(site.redirects), redirect)}
  RewriteRule "${trailingSlashes(site)}" $1 [R=301,L]
  RewriteMap lowercase int:tolower
  RewriteCond %{DOCUMENT_ROOT}/\${lowercase:$1}.html -f
  RewriteRule "^${baseUrl}(.*[A-Z].*)$" ${baseUrl}\${lowercase:$1} [R=301,L]
  ${baseUrl === '/' ? '' : `RewriteRule ^${baseUrl}(.*)$ /$1`}
  RewriteRule ^/$ /index.html
  RewriteCond %{DOCUMENT_ROOT}$0.html -f
  RewriteRule ^.*[^/]$ $0.html
  ${lines(2, Object.entries(encodings), compressedCopy)}
</VirtualHost>
${tls && port === 443 ? toHttps(name) : ''}`;
}

const setHeader = ([name, value]: [string, string]): string =>
  `Header always set ${name} "${value}"`;

const folderBlock = ([folder, headers]: [string, object]): string =>
  `<LocationMatch "^/${folder}/">
    ${lines(4, Object.entries(headers), setHeader)}
  </LocationMatch>`;

function redirect([from, to]: [string, string]): string {
  const query = to.includes('#') ? ',QSD' : ''; // Apache would add the query after the fragment
  return `RewriteRule ^${from}$ ${to} [R=301,NE,L${query}]`;
}

/** Serves the compressed copy of a file. Type and encoding follow from its two extensions. */
const compressedCopy = ([encoding, extension]: [string, string]): string =>
  `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b
  RewriteCond %{DOCUMENT_ROOT}$0.${extension} -f
  RewriteRule ^.+$ $0.${extension} [L]`;

const tlsOptions = ({certificate, key}: NonNullable<ServerOptions['tls']>): string =>
  `SSLEngine on
  SSLProtocol -all +TLSv1.2 +TLSv1.3
  SSLCertificateFile "${certificate}"
  SSLCertificateKeyFile "${key}"
  Protocols h2 http/1.1`;

const toHttps = (name: string): string => `Listen 80
<VirtualHost *:80>
  ServerName ${name}
  Redirect permanent / https://${name}/
</VirtualHost>
`;
