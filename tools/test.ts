import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildWhatChanged } from './build.ts';
import { check } from './gates/check-all.ts';
import { gates, type Gate } from './gates/gates.ts';
import { packed, sizes } from './gates/packed.ts';
import { filesBelow, root } from './gates/sources.ts';
import { differentAnswers } from './record/differences.ts';
import { onStopSignal } from './runs/abandoned.ts';
import { endAll, run } from './runs/child.ts';
import { playwrightFailures, vitestFailures } from './runs/failures.ts';
import { lastLine, playwrightTally, sum, vitestTally, type Tally } from './runs/tally.ts';

// All runs take about half an hour on two cores; a hanging one is ended, and the totals are still printed. The limits leave time
// for a busy machine and end before CI does at 90 minutes. `--all` adds the other appearances, and larger sizes of tests.
const isAll = process.argv.includes('--all');
/** Read by `tests/support/sizes.ts`. */
const size: Record<string, string> = isAll ? { TILLDESK_ALL: '1' } : {};
const deadline = Date.now() + (isAll ? 170 : 85) * 60_000;
const reports = `${root}node_modules/.cache/tilldesk/reports`;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

onStopSignal(() => {
  void endAll().finally(() => process.exit(1));
});

const tallies: [string, Tally][] = [];
const failures: string[] = [];

await count('browser', () => check([browser()]));
await count('gates', () => check(gates()));
await count('answers', () => check([answers()]));
// Server tests only read sources, so packing in parallel does not affect them.
await Promise.all([
  count('packages', async () => sum([await check(packed()), await check([sizes])])),
  hasFiles('server') ? count('server', () => vitest('server')) : undefined,
]);
// None of these uses the whole machine: pages of the app, fault tests, and the UI kit.
await Promise.all(
  [['stories'], ['faults'], ['stories-kit', 'stories-dark', 'unit']].map(async (row) => {
    for (const project of row.filter(hasFiles)) await count(project, () => vitest(project));
  }),
);
if (hasFiles('e2e')) await count('e2e', playwright);
for (const project of isAll ? ['looks-kit', 'looks-light', 'looks-dark', 'looks-spanish'] : [])
  await count(project, () => vitest(project));

// If a log is cut, its end is retained.
if (failures.length > 0) console.log(['\nWhat failed:', ...failures].join('\n'));
console.log();
for (const [name, tally] of tallies) console.log(`${name}: ${lastLine(tally)}`);
const all = sum(tallies.map(([, tally]) => tally));
process.exitCode = all.failed === 0 ? 0 : 1;
console.log(`\n${lastLine(all)}`);

async function count(name: string, runner: () => Promise<Tally>): Promise<void> {
  console.log(`\n— ${name}`);
  tallies.push([name, await runner()]);
}

/** The stories show what the server answers. */
function answers(): Gate {
  return { name: 'answers', complaints: differentAnswers };
}

function browser(): Gate {
  const complaints = async () => {
    const { code } = await run(process.execPath, ['tools/ensure-browser.ts'], { showOutput: true, limit: timeLeft() });
    return code === 0 ? [] : ['no browser: the stories and the day cannot be tested'];
  };
  return { name: 'browser', complaints };
}

async function vitest(project: string): Promise<Tally> {
  const report = `${reports}/${project}.json`;
  const { code } = await run(
    'vitest',
    // Two projects: tests that share modules, and tests that need isolated ones.
    [
      'run',
      '--project',
      ['unit', 'server'].includes(project) ? `${project}*` : project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { showOutput: true, limit: timeLeft(), env: environmentOf(project) },
  );
  const parsedReport = reportAt(report);
  if (parsedReport) failures.push(...vitestFailures(parsedReport));
  return vitestTally(parsedReport, code);
}

async function playwright(): Promise<Tally> {
  const [built] = [await check([{ name: 'build', complaints: () => buildWhatChanged().then(() => []) }])];
  if (built.failed > 0) return built;
  const report = `${reports}/e2e.json`;
  const { code } = await run('playwright', ['test', '--reporter=list,json'], {
    showOutput: true,
    limit: timeLeft(),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...size },
  });
  const parsedReport = reportAt(report);
  if (parsedReport) failures.push(...playwrightFailures(parsedReport));
  return playwrightTally(parsedReport, code);
}

function environmentOf(project: string): Record<string, string> {
  // The production build of React: the development build takes half of a story's time.
  if (/^(stories|looks)/.test(project))
    return { NODE_ENV: 'production', CACHE_DIR: `${root}node_modules/.cache/${project}` };
  // Server tests start their own database unless this one is set.
  const url = process.env['TILLDESK_TEST_DATABASE_URL'];
  return project === 'server' && url ? { ...size, DATABASE_URL: url } : size;
}

/** Whether a runner has a test folder; then it fails if it finds no tests. */
function hasFiles(runner: string): boolean {
  const testFolders: Record<string, string> = {
    unit: 'tools',
    server: 'packages/server/src',
    faults: 'tests/faults',
    stories: '.storybook',
    'stories-kit': '.storybook',
    'stories-dark': '.storybook',
    e2e: 'tests/e2e',
  };
  return filesBelow([testFolders[runner] ?? ''], /./).length > 0;
}

function timeLeft(): number {
  return Math.max(1, deadline - Date.now());
}

// Each runner's tally reads only the needed numbers of its report.
function reportAt(path: string) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
