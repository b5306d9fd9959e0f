/** A test of a row with its result. */
export interface Result {
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
}

/** The part of vitest's JSON report that names tests. */
export interface VitestNames {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** The part of Playwright's JSON report that names tests. */
export interface PlaywrightNames {
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSuite extends PlaywrightNames {
  readonly specs: readonly { readonly file: string; readonly title: string; readonly ok: boolean }[];
}

/** Every test of a vitest report; `root` is removed from the paths. */
export const vitestResults = (report: VitestNames, root: string): Result[] =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: name.replace(root, ''),
      title: fullName.trim(),
      passed: status === 'passed',
    })),
  );

/** Every test of a Playwright report; its files are named from `folder`. */
export const playwrightResults = ({ suites = [] }: PlaywrightNames, folder: string): Result[] =>
  suites.flatMap((suite) => [
    ...suite.specs.map(({ file, title, ok }) => ({ file: `${folder}/${file}`, title, passed: ok })),
    ...playwrightResults(suite, folder),
  ]);
