import type {FullConfig, Reporter, Suite, TestError} from 'playwright/types/testReporter';

/** Prints `N passed, N failed` as the last line of a run, for tools that count tests. */
export default class ClosingLine implements Reporter {
  #suite: Suite | undefined;
  #errors = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  /** Errors outside any test, such as a spec file that does not compile. */
  onError(_error: TestError): void {
    this.#errors += 1;
  }

  onEnd(): void {
    const outcomes = (this.#suite?.allTests() ?? []).map((test) => test.outcome());
    const passed = outcomes.filter((outcome) => ['expected', 'flaky'].includes(outcome)).length;
    const failed = outcomes.filter((outcome) => outcome === 'unexpected').length + this.#errors;
    console.log(`\n${passed} passed, ${failed} failed`);
  }

  printsToStdio(): boolean {
    return false; // the line reporter prints progress
  }
}
