/** How many tests passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });
}

/** The last line of the test command. */
export function lastLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}

/** The part of vitest's JSON report that counts. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/**
 * Tests of a vitest run that ended with `code`. A file that could not be loaded counts as one more failure, and so does a run
 * that failed although every test passed (an error between tests), or that had no tests.
 */
export function vitestTally(report: VitestReport | undefined, code: number): Tally {
  if (!report) return { passed: 0, failed: 1 };
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
  return withSilentFailure({ passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }, code);
}

/** The part of Playwright's JSON report that counts. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** Tests of a Playwright run that ended with `code`; a test that passed only on the second attempt counts as failed. */
export function playwrightTally(report: PlaywrightReport | undefined, code: number): Tally {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return withSilentFailure({ passed: expected, failed: unexpected + flaky }, code);
}

function withSilentFailure(tally: Tally, code: number): Tally {
  const silentFailure = tally.failed === 0 && (code !== 0 || tally.passed === 0);
  return silentFailure ? { ...tally, failed: 1 } : tally;
}
