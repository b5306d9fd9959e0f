import { expect, test } from 'vitest';
import { soughtOf } from './findCommands.ts';
import { paletteRows } from './paletteRows.ts';

const sought = soughtOf([
  { id: 'new', label: 'New sale', group: 'Sales' },
  { id: 'help', label: 'Help' },
  { id: 'count', label: 'Count stock', group: 'Stock' },
  { id: 'refund', label: 'Refund', group: 'Sales' },
]);
const lines = (query: string, recent: string[] = []) =>
  paletteRows({ sought, query, recent, recentHeading: 'Recent' }).map((row) =>
    'heading' in row
      ? row.heading.toUpperCase()
      : [row.at, row.command.id, row.group].filter((part) => part !== undefined).join(' '),
  );

test('before anything is typed, commands stand under their groups', () => {
  expect(lines('')).toEqual(['SALES', '0 new', '1 refund', '2 help', 'STOCK', '3 count']);
});

test('what was used lately stands first and once; what is gone is left out', () => {
  expect(lines('', ['count', 'gone', 'help'])).toEqual([
    'RECENT',
    '0 count Stock',
    '1 help',
    'SALES',
    '2 new',
    '3 refund',
  ]);
});

test('what was typed is answered without headings, each with its group', () => {
  expect(lines('n', ['count'])).toEqual(['0 new Sales', '1 count Stock', '2 refund Sales']);
});
