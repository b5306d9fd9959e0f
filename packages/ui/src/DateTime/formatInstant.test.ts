import { expect, test } from 'vitest';
import { formatInstant } from './formatInstant.ts';

const instant = '2026-03-01T03:30:00Z';
const plain = (text: string | undefined) => text?.replace(/\s/g, ' ');

test('an instant is shown as the clock of the store shows it', () => {
  const inNewYork = formatInstant(instant, 'America/New_York', 'en-US', 'dateTime', Date.UTC(2027));
  expect({ ...inNewYork, text: plain(inNewYork?.text) }).toEqual({
    text: 'Feb 28, 2026, 10:30 PM',
    iso: '2026-03-01T03:30:00.000Z',
    year: '',
  });
});

test('the day and the time can stand alone', () => {
  expect(plain(formatInstant(instant, 'Asia/Tokyo', 'en-US', 'date')?.text)).toEqual('Mar 1, 2026');
  expect(plain(formatInstant(instant, 'Asia/Tokyo', 'en-US', 'time')?.text)).toEqual('12:30 PM');
});

test('what is no instant is shown as nothing', () => {
  expect(formatInstant('soon', 'UTC', 'en-US', 'date')).toEqual(null);
});

test('the year that it is can be left out, with what separates it', () => {
  const yearOf = (locale: string) => formatInstant(instant, 'UTC', locale, 'dateTime', Date.UTC(2026, 10))?.year;
  expect([yearOf('en-US'), yearOf('es-419')]).toEqual([', 2026', ' 2026']);
  expect(formatInstant(instant, 'UTC', 'en-US', 'time', Date.UTC(2026, 10))?.year).toEqual('');
});
