import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { conformancePage } from './conformance/page.ts';
import { playwrightResults, vitestResults } from './conformance/results.ts';
import { allRows } from './conformance/rows.ts';
import { root } from './gates/sources.ts';

// The reports of the last test run, also of another clone: `pnpm conformance [folder of a clone]`.
const [from = root] = process.argv.slice(2);
const base = from.endsWith('/') ? from : `${from}/`;
const reports = `${base}node_modules/.cache/tilldesk/reports`;

const results = [
  ...['unit', 'server', 'faults', 'stories', 'stories-kit', 'stories-dark'].flatMap((project) => {
    const report = reportAt(project);
    return report === undefined ? [] : vitestResults(report, base);
  }),
  ...playwrightResults(reportAt('day') ?? {}, 'tests'),
];

writeFileSync(`${root}docs/conformance.md`, conformancePage(allRows, results));
console.log('printed docs/conformance.md');

// Reports of the runners; only names and results are read.
function reportAt(runner: string) {
  const path = `${reports}/${runner}.json`;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
