import { expect, test } from 'vitest';
import { playwrightFailures, vitestFailures } from './failures.ts';

test('vitest: each failed test is one line, and so is a file that did not load', () => {
  const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };
  const failed = {
    fullName: 'takes away',
    status: 'failed',
    failureMessages: ['\u001b[31mError: 2 is not 1\u001b[39m\n  at line 3'],
  };
  expect(
    vitestFailures({
      testResults: [
        { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [passed] },
        { name: 'b.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
        { name: 'c.test.ts', status: 'failed', message: 'no such module\nin c', assertionResults: [] },
      ],
    }),
  ).toEqual(['b.test.ts › takes away: Error: 2 is not 1', 'c.test.ts › (the file itself): no such module']);
});

test('Playwright: each failed test is one line, however deep it lies', () => {
  const passed = { title: 'opens', ok: true, tests: [{ results: [{ errors: [] }] }] };
  const failed = {
    title: 'closes',
    ok: false,
    tests: [{ results: [{ errors: [{ message: 'Error: still open\n  at line 9' }] }] }],
  };
  const silent = { title: 'waits', ok: false, tests: [{ results: [{ errors: [] }] }] };
  expect(
    playwrightFailures({
      suites: [
        { file: 'door.e2e.ts', specs: [passed, failed], suites: [{ file: 'door.e2e.ts', specs: [silent, passed] }] },
      ],
    }),
  ).toEqual(['door.e2e.ts › closes: Error: still open', 'door.e2e.ts › waits']);
});
