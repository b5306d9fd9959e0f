import { expect, test } from 'vitest';
import { barrels } from './barrels.ts';

test('a front door passes names on and makes nothing', () => {
  const path = 'packages/ui/src/exports/index.ts';
  const text = "export { Button, type ButtonProps } from '../Button/Button.tsx';\nexport const extra = 1;\n";
  expect(barrels([{ path, text }])).toEqual([`${path}:2: src/exports only passes names on, nothing is made there`]);
});

test('elsewhere nothing is passed on, neither at once nor by an import and an export', () => {
  const path = 'packages/ui/src/Button/parts.ts';
  const text = "import { a } from './a.ts';\nconst b = a;\nexport { b };\nexport { a };\nexport { c } from './c.ts';\n";
  expect(barrels([{ path, text }])).toEqual([
    `${path}:4: only src/exports re-exports`,
    `${path}:5: only src/exports re-exports`,
  ]);
});

test('export * is refused in a front door too', () => {
  const path = 'packages/domain/src/exports/money.ts';
  expect(barrels([{ path, text: "export * from '../money/money.ts';\n" }])).toEqual([
    `${path}:1: name what is exported, no export *`,
  ]);
});
