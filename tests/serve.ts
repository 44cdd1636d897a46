/** Serves build/, or another built folder: npm run serve -- [folder] [port] */
import process from 'node:process';

import {refuse} from './support/refuse';
import {startServer} from './support/server';

const [dir = 'build', port = '3000', ...others] = process.argv.slice(2);
const isPort = /^\d+$/.test(port) && Number(port) < 65_536;
if (!isPort || others.length > 0 || dir.startsWith('-')) {
  refuse(
    `"${process.argv.slice(2).join(' ')}" is not a folder and a port.`,
    'Write both, or nothing: npm run serve -- build 3000',
  );
}

startServer({dir, port: Number(port)}).then(
  ({url}) => console.log(`Serving ${dir} at ${url} (press Ctrl+C to stop)`),
  (error: unknown) => {
    const {code} = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') refuse(`${dir} does not exist.`, 'Run npm run build first.');
    if (code === 'EADDRINUSE') {
      const command = `npm run serve -- ${dir} ${Number(port) + 1}`;
      refuse(`Port ${port} is in use.`, `Choose another: ${command}`);
    }
    throw error;
  },
);
