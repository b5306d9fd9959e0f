import { expect, test } from 'vitest';
import type { KeyValueStorage } from '../../browser/storage.ts';
import { recentSerials } from './recentSerials.ts';

function memory(): KeyValueStorage {
  const saved = new Map<string, string>();
  return {
    read: (name) => saved.get(name) ?? null,
    write: (name, value) => void saved.set(name, value),
    drop: (name) => void saved.delete(name),
  };
}
const serial = (n: number) => ({
  deviceId: `device-${n}`,
  code: `35000000000000${n}`,
  productName: `Phone ${n} / 128 GB`,
});

test('the latest stands first, once, and no more than eight are kept', () => {
  const recent = recentSerials('ana', memory());
  for (let n = 0; n < 10; n += 1) recent.note(serial(n));
  recent.note(serial(5));
  expect(recent.read()).toEqual([5, 9, 8, 7, 6, 4, 3, 2].map(serial));
});

test('the next person at the browser sees nothing of it', () => {
  const storage = memory();
  recentSerials('ana', storage).note(serial(1));
  expect(recentSerials('ben', storage).read()).toEqual([]);
});
