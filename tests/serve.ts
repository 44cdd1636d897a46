/** Serves build/, or another built folder: npm run serve -- [folder] [port] */
import process from 'node:process';

import {startServer} from './support/server';

const [dir = 'build', port = '3000'] = process.argv.slice(2);

startServer({dir, port: Number(port)}).then(
  ({url}) => console.log(`Serving ${dir} at ${url} (press Ctrl+C to stop)`),
  (error: unknown) => {
    const messages: Record<string, string> = {
      ENOENT: `${dir} does not exist.\n→ Run npm run build first.`,
      EADDRINUSE: `Port ${port} is in use.\n→ Choose another: npm run serve -- ${dir} ${Number(port) + 1}`,
    };
    console.error(messages[(error as NodeJS.ErrnoException).code ?? ''] ?? error);
    process.exitCode = 1;
  },
);
