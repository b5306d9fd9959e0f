import { expect, test } from 'vitest';
import type { KeyValueStorage } from '../browser/storage.ts';
import { createUnsent } from './unsent.ts';

const place = { route: '/customer-management/add-customer', record: '' };
const ana = { content: { firstName: 'Ana' }, savedAt: '2026-03-14T16:02:00.000Z' };

/** A tab in which several users sign in, one after the other. */
function tab() {
  const saved = new Map<string, string>();
  const storage: KeyValueStorage = {
    read: (name) => saved.get(name) ?? null,
    write: (name, value) => void saved.set(name, value),
    drop: (name) => void saved.delete(name),
  };
  let ownerId: string | null = 'ana store-1';
  return {
    saved,
    unsent: createUnsent(storage, () => ownerId),
    signIn: (next: string | null) => (ownerId = next),
  };
}

test('what was not sent is there again after the same person signed in again', () => {
  const { unsent, signIn } = tab();
  unsent.write(place, ana);
  signIn(null);
  expect(unsent.read(place)).toEqual(null);
  signIn('ana store-1');
  expect(unsent.read(place)).toEqual(ana);
});

test('another person, or another store, does not see it, and it is gone', () => {
  for (const next of ['ben store-1', 'ana store-2']) {
    const { saved, unsent, signIn } = tab();
    unsent.write(place, ana);
    signIn(next);
    expect(unsent.read(place)).toEqual(null);
    unsent.dropOtherUsers();
    expect([...saved]).toEqual([]);
    signIn('ana store-1');
    expect(unsent.read(place)).toEqual(null);
  }
});

test('each page and record has its own, and dropping one leaves the others', () => {
  const { saved, unsent } = tab();
  const other = { ...place, record: '7' };
  unsent.write(place, ana);
  unsent.write(other, { ...ana, content: 'seven' });
  unsent.drop(place);
  expect([unsent.read(place), unsent.read(other)?.content]).toEqual([null, 'seven']);
  unsent.drop(other);
  expect([...saved]).toEqual([]);
});

test('what cannot be read counts as nothing', () => {
  const { saved, unsent } = tab();
  for (const broken of ['{"half":', '"text"', '{"who":"ana store-1"}']) {
    saved.set('unsent', broken);
    expect(unsent.read(place)).toEqual(null);
  }
});
