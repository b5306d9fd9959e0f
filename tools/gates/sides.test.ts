import { expect, test } from 'vitest';
import { physicalSides } from './sides.ts';

const sheet = (...lines: string[]) => [{ path: 'a.styles.ts', text: lines.join('\n') }];
const named = (...lines: string[]) =>
  physicalSides(sheet(...lines)).map((complaint) => complaint.split(' is a side')[0]);

test('a property that means a side of the screen is named with its line', () => {
  expect(physicalSides(sheet('const Box = styled.div`', '  margin-left: 4px;', '`;'))).toEqual([
    'a.styles.ts:2: margin-left is a side of the screen: say inline or block, start or end',
  ]);
});

test.each([
  'padding-top: 0;',
  'left: 0;',
  'border-bottom: 1px solid;',
  'border-top-left-radius: 4px;',
  'max-height: 3rem;',
  'width: 100%;',
])('%s is refused', (declaration) => {
  expect(named(`  ${declaration}`)).toEqual([`a.styles.ts:1: ${declaration.split(':')[0]}`]);
});

test('text that hangs on a side is refused, text that hangs on the start is not', () => {
  expect(named('text-align: right;', 'text-align: start;', 'float: left;')).toEqual([
    'a.styles.ts:1: text-align: right',
    'a.styles.ts:3: float: left',
  ]);
});

test('what is declared twice on a line is named twice', () => {
  expect(named('& { top: 0; left: 0; }')).toEqual(['a.styles.ts:1: top', 'a.styles.ts:1: left']);
});

test('logical properties, queries, comments and other words pass', () => {
  expect(
    named(
      'margin-inline-start: 4px;',
      'border-block-end-width: 2px;',
      'inset-block-start: 0;',
      '@media (max-width: 640px) {',
      "&[data-position='top-right'] {",
      '/** The left: a comment. */',
      'stroke-width: 2px;',
      'line-height: 1;',
      'scrollbar-width: thin;',
      '--dialog-width: 480px;',
      'vertical-align: top;',
    ),
  ).toEqual([]);
});
