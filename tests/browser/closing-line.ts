import type {FullConfig, Reporter, Suite, TestError} from 'playwright/types/testReporter';

/** Ends a run with one line that is easy to find: `N passed, N failed, N skipped`. */
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
    const count = {passed: 0, failed: this.#errors, skipped: 0};
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome === 'skipped') count.skipped += 1;
      else if (outcome === 'unexpected') count.failed += 1;
      else count.passed += 1;
    }
    console.log(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
  }

  printsToStdio(): boolean {
    return false; // the line reporter is the one that writes while tests run
  }
}
