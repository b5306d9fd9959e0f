import { stripVTControlCharacters } from 'node:util';

/** The parts of a vitest report that name failures. */
export interface VitestNames {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** The parts of a Playwright report that name failures. */
export interface PlaywrightNames {
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** Failures of a vitest run: one line each with file, test and first line of the error; also files that did not load. */
export function vitestFailures({ testResults }: VitestNames): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [describeFailure(name, '(the file itself)', message)];
    return failed.map(({ fullName, failureMessages }) => describeFailure(name, fullName, failureMessages[0]));
  });
}

/** Failures of a Playwright run: one line each with file, test and first line of the error. */
export function playwrightFailures({ suites }: PlaywrightNames): string[] {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => {
        const errors = tests.flatMap(({ results }) => results.flatMap((one) => one.errors));
        return describeFailure(file, title, errors[0]?.message);
      }),
    ...playwrightFailures({ suites: inner }),
  ]);
}

function describeFailure(file: string, test: string, why = ''): string {
  const [first = ''] = stripVTControlCharacters(why).split('\n');
  return `${file} › ${test}${first && `: ${first.slice(0, 300)}`}`;
}
