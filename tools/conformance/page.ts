import type { Result } from './results.ts';
import { rowsIn, type Row } from './rows.ts';

/** `docs/conformance.md`: each row of the specification, the tests that are named after it, and their results in the last run. */
export function conformancePage(rows: readonly Row[], results: readonly Result[]): string {
  const named = results.map((result) => ({ result, ids: rowsIn(result.title) }));
  const lines = rows.flatMap(({ id, row }) => {
    const tests = named.filter(({ ids }) => ids.includes(id)).map(({ result }) => result);
    if (tests.length === 0) return [`| ${id} | ${cell(row)} | none | **not run** |`];
    return tests.map(
      ({ file, title, passed }, index) =>
        `| ${index === 0 ? id : ''} | ${index === 0 ? cell(row) : ''} | ${file}: ${cell(title)} | ${passed ? 'passed' : '**failed**'} |`,
    );
  });
  return [
    '# What the specification says, and the test of each row',
    '',
    'Printed by `pnpm conformance` from the reports of the last `pnpm test`. A row is named by its section',
    '([specification.md](specification.md)); a test bears the name of its row and fails when the text or the number changes.',
    '',
    '| row | what it says | test | result |',
    '| --- | --- | --- | --- |',
    ...lines,
    '',
  ].join('\n');
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
