/** Runs a command and measures it: how long it takes, and how much memory it and all that it starts hold at most. */
import {execFile, execFileSync, spawn} from 'node:child_process';
import {readFile, readdir} from 'node:fs/promises';
import process from 'node:process';
import {promisify} from 'node:util';

export interface Command {
  /** Arguments of Node: the script and its own. */
  args: readonly string[];
  cwd: string;
  env?: Readonly<Record<string, string>>;
}

export interface Run {
  milliseconds: number;
  /** Time of processors that it and its descendants took, which other programs' work hardly changes. */
  cpuMilliseconds: number;
  /** Resident memory of the process and its descendants, bytes, at the highest sample. */
  peakBytes: number;
  output: string;
}

export interface ProcessSample {
  pid: number;
  parent: number;
  bytes: number;
  cpuMilliseconds: number;
}

const sampleEvery = 200;

/** No command asks the network for news of itself, or draws for a terminal. */
export const quietEnvironment: Readonly<Record<string, string>> = {
  NO_UPDATE_NOTIFIER: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
};

/**
 * Runs Node with arguments until it ends.
 * @throws with the end of the output when it ends badly
 */
export async function measure({args, cwd, env = {}}: Command): Promise<Run> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: {...process.env, ...quietEnvironment, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const sampler = watch(child.pid ?? 0);
  const code = await ended;
  const milliseconds = performance.now() - started;
  const used = await sampler.stop();
  if (code !== 0) {
    throw new Error(`${args.join(' ')} ended with ${String(code)}:\n${output.slice(-3000)}`);
  }
  return {milliseconds, ...used, output};
}

/** Samples a process and its descendants until it is told to stop. */
function watch(root: number): {stop: () => Promise<Pick<Run, 'cpuMilliseconds' | 'peakBytes'>>} {
  let peakBytes = 0;
  const cpu = new Map<number, number>();
  const end = new AbortController();
  const loop = (async () => {
    while (!end.signal.aborted) {
      const tree = treeOf(root, await listProcesses().catch(() => []));
      peakBytes = Math.max(
        peakBytes,
        tree.reduce((sum, {bytes}) => sum + bytes, 0),
      );
      for (const {pid, cpuMilliseconds} of tree) cpu.set(pid, cpuMilliseconds);
      await new Promise((resolve) => setTimeout(resolve, sampleEvery));
    }
  })();
  return {
    stop: async () => {
      end.abort();
      await loop;
      return {peakBytes, cpuMilliseconds: [...cpu.values()].reduce((sum, each) => sum + each, 0)};
    },
  };
}

/** A process and its descendants, of a list of processes. */
export function treeOf(root: number, processes: readonly ProcessSample[]): ProcessSample[] {
  const tree = processes.filter(({pid}) => pid === root);
  for (const {pid} of tree) tree.push(...processes.filter(({parent}) => parent === pid));
  return tree;
}

function listProcesses(): Promise<ProcessSample[]> {
  return process.platform === 'linux' ? fromProc() : fromPs();
}

/** Linux counts memory in pages and processor time in hundredths of a second. */
const pageBytes = () => Number(execFileSync('getconf', ['PAGESIZE'], {encoding: 'utf8'}));
let knownPageBytes: number | undefined;

async function fromProc(): Promise<ProcessSample[]> {
  const page = (knownPageBytes ??= pageBytes());
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const samples = await Promise.all(
    pids.map(async (pid) => {
      // A process may end between the listing and the reading
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
      return stat === undefined ? undefined : parseStat(stat, page);
    }),
  );
  return samples.filter((sample) => sample !== undefined);
}

/** Reads a line of Linux' `/proc/<pid>/stat`: a process' name in it may hold spaces and brackets. */
export function parseStat(stat: string, page: number): ProcessSample {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const field = (number: number) => Number(fields[number - 3] ?? 0); // counted as in proc(5)
  return {
    pid: Number.parseInt(stat, 10),
    parent: field(4),
    cpuMilliseconds: (field(14) + field(15)) * 10,
    bytes: field(24) * page,
  };
}

async function fromPs(): Promise<ProcessSample[]> {
  const {stdout} = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=,time=']);
  return stdout.trim().split('\n').map(parsePs);
}

/** Reads a line of `ps`, whose times are `[[hours:]minutes:]seconds`. */
export function parsePs(line: string): ProcessSample {
  const [pid = '0', parent = '0', kilobytes = '0', time = '0'] = line.trim().split(/\s+/);
  const seconds = time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return {
    pid: Number(pid),
    parent: Number(parent),
    bytes: Number(kilobytes) * 1024,
    cpuMilliseconds: seconds * 1000,
  };
}
