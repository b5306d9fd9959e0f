import { expect, test } from 'vitest';
import { findCommands, soughtOf, type Command } from './findCommands.ts';

const commands: Command[] = [
  { id: 'reissue', label: 'Reinvoice a repair' },
  { id: 'list', label: 'All invoices', group: 'Sales' },
  { id: 'new', label: 'Invoice: new', group: 'Sales', keywords: ['sell', 'bill'] },
  { id: 'vendor', label: 'Pay a vendor', keywords: ['invoice'] },
  { id: 'pena', label: 'Ana Peña' },
  { id: 'layla', label: 'ليلى حداد 📱' },
];
const found = (query: string) => findCommands(soughtOf(commands), query).map(({ id }) => id);

test('what begins with the query stands before what holds it, and a keyword comes last', () => {
  expect(found('invoice')).toEqual(['new', 'list', 'reissue', 'vendor']);
});

test('every word must be found, wherever it stands', () => {
  expect(found('new sales')).toEqual(['new']);
  expect(found('bill new')).toEqual(['new']);
  expect(found('new vendor')).toEqual([]);
});

test('neither case nor accents matter, and any script is found', () => {
  expect(found('PENA')).toEqual(['pena']);
  expect(found('peña')).toEqual(['pena']);
  expect(found('حداد')).toEqual(['layla']);
  expect(found('📱')).toEqual(['layla']);
});

test('an empty query finds all in their order', () => {
  expect(found(' ')).toEqual(commands.map(({ id }) => id));
});

test('equal labels are all found', () => {
  const duplicates = [
    { id: '1', label: 'Print' },
    { id: '2', label: 'Print' },
  ];
  expect(findCommands(soughtOf(duplicates), 'pri')).toEqual(duplicates);
});
