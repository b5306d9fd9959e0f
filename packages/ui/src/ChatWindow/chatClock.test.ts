import { describe, expect, test } from 'vitest';
import { chatClock } from './chatClock.ts';

const newYork = chatClock('en-US', 'America/New_York');
const today = newYork.dayOf('2026-03-14T20:45:00.000Z');
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe("a chat's clock", () => {
  test('names days as its zone has them', () => {
    expect([newYork.dayOf('2026-03-15T03:59:59Z'), newYork.dayOf('2026-03-15T04:00:00Z')]).toEqual([
      '2026-03-14',
      '2026-03-15',
    ]);
    expect(chatClock('en-US', 'Pacific/Kiritimati').dayOf('2026-03-14T10:00:00Z')).toEqual('2026-03-15');
  });

  test('says today and yesterday in the language, over a change of the clock too', () => {
    expect(newYork.day('2026-03-14T05:00:00Z', today)).toEqual('Today');
    expect(newYork.day('2026-03-14T03:00:00Z', today)).toEqual('Yesterday');
    expect(newYork.day('2026-03-08T03:00:00Z', '2026-03-08')).toEqual('Yesterday');
    const madrid = chatClock('es', 'Europe/Madrid');
    expect([
      madrid.day('2026-03-14T05:00:00Z', '2026-03-14'),
      madrid.day('2026-03-13T05:00:00Z', '2026-03-14'),
    ]).toEqual(['Hoy', 'Ayer']);
  });

  test('says the weekday of this year, and the year of another', () => {
    expect(newYork.day('2026-03-12T15:00:00Z', today)).toEqual('Thursday, March 12');
    expect(newYork.day('2025-12-24T15:00:00Z', today)).toEqual('December 24, 2025');
    expect(newYork.day('2026-03-15T15:00:00Z', today)).toEqual('Sunday, March 15');
  });

  test('is brief in a list', () => {
    const brief = (at: string) => plain(newYork.brief(at, today));
    expect([brief('2026-03-14T20:38:00Z'), brief('2026-03-02T13:00:00Z'), brief('2025-12-24T13:00:00Z')]).toEqual([
      '4:38 PM',
      'Mar 2',
      '12/24/25',
    ]);
  });

  test('writes nothing for what is no instant', () => {
    expect([newYork.time('soon'), newYork.day('soon', today), newYork.brief('', today)]).toEqual(['', '', '']);
  });

  test('is the same one for the same language and zone', () => {
    expect(chatClock('en-US', 'America/New_York')).toBe(newYork);
  });
});
