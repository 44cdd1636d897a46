import {contentTypes, defaultHeaders, folderHeaders} from '../rules';
import {trailingSlashes} from '../site';
import type {HostedSite} from '../site';
import {lines} from './server';
import type {ServerOptions} from './server';

/** A complete Caddyfile. On port 443 without a certificate, Caddy gets one by itself. */
export function caddy(site: HostedSite, {root, name, port, tls}: ServerOptions): string {
  const {baseUrl} = site;
  const scheme = tls || port === 443 ? 'https' : 'http';
  const folders = Object.entries(folderHeaders).flatMap(([folder, headers]) =>
    Object.entries(headers).map(([header, value]) => [folder, header, value] as const),
  );
  const files = `root * "${root}"
    file_server {
      precompressed br gzip
    }`;
  return `(headers) {
  ${lines(2, Object.entries(site.headers), setHeader)}
  # Unless a folder has set them
  ${lines(2, Object.entries(defaultHeaders), ([header, value]) => `header ?${header} "${value}"`)}
}
${scheme}://${name}:${port} {
  ${tls ? `tls "${tls.certificate}" "${tls.key}"` : '# As Caddy does by default'}
  import headers
  ${lines(2, folders, ([folder, header, value]) => `header ${baseUrl}${folder}/* ${header} "${value}"`)}
  ${lines(2, Object.entries(contentTypes), ([extension, type]) => `@${extension} path *.${extension}\n  header @${extension} Content-Type "${type}"`)}
  ${lines(2, Object.entries(site.redirects), ([from, to]) => `redir ${from} ${to.replace(/(?=#|$)/, '{?query}')} permanent`)}
  @slashes path_regexp slashes "${trailingSlashes(site)}"
  redir @slashes {re.slashes.1}{?query} permanent
  map {path} {lowercase} {
    ${lines(4, site.pages, (page) => `~(?i)^${page.replaceAll('.', '\\.')}$ ${page}`)}
    default ""
  }
  @capitals expression \`{path}.matches("[A-Z]") && {lowercase} != ""\`
  redir @capitals {lowercase}{?query} permanent
  handle_path ${baseUrl}* {
    try_files {path} {path}.html {path}/index.html
    ${files}
  }
  handle_errors {
    import headers
    # The path was that of another file
    ${lines(4, Object.entries({...defaultHeaders, 'Content-Type': contentTypes['html'] ?? ''}), setHeader)}
    rewrite * /404.html
    ${files}
  }
}
`;
}

const setHeader = ([header, value]: [string, string]): string => `header ${header} "${value}"`;
