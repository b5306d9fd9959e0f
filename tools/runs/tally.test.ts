import { expect, test } from 'vitest';
import { lastLine, playwrightTally, sum, vitestTally } from './tally.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});

test('the last line is the sum of all runners', () => {
  expect(
    lastLine(
      sum([
        { passed: 12, failed: 0 },
        { passed: 300, failed: 2 },
        { passed: 5, failed: 1 },
      ]),
    ),
  ).toEqual('317 passed, 3 failed');
});

test('vitest: tests are counted, and a file that did not load is a failure', () => {
  const testResults = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed'), file('failed')];
  expect(vitestTally({ numPassedTests: 3, numFailedTests: 1, testResults }, 1)).toEqual({ passed: 3, failed: 2 });
});

test('vitest: an error between the tests is a failure though every test passed', () => {
  expect(vitestTally({ numPassedTests: 1, numFailedTests: 0, testResults: [file('passed', 'passed')] }, 1)).toEqual({
    passed: 1,
    failed: 1,
  });
});

test('a runner without a test, or without a report, has failed', () => {
  expect(vitestTally({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0)).toEqual({ passed: 0, failed: 1 });
  expect(vitestTally(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  expect(playwrightTally({ stats: { expected: 0, unexpected: 0, flaky: 0 } }, 0)).toEqual({ passed: 0, failed: 1 });
  expect(playwrightTally(undefined, 1)).toEqual({ passed: 0, failed: 1 });
});

test('Playwright: a test that passed only the second time has failed', () => {
  expect(playwrightTally({ stats: { expected: 4, unexpected: 1, flaky: 1 } }, 1)).toEqual({ passed: 4, failed: 2 });
});
