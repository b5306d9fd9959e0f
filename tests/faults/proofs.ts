import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Figures } from '../support/figures.ts';
import { experiments, type Experiment } from './experiments.ts';

/** What a fault test showed; its title says how often. */
export type Proof = { title: string; outcome: string; seconds: number; figures: Figures };

/** On which machine it was shown and when; `loads` says how many programs wanted it at the beginning and at the end. */
type Run = { machine: string; loads: readonly number[]; at: Date };

const page = new URL('../../docs/proofs.md', import.meta.url);
const head = `# Proofs

What each experiment of \`pnpm faults\` found last, written by itself (\`tests/faults/run.ts\`): \`pnpm faults\` runs them all with the
numbers of \`tests/faults/experiments.ts\`, \`pnpm faults NAME\` one. A title says the numbers that were really run. The same tests run with
smaller numbers in the test command. The load is how many programs wanted the machine in the minute before: more than it has
processors means that it was busy with other things, and that seconds say little.
`;

/** Puts what an experiment showed in the place of what it showed before; the others stay, in the order of the list. */
export function writeProof(name: string, experiment: Experiment, proofs: readonly Proof[], run: Run): void {
  const savedSections = existsSync(page) ? readFileSync(page, 'utf8').split('\n## ').slice(1) : [];
  const sections = new Map(savedSections.map((section) => [section.slice(0, section.indexOf('\n')), section.trim()]));
  sections.set(name, sectionOf(name, experiment, proofs, run));
  const inOrder = Object.keys(experiments).flatMap((one) => sections.get(one) ?? []);
  writeFileSync(page, `${head}\n${inOrder.map((section) => `## ${section}\n`).join('\n')}`);
}

function sectionOf(name: string, { about, oracle }: Experiment, proofs: readonly Proof[], run: Run): string {
  const loads = run.loads.map((load) => load.toFixed(1)).join(' to ');
  const shown = proofs.map(({ title, outcome, seconds, figures }) => {
    const rows = Object.entries(figures).map(([what, figure]) => `| ${what} | ${figure.toLocaleString('en')} |`);
    const table = rows.length === 0 ? [] : ['', '| what | figure |', '| --- | ---: |', ...rows];
    return [`**${outcome}** in ${seconds.toLocaleString('en')} s: ${title}`, ...table].join('\n');
  });
  return [
    name,
    about,
    `Held against: ${oracle}`,
    `${run.at.toISOString().slice(0, 16).replace('T', ' ')} UTC, ${run.machine}, load ${loads}.`,
    ...shown,
  ].join('\n\n');
}
