import {Worker} from 'node:worker_threads';

import type {Problem} from './problem';

/** What a thread answers. */
export type Answer = {problems: Problem[]} | {fault: string};

/** What a thread is told at its start. */
export interface Task {
  root: string;
  /** The rule's module, and its name in it. */
  module: string;
  name: string;
}

/**
 * A rule in a thread of its own, for one that is slow: it works on one core while the others work on the next. The
 * thread stays for further runs and reads the site from disk itself.
 */
export class Apart {
  private readonly worker: Worker;

  constructor(task: Task) {
    this.worker = new Worker(new URL('worker.mjs', import.meta.url), {workerData: task});
  }

  run(): Promise<Problem[]> {
    return new Promise((resolve, reject) => {
      this.worker.once('error', reject);
      this.worker.once('message', (answer: Answer) => {
        this.worker.off('error', reject);
        if ('fault' in answer) reject(new Error(answer.fault));
        else resolve(answer.problems);
      });
      this.worker.postMessage('run');
    });
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }
}
