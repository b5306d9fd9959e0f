import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { endAll, run } from '../../tools/runs/child.ts';
import { onStopSignal } from '../../tools/runs/abandoned.ts';
import type { Figures } from '../support/figures.ts';
import { experiments, type Experiment } from './experiments.ts';
import { writeProof, type Proof } from './proofs.ts';

// pnpm faults [NAME…]: runs the fault tests of the test command with full numbers, and writes the results to docs/proofs.md. They
// use this machine only and end by themselves; a failure sets the exit code.
const selectedNames = process.argv.slice(2);
const unknown = selectedNames.filter((name) => !(name in experiments));
if (unknown.length > 0) {
  console.error(`No experiment is called ${unknown.join(', ')}. There are: ${Object.keys(experiments).join(', ')}.`);
  process.exit(1);
}
const folder = mkdtempSync(path.join(tmpdir(), 'tilldesk-faults-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
onStopSignal(() => void endAll().finally(() => process.exit(1)));

for (const [name, experiment] of Object.entries(experiments)) {
  if (selectedNames.length > 0 && !selectedNames.includes(name)) continue;
  const loads = [loadavg()[0]!];
  const proofs = await prove(name, experiment);
  loads.push(loadavg()[0]!);
  for (const { title, outcome, seconds, figures } of proofs) {
    console.log(`${name}: ${title}: ${outcome} in ${seconds} s`);
    for (const [what, figure] of Object.entries(figures)) console.log(`  ${what}: ${figure}`);
  }
  writeProof(name, experiment, proofs, { machine: machine(), loads, at: new Date() });
  if (proofs.some(({ outcome }) => outcome !== 'passed')) process.exitCode = 1;
}

function machine(): string {
  const [cpu] = cpus();
  return `${cpus().length} × ${cpu?.model ?? 'CPU'}, Node ${process.versions.node}`;
}

/** Runs an experiment until it ends or reaches its time limit. */
async function prove(name: string, { project, file, titles, numbers, minutes }: Experiment): Promise<Proof[]> {
  const report = path.join(folder, `${name}.json`);
  const limit = minutes * 60_000;
  const begun = performance.now();
  const { code } = await run(
    'vitest',
    [
      'run',
      '--project',
      project,
      '--testTimeout',
      String(limit),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(titles === undefined ? [] : ['-t', titles]),
      file,
    ],
    { showOutput: true, limit, env: { ...numbers, ...ofTheEnvironment(numbers) } },
  );
  const seconds = Math.round((performance.now() - begun) / 1_000);
  const shown = proofsAt(report);
  if (shown.length > 0) return shown;
  return [{ title: name, outcome: `ended with ${code} and no report`, seconds, figures: {} }];
}

function ofTheEnvironment(numbers: Experiment['numbers']): Record<string, string> {
  return Object.fromEntries(
    Object.keys(numbers).flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
}

type Report = {
  testResults: {
    assertionResults: { title: string; status: string; duration?: number; meta: { figures?: Figures } }[];
  }[];
};

/** The results of the tests in a report; empty without a report. */
function proofsAt(report: string): Proof[] {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    return testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, status, duration = 0, meta }) => ({
        title,
        outcome: status,
        seconds: Math.round(duration / 1_000),
        figures: meta.figures ?? {},
      }));
  } catch {
    // It was ended before it wrote a report.
    return [];
  }
}
