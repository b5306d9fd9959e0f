import { expect, test } from 'vitest';
import { formatsOf } from './formats.ts';
import { localeOf } from './Messages.ts';

const shop = { currency: 'USD', timeZone: 'America/New_York' };
const plain = (text: string) => text.replace(/\s/gu, ' ');

test('[S9-17] an English-speaking till writes dollars and a 12-hour clock in the time of the store', () => {
  const write = formatsOf({ locale: 'en-US', ...shop });
  const instant = '2026-11-21T21:05:00Z';
  expect([
    write.money(123450),
    write.money(-5),
    write.number(1234.5),
    write.percent('0.0825'),
    write.day('2026-11-21'),
    write.shortDay('2026-11-21'),
    write.date(instant),
    plain(write.time(instant)),
    plain(write.moment(instant)),
    plain(write.hour(16)),
  ]).toEqual([
    '$1,234.50',
    '-$0.05',
    '1,234.5',
    '8.25%',
    'Nov 21, 2026',
    'Nov 21',
    'Nov 21, 2026',
    '4:05 PM',
    'Nov 21, 2026, 4:05 PM',
    '4 PM',
  ]);
});

test('[S9-17] a Spanish-speaking till keeps the money of the store and the 12-hour clock', () => {
  const write = formatsOf({ locale: localeOf.es, ...shop });
  const instant = '2026-11-21T21:05:00Z';
  expect([
    write.money(123450),
    write.shortDay('2026-11-21'),
    plain(write.time(instant)),
    plain(write.moment(instant)),
    plain(write.hour(0)),
  ]).toEqual(['$1,234.50', '21 nov', '4:05 p.m.', '21 nov 2026, 4:05 p.m.', '12 a.m.']);
});

test('[S9-17] English is written as in the United States', () => {
  expect(localeOf).toEqual({ en: 'en-US', es: 'es-US' });
});

test('late in the evening it is still the day of the store', () => {
  expect(formatsOf({ locale: 'en-US', ...shop }).date('2026-11-22T03:30:00Z')).toEqual('Nov 21, 2026');
});
