import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Pages that React builds and then leaves alone: everything under `/news`. The build renders them like any other
 * page, with the full table of routes. The visitor's table holds one pattern for all of them instead of an entry, a
 * chunk and a chunk's address each, so that a thousand posts cost a visit no more than ten. In the browser
 * `src/theme/StillPage` keeps their content as it came.
 *
 * The server's build keeps header and footer from page to page (`src/theme/KeptFrame`).
 *
 * How: in the client's production build three files that Docusaurus generates pass through ./loader.cjs. The
 * development server and the server build see them as they are.
 */
export default function still({siteDir, baseUrl, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'evo-still',
    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV !== 'production') return undefined;
      const rule = (files: string[], options: object) => ({
        include: files.map((file) => path.join(generatedFilesDir, file)),
        enforce: 'pre' as const,
        use: [
          {
            loader: path.join(siteDir, 'src', 'plugins', 'static-news', 'loader.cjs'),
            options: {prefix: `${baseUrl}news`, ...options},
          },
        ],
      });
      const serverRoutes = path.join(__dirname, 'serverRoutes.ts');
      const frame = path.join(siteDir, 'src', 'theme', 'KeptFrame');
      // One file for the server in place of one a post: it is read once anyway, and chunks cost the bundler dear
      if (isServer) {
        return {
          module: {
            parser: {javascript: {dynamicImportMode: 'eager'}},
            rules: [rule(['routes.js'], {reader: serverRoutes})],
          },
          entry: {main: path.join(frame, 'serverEntry.ts')},
          resolve: {
            alias: {
              'react-router-config$': serverRoutes,
              '@theme/Navbar': path.join(frame, 'Navbar.tsx'),
              '@theme/Footer': path.join(frame, 'Footer.tsx'),
            },
          },
        };
      }
      const generated = ['routes.js', 'registry.js', 'routesChunkNames.json'];
      return {module: {rules: [rule(generated, {page: '@theme/StillPage'})]}};
    },
  };
}
