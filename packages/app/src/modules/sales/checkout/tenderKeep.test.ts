import { expect, test } from 'vitest';
import type { KeyValueStorage } from '../../../browser/storage.ts';
import { saveTenders, readSavedTenders } from './savedTenders.ts';

const storageIn = (memory: Map<string, string>): KeyValueStorage => ({
  read: (name) => memory.get(name) ?? null,
  write: (name, value) => void memory.set(name, value),
  drop: (name) => void memory.delete(name),
});
const invoice = { id: '01936c3a-7c00-70e0-8000-000000000090', version: 3 };
const nothing = { tenders: [], dueDate: '' };
const savedTenders = {
  tenders: [
    { id: '01936c3a-7c00-70e0-8000-0000000000a1', kind: 'card' as const, amount: 4000, reference: '482113' },
    { id: '01936c3a-7c00-70e0-8000-0000000000a2', kind: 'onAccount' as const, amount: 6000 },
  ],
  dueDate: '2026-04-13',
};

test('what was taken comes back for the same version of the invoice, and for no other', () => {
  const storage = storageIn(new Map());
  saveTenders(invoice, savedTenders, storage);
  expect([readSavedTenders(invoice, storage), readSavedTenders({ ...invoice, version: 4 }, storage)]).toEqual([
    savedTenders,
    nothing,
  ]);
});

test('nothing is kept of nothing, and what cannot be read is nothing', () => {
  const memory = new Map([[`tenders.${invoice.id}.${invoice.version}`, '{']]);
  expect(readSavedTenders(invoice, storageIn(memory))).toEqual(nothing);
  saveTenders(invoice, nothing, storageIn(memory));
  expect([...memory]).toEqual([]);
});
