import { describe, expect, test } from 'vitest';
import { read } from '../gates/sources.ts';
import { statedSizes } from './readme-sizes.ts';
import { entries } from './weights.ts';

const sizes = statedSizes(read('packages/ui/README.md').text);

// `npx pnpm@12 weigh --write` writes the sizes again.
describe("the kit's README", () => {
  test('lists every entry, and three parts', () => {
    const parts = ['A button', 'a text input', 'a searchable select'];
    expect(sizes.map(({ name }) => name).toSorted()).toEqual([...entries, ...parts].toSorted());
  });

  test.each(sizes)('says within a tenth what $name weighs: $kilobytes KB', async ({ kilobytes, weigh }) => {
    const weighed = await weigh();
    const close = Math.abs(kilobytes / weighed - 1) < 0.1;
    expect({ weighed, close }).toEqual({ weighed, close: true });
  });
});
