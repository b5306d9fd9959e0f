import { expect, test } from 'vitest';
import { reduce } from './reduce.ts';

const reduced = (text: string, without: string[], keep?: string[]) =>
  reduce({ path: 'x.ts', text }, { without, ...(keep ? { keep } : {}) })
    .replace(/\s+/g, ' ')
    .trim();

test('what speaks of a name goes: a property, an element, a whole element where it is an argument', () => {
  const text = `export const a = { keep: 1, phone: 2, sorts: ['name', 'phone'] };
    export const b = [index('x').on(t.phone), index('y').on(t.name)];`;
  expect(reduced(text, ['phone'])).toEqual(
    `export const a = { keep: 1, sorts: ['name',] }; export const b = [ index('y').on(t.name)];`,
  );
});

test('what is empty by that goes too, a section with the fields that it lost', () => {
  const text = `export const a = entity('a', { name: text() }, { phone: text() });
    export const b = { totals: { amount: 'phone' }, sections: [{ title: 'x', fields: ['phone'] }, { fields: ['name'] }] };`;
  expect(reduced(text, ['phone'])).toEqual(
    `export const a = entity('a', { name: text() },); export const b = { sections: [ { fields: ['name'] }] };`,
  );
});

test('only the names asked for are kept, with the imports that they need and without the comments', () => {
  const text = `import { one, two, type Three } from './x.ts';
    import type * as z from 'zod/mini';
    /** Told of the example. */
    export const a = one({} as Three);
    type Unneeded = z.Any;
    export function b() { return two; }`;
  expect(reduced(text, [], ['a'])).toEqual(
    `import { one, type Three } from './x.ts'; export const a = one({} as Three);`,
  );
});
