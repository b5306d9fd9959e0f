import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  announced,
  BURST_GAP_MS,
  BURST_LENGTH_MIN,
  cleanCode,
  hear,
  scanEndedAt,
  silence,
  type Burst,
} from './burst.ts';

type Stroke = { key: string; gapMs: number };

/** Strokes after one another from a moment on, each after its gap. */
const play = (strokes: readonly Stroke[], from: Burst = silence, startMs = 1_000) =>
  strokes.reduce(({ burst, atMs }, { key, gapMs }) => ({ burst: hear(burst, key, atMs + gapMs), atMs: atMs + gapMs }), {
    burst: from,
    atMs: startMs,
  });

/** Keys with a gap between them, and the Enter after the last one. */
const typed = (text: string, gapMs: number, prefix = '') => {
  const { burst, atMs } = play(Array.from(text, (key) => ({ key, gapMs })));
  return scanEndedAt(burst, atMs + gapMs, prefix);
};

const key = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 });
/** What a person leaves between two keys, the rolled pairs of a fast typist among it. */
const pause = fc.integer({ min: BURST_GAP_MS, max: 2_000 });
const rolled = fc.integer({ min: 1, max: BURST_GAP_MS - 1 });
const code = fc.stringMatching(/^[A-Z0-9][A-Z0-9-]{5,31}$/);

describe('a burst', () => {
  test('is told from a person by its pace', () => {
    expect([typed('356938035643809', 8), typed('356938035643809', 34), typed('356938035643809', 60)]).toEqual([
      '356938035643809',
      '356938035643809',
      null,
    ]);
  });

  test('of fewer than six characters is no scan', () => {
    expect([typed('12345', 5), typed('123456', 5)]).toEqual([null, '123456']);
  });

  test('that follows typing holds the code alone', () => {
    const byHand = hear(hear(silence, 'a', 0), 'b', 200);
    const burst = Array.from('ACC-001').reduce((heard, next, i) => hear(heard, next, 500 + i * 10), byHand);
    expect(scanEndedAt(burst, 575)).toEqual('ACC-001');
  });

  test('whose Enter comes late ends nothing', () => {
    const burst = Array.from('356938035643809').reduce((heard, next, i) => hear(heard, next, i * 10), silence);
    expect(scanEndedAt(burst, 1_000)).toEqual(null);
  });

  test('loses its control characters and the spaces round it, and keeps where GS1 separates', () => {
    expect(cleanCode('01001959490343501021A\u001d21C7H2K9')).toEqual('01001959490343501021A 21C7H2K9');
    expect([cleanCode(' \u0002356938035643809\u001d\u0003 '), typed('\u001d12345', 5)]).toEqual([
      '356938035643809',
      null,
    ]);
  });

  test('of words is a text expander at work, however fast; a code may have spaces, and small letters', () => {
    const texts = ['Thank you for your visit.', 'dashboard', 'México', 'CABLE 2 M', 'https://a.test/x'];
    expect(texts.map((text) => typed(text, 4))).toEqual([null, null, null, 'CABLE 2 M', 'https://a.test/x']);
  });

  test('that a prefix announces counts however short it is, without the prefix', () => {
    expect([typed('~42', 5, '~'), typed('~', 5, '~'), typed('42', 5, '~'), typed('CABLE-1', 5, '~')]).toEqual([
      '42',
      null,
      null,
      'CABLE-1',
    ]);
    expect([announced(play([{ key: '~', gapMs: 0 }]).burst, ''), announced(silence, '')]).toEqual([null, null]);
  });
});

describe('of all that can be typed', () => {
  /** Somebody types: never six keys after one another without a pause, as fast as single pairs may be rolled. */
  const words = fc
    .array(fc.tuple(fc.tuple(key, pause), fc.array(fc.tuple(key, rolled), { maxLength: BURST_LENGTH_MIN - 2 })), {
      minLength: 1,
      maxLength: 40,
    })
    .map((groups) => groups.flatMap(([first, more]) => [first, ...more]).map(([k, gapMs]) => ({ key: k, gapMs })));

  test('nothing that a person types is a scan, Enter however soon', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 0, max: 2_000 }), (strokes, gapMs) => {
        const { burst, atMs } = play(strokes);
        expect(scanEndedAt(burst, atMs + gapMs)).toEqual(null);
      }),
      { numRuns: 500 },
    );
  });

  test('a scan after a pause is found whole, whatever was typed before it', () => {
    fc.assert(
      fc.property(
        words,
        code,
        pause,
        fc.array(rolled, { minLength: 33, maxLength: 33 }),
        (strokes, text, gapMs, gaps) => {
          const before = play(strokes);
          const scan = Array.from(text, (k, i) => ({ key: k, gapMs: i === 0 ? gapMs : gaps[i]! }));
          const { burst, atMs } = play(scan, before.burst, before.atMs);
          expect(scanEndedAt(burst, atMs + gaps[32]!)).toEqual(text);
        },
      ),
      { numRuns: 500 },
    );
  });
});
