import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { root } from '../gates/sources.ts';
import type { Response } from './recordingServer.ts';

const folder = `${root}packages/app/src/fake-server/recorded/`;

/** Answers by their key: person, method, path and query. */
export type Answers = Record<string, Response>;

/** Returns the text of each file of answers: one line per answer, so that a difference names its request. */
function printedAnswers(answers: Answers): Map<string, string> {
  const modules = Map.groupBy(Object.keys(answers).toSorted(), (key) => /^\w+ \w+ \/([\w-]+)/.exec(key)?.[1] ?? '');
  return new Map(
    [...modules].map(([module, keys]) => {
      const lines = keys.map((key) => `${JSON.stringify(key)}: ${JSON.stringify(answers[key])}`);
      return [`${module}.json`, `{\n${lines.join(',\n')}\n}\n`];
    }),
  );
}

/** Returns the saved answers. */
export const readAnswers = (): Answers =>
  Object.assign(
    {},
    ...readdirSync(folder).map((name) => JSON.parse(readFileSync(folder + name, 'utf8')) as Answers),
  ) as Answers;

/** Replaces all files of answers. */
export function saveAnswers(answers: Answers): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of printedAnswers(answers)) writeFileSync(folder + name, text);
}
