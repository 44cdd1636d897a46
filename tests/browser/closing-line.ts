import type {FullConfig, Reporter, Suite, TestError} from 'playwright/types/testReporter';

/**
 * Ends a run with one line that is easy to find: `N passed, N failed, N skipped`. Tests that needed a second try are
 * named before it: one that is named again and again, on a machine with nothing else to do, has a fault to be found.
 */
export default class ClosingLine implements Reporter {
  #suite: Suite | undefined;
  #errors = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  /** What goes wrong outside any test, before the first one for example. */
  onError(_error: TestError): void {
    this.#errors += 1;
  }

  onEnd(): void {
    const again: string[] = [];
    const count = {passed: 0, failed: this.#errors, skipped: 0};
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome === 'skipped') count.skipped += 1;
      else if (outcome === 'unexpected') count.failed += 1;
      else count.passed += 1;
      if (outcome === 'flaky') again.push(test.titlePath().slice(2).join(' › '));
    }
    if (again.length > 0) console.log(`\nPassed at the second try:\n${again.join('\n')}`);
    console.log(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
  }

  printsToStdio(): boolean {
    return false; // the line reporter is the one that writes while tests run
  }
}
