import { expect, test } from 'vitest';
import { addressText, storeProblem } from './stores.rules.ts';

const store = { code: 'main-2', currency: 'USD', timeZone: 'America/Chicago', openingHours: [] };
const open = (day: number, from: string, to: string) => ({ day, from, to });
const problems = (changes: Partial<Parameters<typeof storeProblem>[0]>) =>
  storeProblem({ ...store, ...changes })?.fields ?? null;

test('a store has a code without spaces, a known currency and time zone, and hours that end after they begin', () => {
  expect([
    problems({ openingHours: [open(1, '09:00', '18:00'), open(2, '09:00', '18:00')] }),
    ...[
      problems({ code: 'main 2' }),
      problems({ currency: 'usd' }),
      problems({ timeZone: 'Texas' }),
      problems({ openingHours: [open(1, '18:00', '18:00')] }),
      problems({ openingHours: [open(1, '09:00', '12:00'), open(1, '13:00', '18:00')] }),
    ].map((fields) => Object.entries(fields ?? {}).map(([at, { code }]) => `${at}: ${code}`)),
  ]).toEqual([
    null,
    ['code: store.codeInvalid'],
    ['currency: store.currencyUnknown'],
    ['timeZone: store.timeZoneUnknown'],
    ['openingHours: store.hoursInvalid'],
    ['openingHours: store.hoursInvalid'],
  ]);
});

test('an address is printed in two lines, without what is missing', () => {
  const address = { street: '1 Elm St', city: 'Austin', state: 'TX', postalCode: '78704' };
  expect([
    addressText(address),
    addressText({ ...address, street: null, state: null }),
    addressText({ ...address, city: null, state: null, postalCode: null }),
    addressText({ street: null, city: null, state: null, postalCode: null }),
  ]).toEqual(['1 Elm St\nAustin, TX 78704', 'Austin, 78704', '1 Elm St', null]);
});
