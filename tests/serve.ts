import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {ToolError, runTool} from '../src/tools/cli';
import {startServer} from './support/server';

const help = 'Serves build/, or another built folder: npm run serve -- [folder] [port]';

void runTool('npm run serve', help, async () => {
  const {positionals} = parseArgs({allowPositionals: true});
  const [dir = 'build', port = '3000', ...others] = positionals;
  const isPort = /^\d+$/.test(port) && Number(port) < 65_536;
  if (!isPort || others.length > 0) {
    throw new ToolError(
      `"${positionals.join(' ')}" is not a folder and a port.`,
      'Write both, or nothing: npm run serve -- build 3000',
    );
  }
  if (!existsSync(path.join(dir, '404.html'))) {
    throw new ToolError(`${dir} holds no built site.`, 'Run npm run build first.');
  }
  try {
    const {url} = await startServer({dir, port: Number(port)});
    console.log(`Serving ${dir} at ${url} (press Ctrl+C to stop)`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    const command = `npm run serve -- ${dir} ${Number(port) + 1}`;
    throw new ToolError(`Port ${port} is in use.`, `Choose another: ${command}`);
  }
});
