import { weightOf, weightOfEntry } from './weights.ts';

const alone: Readonly<Record<string, string>> = {
  'A button': `export { Button } from '@tilldesk/ui';`,
  'a text input': `export { TextInput } from '@tilldesk/ui';`,
  'a searchable select': `export { Combobox } from '@tilldesk/ui/select';`,
};

/** A size in the README of the UI kit: its position in the text, and how to measure it. */
export interface StatedSize {
  readonly name: string;
  readonly kilobytes: number;
  readonly weigh: () => Promise<number>;
  /** Start and end of the number in the text. */
  readonly at: readonly [number, number];
}

/** All sizes in the README: a table row per entry point, and the sentence about single components. */
export function statedSizes(readme: string): StatedSize[] {
  const stated = (found: RegExpExecArray, weigh: () => Promise<number>): StatedSize => {
    const [matched, name = '', size = ''] = found;
    const from = found.index + matched.lastIndexOf(size);
    return { name, kilobytes: Number(size), weigh, at: [from, from + size.length] };
  };
  const rows = readme.matchAll(/^\| `(@tilldesk\/ui[\w/-]*)` .*\| ([\d.]+) KB/gm);
  const parts = Object.entries(alone).flatMap(([name, program]) => {
    const found = new RegExp(`(${name}) alone (?:is )?([\\d.]+) KB`).exec(readme);
    return found === null ? [] : [stated(found, () => weightOf(program))];
  });
  return [...[...rows].map((row) => stated(row, () => weightOfEntry(row[1] ?? ''))), ...parts];
}

/** Returns the README with all sizes measured again. */
export async function withFreshSizes(readme: string): Promise<string> {
  let fresh = readme;
  for (const { weigh, at } of statedSizes(readme).toSorted((one, other) => other.at[0] - one.at[0]))
    fresh = `${fresh.slice(0, at[0])}${(await weigh()).toFixed(1)}${fresh.slice(at[1])}`;
  return fresh;
}
