/** Serves build/, or another built folder: npm run serve -- [folder] [port] */
import {existsSync} from 'node:fs';
import path from 'node:path';
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

if (!existsSync(path.join(dir, '404.html'))) {
  refuse(`${dir} holds no built site.`, 'Run npm run build first.');
}

startServer({dir, port: Number(port)}).then(
  ({url}) => console.log(`Serving ${dir} at ${url} (press Ctrl+C to stop)`),
  (error: unknown) => {
    const {code} = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      const command = `npm run serve -- ${dir} ${Number(port) + 1}`;
      refuse(`Port ${port} is in use.`, `Choose another: ${command}`);
    }
    throw error;
  },
);
