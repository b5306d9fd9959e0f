import { weightOf, weightOfEntry } from './weights.ts';

const alone: Readonly<Record<string, string>> = {
  'A button': `export { Button } from '@tilldesk/ui';`,
  'a text input': `export { TextInput } from '@tilldesk/ui';`,
  'a searchable select': `export { Combobox } from '@tilldesk/ui/select';`,
};

/** A size that the kit's README states: where it stands in the text, and how to weigh it again. */
export interface StatedSize {
  readonly name: string;
  readonly kilobytes: number;
  readonly weigh: () => Promise<number>;
  /** Where the number begins in the text, and where it ends. */
  readonly at: readonly [number, number];
}

/** Every size in the README: a row of the table for each entry, and the sentence about parts alone. */
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

/** The README with every size weighed again. */
export async function withFreshSizes(readme: string): Promise<string> {
  let fresh = readme;
  for (const { weigh, at } of statedSizes(readme).toSorted((one, other) => other.at[0] - one.at[0]))
    fresh = `${fresh.slice(0, at[0])}${(await weigh()).toFixed(1)}${fresh.slice(at[1])}`;
  return fresh;
}
