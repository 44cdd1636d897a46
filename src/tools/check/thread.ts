import {parentPort, workerData} from 'node:worker_threads';

import type {Answer, Task} from './apart';
import type {Rule} from './problem';
import {readSite} from './site';

const {root, module, name} = workerData as Task;
const loading = import(module) as Promise<Record<string, Rule | undefined>>;

async function run(): Promise<Answer> {
  try {
    const rule = (await loading)[name];
    if (!rule) throw new Error(`${module} has no rule ${name}.`);
    return {problems: await rule(readSite(root))};
  } catch (error) {
    return {fault: error instanceof Error ? (error.stack ?? error.message) : String(error)};
  }
}

parentPort?.on('message', () => {
  void run().then((answer) => parentPort?.postMessage(answer));
});
