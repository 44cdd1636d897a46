import {contentTypes, defaultHeaders, folderHeaders, type FileHeaders} from '../rules';
import {trailingSlashes, type HostedSite} from '../site';

/** What a server is to serve. */
export interface ServerOptions {
  /** The folder of the built site on the server. */
  root: string;
  /** The host name. */
  name: string;
  port: number;
  /** Files with a certificate and its key. Without them the server speaks plain HTTP. */
  tls?: {certificate: string; key: string};
}

const variables: Record<keyof FileHeaders, string> = {
  'Cache-Control': '$cache_control',
  'Cross-Origin-Resource-Policy': '$resource_policy',
};

/** A complete `nginx.conf`. */
export function nginx(site: HostedSite, {root, name, port, tls}: ServerOptions): string {
  const {baseUrl} = site;
  const listen = `${port}${tls ? ' ssl http2' : ''}`;
  return `# Needs the modules gzip_static, brotli_static and ssl (Debian: nginx libnginx-mod-http-brotli-static).
include /etc/nginx/modules-enabled/*.conf;
events {}
http {
  types {
    ${lines(4, Object.entries(contentTypes), ([extension, type]) => `"${type}" ${extension};`)}
  }
  sendfile on;
  server_tokens off;
  # For addresses of posts, which are long and many
  map_hash_bucket_size 512;
  map_hash_max_size 16384;
  ${lines(2, Object.entries(variables), fileMap)}
  # Addresses with capitals: a map ignores the case of strings, and not that of expressions
  map $uri $capitals { ~[A-Z] 1; }
  map $capitals$uri $lowercase {
    ${lines(4, site.pages, (page) => `1${page} "${page}$is_args$args";`)}
  }
  map $uri $moved_to {
    ${lines(4, Object.entries(site.redirects), ([from, to]) => `${from} "${to.replace(/(?=#|$)/, () => '$is_args$args')}";`)}
  }
  server {
    listen ${listen};
    listen [::]:${listen};
    server_name ${name};
    ${tls ? tlsOptions(tls) : '# Without TLS'}
    root "${root}";
    brotli_static on;
    gzip_static on;
    gzip_vary on;
    # In one block: a location with headers of its own would drop these
    ${lines(4, Object.entries(site.headers), ([header, value]) => `add_header ${header} "${value}" always;`)}
    ${lines(4, Object.entries(variables), ([header, value]) => `add_header ${header} ${value} always;`)}
    error_page 404 ${baseUrl}404.html;
    if ($moved_to) { return 301 $moved_to; }
    if ($lowercase) { return 301 $lowercase; }
    rewrite "${trailingSlashes(site)}" $1 permanent;
    location = ${baseUrl} { rewrite ^ /index.html break; }
    location ${baseUrl} {
      rewrite ^${baseUrl}(.*)$ /$1 break;
      try_files $uri $uri.html =404;
    }
  }
${tls && port === 443 ? toHttps(name) : ''}}
`;
}

/** Formats items as lines, all but the first of them indented. */
const lines = <Item>(indent: number, items: readonly Item[], format: (item: Item) => string) =>
  items.map(format).join(`\n${' '.repeat(indent)}`);

const fileMap = ([header, variable]: [string, string]): string => {
  const key = header as keyof FileHeaders;
  return `map $uri ${variable} {
    default "${defaultHeaders[key]}";
    ${lines(4, Object.entries(folderHeaders), ([folder, headers]) => `~^/${folder}/ "${headers[key]}";`)}
  }`;
};

const tlsOptions = ({certificate, key}: Required<ServerOptions>['tls']): string =>
  `ssl_certificate "${certificate}";
    ssl_certificate_key "${key}";
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:tls:1m;
    ssl_session_tickets off;`;

const toHttps = (name: string): string => `  server {
    listen 80;
    listen [::]:80;
    server_name ${name};
    return 301 https://${name}$request_uri;
  }
`;
