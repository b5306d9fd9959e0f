import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** What a fault test showed; its title says how often. */
export type Proof = { title: string; outcome: string; seconds: number };

const page = new URL('../../docs/proofs.md', import.meta.url);
const head = `# Proofs

What \`pnpm faults\` found last, written by itself (\`tests/faults/run.ts\`). The same tests run with smaller numbers in the test command.
`;

/** Puts what a group of fault tests showed in the place of what it showed before; other groups stay. */
export function writeProofs(group: string, proofs: readonly Proof[], machine: string): void {
  const standing = existsSync(page) ? readFileSync(page, 'utf8').split('\n## ').slice(1) : [];
  const sections = new Map(standing.map((section) => [section.slice(0, section.indexOf('\n')), section.trim()]));
  const rows = proofs.map(({ title, outcome, seconds }) => `| ${title} | ${outcome} | ${seconds} |`);
  const table = ['| what | outcome | seconds |', '| --- | --- | ---: |', ...rows].join('\n');
  sections.set(group, `${group}\n\nOn ${machine}.\n\n${table}`);
  writeFileSync(page, `${head}\n${[...sections.values()].map((section) => `## ${section}\n`).join('\n')}`);
}
