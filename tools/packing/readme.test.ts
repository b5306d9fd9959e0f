import { describe, expect, test } from 'vitest';
import { read } from '../gates/sources.ts';
import { entries, weightOf, weightOfEntry } from './weights.ts';

const { text } = read('packages/ui/README.md');
const rows = [...text.matchAll(/^\| `(@tilldesk\/ui[\w/-]*)` .*\| ([\d.]+) KB +\|$/gm)].map(([, name = '', size]) => ({
  name,
  size: Number(size),
}));

/** Whether two sizes are the same but for a tenth. */
const close = (said: number, weighed: number) => Math.abs(said / weighed - 1) < 0.1;

describe("the kit's README", () => {
  test('lists every entry', () => {
    expect(rows.map(({ name }) => name).toSorted()).toEqual(entries.toSorted());
  });

  test.each(rows)('says within a tenth what $name weighs: $size KB', async ({ name, size }) => {
    const weighed = await weightOfEntry(name);
    expect({ weighed, close: close(size, weighed) }).toEqual({ weighed, close: true });
  });

  test.each([
    ['A button', `export { Button } from '@tilldesk/ui';`],
    ['a text input', `export { TextInput } from '@tilldesk/ui';`],
    ['a searchable select', `export { Combobox } from '@tilldesk/ui/select';`],
  ])('says within a tenth what %s alone weighs', async (name, program) => {
    const [, said] = new RegExp(`${name} alone (?:is )?([\\d.]+) KB`).exec(text) ?? [];
    const weighed = await weightOf(program);
    expect({ weighed, close: close(Number(said), weighed) }).toEqual({ weighed, close: true });
  });
});
