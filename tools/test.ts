import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildWhatChanged } from './build.ts';
import { check } from './gates/check-all.ts';
import { gates, type Gate } from './gates/gates.ts';
import { packed } from './gates/packed.ts';
import { filesBelow, root } from './gates/sources.ts';
import { whenToldToLeave } from './runs/abandoned.ts';
import { endAll, run } from './runs/child.ts';
import { lastLine, playwrightTally, sum, vitestTally, type Tally } from './runs/tally.ts';

// One minute below the 25 that the whole may take, so that the sum is still printed.
const deadline = Date.now() + 24 * 60_000;
const reports = `${root}node_modules/.cache/tilldesk/reports`;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

whenToldToLeave(() => {
  void endAll().finally(() => process.exit(1));
});

const tallies: [string, Tally][] = [];

await count('browser', () => check([browser()]));
await count('gates', () => check(gates()));
await count('packages', () => check(packed()));
for (const project of ['unit', 'server', 'faults'].filter(hasFiles)) {
  await count(project, () => vitest(project));
}
// One look keeps one core busy, so that two are drawn in the time of one.
for (const looks of [['stories', 'stories-dark'], ['stories-mirrored']]) {
  await Promise.all(looks.filter(hasFiles).map((look) => count(look, () => vitest(look))));
}
if (hasFiles('day')) await count('day', playwright);

console.log();
for (const [name, tally] of tallies) console.log(`${name}: ${lastLine(tally)}`);
const all = sum(tallies.map(([, tally]) => tally));
process.exitCode = all.failed === 0 ? 0 : 1;
console.log(`\n${lastLine(all)}`);

async function count(name: string, runner: () => Promise<Tally>): Promise<void> {
  console.log(`\n— ${name}`);
  tallies.push([name, await runner()]);
}

function browser(): Gate {
  const complaints = async () => {
    const { code } = await run(process.execPath, ['tools/ensure-browser.ts'], { aloud: true, limit: timeLeft() });
    return code === 0 ? [] : ['no browser: the stories and the day cannot be tested'];
  };
  return { name: 'browser', complaints };
}

async function vitest(project: string): Promise<Tally> {
  const report = `${reports}/${project}.json`;
  const { code } = await run(
    'vitest',
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { aloud: true, limit: timeLeft(), env: project === 'server' ? databaseOfTheTests() : {} },
  );
  return vitestTally(reportAt(report), code);
}

async function playwright(): Promise<Tally> {
  const [built] = [await check([{ name: 'build', complaints: () => buildWhatChanged().then(() => []) }])];
  if (built.failed > 0) return built;
  const report = `${reports}/day.json`;
  const { code } = await run('playwright', ['test', '--reporter=list,json'], {
    aloud: true,
    limit: timeLeft(),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return playwrightTally(reportAt(report), code);
}

/** The server's tests start their own database, unless this one is named for them. */
function databaseOfTheTests(): Record<string, string> {
  const url = process.env['TILLDESK_TEST_DATABASE_URL'];
  return url ? { DATABASE_URL: url } : {};
}

/** Whether a runner has a house at all; from then on it fails when it finds no test. */
function hasFiles(runner: string): boolean {
  const house: Record<string, string> = {
    unit: 'tools',
    server: 'packages/server/src',
    faults: 'tests/faults',
    stories: '.storybook',
    'stories-dark': '.storybook',
    'stories-mirrored': '.storybook',
    day: 'tests/day',
  };
  return filesBelow([house[runner] ?? ''], /./).length > 0;
}

function timeLeft(): number {
  return Math.max(1, deadline - Date.now());
}

// Each runner's own tally reads the few numbers of its report that it needs.
function reportAt(path: string) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
