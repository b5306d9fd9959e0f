import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeProofs, type Proof } from './proofs.ts';

// pnpm faults [life] [selling] [kills] [stock]: the fault tests of the test command with many times the work, and docs/proofs.md
// with what they found. They speak to this machine alone and end by themselves; the sum of what went wrong is the exit code. A
// number that stands in the environment goes before that of this page.
const long = {
  /** Random deeds to stock, sales and drawers, and every ledger after each hundred. */
  life: {
    project: 'server',
    file: 'packages/server/src/ledgers/stock-life.test.ts',
    more: { TILLDESK_STOCK_DEEDS: '100000' },
  },
  /** Lost answers, one key of many tills, the last piece, a drawer that is closed while sales post. */
  selling: { project: 'faults', file: 'tests/faults/selling.test.ts', more: { TILLDESK_ROUNDS: '200' } },
  /** `kill -9` in the middle of sales. */
  kills: { project: 'faults', file: 'tests/faults/kills.test.ts', more: { TILLDESK_KILLS: '1000' } },
  /** `kill -9` in the middle of receipts, counts, adjustments, merges: one round of each for ten of the number. */
  stock: { project: 'faults', file: 'tests/faults/stock-kills.test.ts', more: { TILLDESK_KILLS: '1000' } },
};
const wanted = process.argv.slice(2);
const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'tilldesk-faults-'));

type Report = {
  testResults: {
    assertionResults: { title: string; status: string; duration?: number }[];
  }[];
};

for (const [name, { project, file, more }] of Object.entries(long)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const report = path.join(folder, `${name}.json`);
  const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', report];
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--project', project, '--testTimeout', String(3 * 3_600_000), ...reporters, file],
    { stdio: 'inherit', env: { ...more, ...process.env } },
  );
  process.exitCode = Math.max(Number(process.exitCode ?? 0), status ?? 1);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const proofs = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ title, status: outcome, duration = 0 }): Proof => ({
      title,
      outcome,
      seconds: Math.round(duration / 1_000),
    }));
  const [cpu] = cpus();
  writeProofs(name, proofs, `${cpus().length} × ${cpu?.model ?? 'CPU'}, Node ${process.versions.node}`);
}
rmSync(folder, { recursive: true });
