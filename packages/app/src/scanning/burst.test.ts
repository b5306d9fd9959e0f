import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  completedScan,
  BURST_GAP_MS,
  cleanCode,
  FAST_GAP_MS,
  addKey,
  scanEndedAt,
  emptyBurst,
  SCANNER_GAP_MS,
  type Burst,
  type Entry,
  type Keystroke,
} from './burst.ts';

const text: Entry = { kind: 'text' };
const price: Entry = { kind: 'number', digits: 7 };
const quantity: Entry = { kind: 'number', digits: 5 };
const nowhere: Entry = { kind: 'none' };

/** Plays keystrokes from a time on, each after its gap. */
const play = (keystrokes: readonly Keystroke[], from: Burst = emptyBurst, startMs = 1_000) =>
  keystrokes.reduce(
    ({ burst, atMs }, { key, gapMs }) => ({ burst: addKey(burst, key, atMs + gapMs), atMs: atMs + gapMs }),
    {
      burst: from,
      atMs: startMs,
    },
  );

/** Returns the keystrokes of a text; the gaps are repeated in turn. */
const keysOf = (typed: string, gapsMs: readonly number[]): Keystroke[] =>
  Array.from(typed, (key, at) => ({ key, gapMs: gapsMs[at % gapsMs.length]! }));

/** Keystrokes with a gap between them, and the Enter after the last one. */
const typed = (keys: string, gapMs: number, entry: Entry = text, prefix = '') => {
  const { burst, atMs } = play(keysOf(keys, [gapMs]));
  return scanEndedAt(burst, atMs + gapMs, entry, prefix)?.code ?? null;
};

describe('a burst', () => {
  test('in text is a scan up to the pauses of a slow scanner, if it looks like a code', () => {
    const at = (gapMs: number) => typed('356938035643809', gapMs);
    expect([at(8), at(34), at(60), at(129), at(130)]).toEqual([...Array<string>(4).fill('356938035643809'), null]);
    expect([typed('maria garcia 2', 60), typed('GARCIA', 60), typed('12 345 6789', 60)]).toEqual([null, null, null]);
    expect([typed('SAM-SIL-S25', 120), typed('https://a.test/x1', 120)]).toEqual(['SAM-SIL-S25', 'https://a.test/x1']);
  });

  test('in a number is a scan at any pace if nobody enters it there', () => {
    const at = (keys: string, entry: Entry) => typed(keys, 250, entry);
    expect([at('194253500285', price), at('SAM-S25', price), at('123456', quantity)]).toEqual([
      '194253500285',
      'SAM-S25',
      '123456',
    ]);
    expect([at('150000', price), at('1299.99', price), at('$1,299.99', price), at('12,5%', price)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('in a number is a price while it has a decimal mark, unless no hand is so fast', () => {
    expect([typed('1299.99', 60, price), typed('1299.99', 34, price)]).toEqual([null, '1299.99']);
    expect([typed('150000', 120, price), typed('150000', 140, price)]).toEqual(['150000', null]);
  });

  test('in a secret is a scan only as fast as no hand is', () => {
    const secret: Entry = { kind: 'secret' };
    expect([typed('PASS2026', 60, secret), typed('PASS2026', 10, secret)]).toEqual([null, 'PASS2026']);
  });

  test('with long pauses is a scan if more than two of three gaps are shorter than a person types', () => {
    const withPauses = (...gapsMs: number[]) => {
      const { burst, atMs } = play(keysOf('356938035643809', gapsMs));
      return scanEndedAt(burst, atMs + 10, text)?.code ?? null;
    };
    expect([withPauses(5, 5, 5, 5, 280), withPauses(5, 5, 5, 250), withPauses(5, 5, 250)]).toEqual([
      '356938035643809',
      '356938035643809',
      null,
    ]);
  });

  test('of fewer than six characters is no scan', () => {
    expect([typed('12345', 5), typed('123456', 5), typed('AB12', 5, price)]).toEqual([null, '123456', null]);
  });

  test('that follows typing holds the code alone, and says where it begins', () => {
    const byHand = play(keysOf('ab', [200]));
    const { burst, atMs } = play(keysOf('ACC-001', [140, 10, 10, 10, 10, 10, 10]), byHand.burst, byHand.atMs);
    expect(scanEndedAt(burst, atMs + 15, text)).toEqual({ code: 'ACC-001', from: 2 });
  });

  test('whose Enter comes late ends nothing', () => {
    const { burst, atMs } = play(keysOf('356938035643809', [10]));
    expect(scanEndedAt(burst, atMs + BURST_GAP_MS, price)).toEqual(null);
  });

  test('loses its control characters and the spaces round it, and keeps where GS1 separates', () => {
    expect(cleanCode('01001959490343501021A\u001d21C7H2K9')).toEqual('01001959490343501021A 21C7H2K9');
    expect([cleanCode(' \u0002356938035643809\u001d\u0003 '), typed('\u001d12345', 5)]).toEqual([
      '356938035643809',
      null,
    ]);
    expect(typed('01001959490343501021A\u001d21C7H2K9', 100)).toEqual('01001959490343501021A 21C7H2K9');
  });

  test('of words is a text expander at work, however fast; a code may have spaces, and small letters', () => {
    const texts = ['Thank you for your visit.', 'dashboard', 'México', 'CABLE 2 M', 'https://a.test/x'];
    expect(texts.map((one) => typed(one, 4))).toEqual([null, null, null, 'CABLE 2 M', 'https://a.test/x']);
  });

  test('of a sentence is no scan where a busy machine pauses between or inside its words', () => {
    for (const sentence of ['¿Me ayuda con una factura?', 'Is invoice 2120456 paid?', 'Yes, thanks.']) {
      for (let pausedAt = 1; pausedAt < sentence.length; pausedAt += 1) {
        const keys = Array.from(sentence, (key, at) => ({ key, gapMs: at === pausedAt ? 80 : 4 }));
        const { burst, atMs } = play(keys);
        expect(scanEndedAt(burst, atMs + 4, text), `${sentence} with a pause at ${pausedAt}`).toEqual(null);
      }
    }
  });

  test('that a prefix announces counts however short it is, without the prefix', () => {
    const at = (keys: string, gapMs: number) => typed(keys, gapMs, text, '~');
    expect([at('~42', 5), at('~42', 120), at('~', 5), at('42', 5), at('CABLE-1', 5)]).toEqual([
      '42',
      '42',
      null,
      null,
      'CABLE-1',
    ]);
    expect([completedScan(play([{ key: '~', gapMs: 0 }]).burst, ''), completedScan(emptyBurst, '')]).toEqual([
      null,
      null,
    ]);
  });
});

describe('of all that can be scanned', () => {
  /** Codes as printed: GTIN, IMEI, SKU and document numbers. */
  const code = fc.oneof(
    fc.stringMatching(/^\d{8,15}$/),
    fc.stringMatching(/^[A-Z]{2,4}-[A-Z0-9]{1,8}-[0-9]{1,8}$/),
    fc.stringMatching(/^[A-Z]{1,4}[0-9]{5,12}$/),
  );
  const gaps = (max: number) => fc.array(fc.integer({ min: 1, max: max - 1 }), { minLength: 7, maxLength: 25 });
  const entry = fc.constantFrom(text, price, quantity, nowhere);
  const byHand = fc.string({ unit: 'grapheme-ascii', maxLength: 12 });

  test('all is found whole, with any gaps of a slow scanner, whatever was typed a moment before', () => {
    fc.assert(
      fc.property(byHand, code, gaps(SCANNER_GAP_MS), entry, (before, scanned, gapsMs, into) => {
        const hand = play(keysOf(before, [180]));
        const { burst, atMs } = play(keysOf(scanned, gapsMs), hand.burst, hand.atMs + BURST_GAP_MS);
        expect(scanEndedAt(burst, atMs + gapsMs[0]!, into)).toEqual({ code: scanned, from: 0 });
      }),
      { numRuns: 1_000 },
    );
  });

  test('all is found in a field for a number, even where a busy machine makes pauses of a hand', () => {
    fc.assert(
      fc.property(code, gaps(BURST_GAP_MS), fc.constantFrom(price, quantity), (scanned, gapsMs, into) => {
        const { burst, atMs } = play(keysOf(scanned, gapsMs));
        expect(scanEndedAt(burst, atMs + gapsMs[0]!, into)).toEqual({ code: scanned, from: 0 });
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('of all that can be typed', () => {
  const key = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 });
  /** A person's gap between two keystrokes. */
  const pause = fc.integer({ min: SCANNER_GAP_MS, max: 2_000 });
  const rolled = fc.integer({ min: 1, max: FAST_GAP_MS - 1 });
  /** Text typed by a person: single pairs may be nearly simultaneous. */
  const anything = fc
    .array(fc.tuple(fc.tuple(key, pause), fc.array(fc.tuple(key, rolled), { maxLength: 1 })), {
      minLength: 1,
      maxLength: 40,
    })
    .map((groups) => groups.flatMap(([first, more]) => [first, ...more]).map(([k, gapMs]) => ({ key: k, gapMs })));
  /** The gaps of a person in a hurry, from 60 ms on. */
  const hurried = fc.array(fc.integer({ min: 60, max: 250 }), { minLength: 12, maxLength: 12 });
  const amount = fc
    .tuple(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 99 }))
    .map(([integerPart, cents]) => `${integerPart}.${String(cents).padStart(2, '0')}`);
  const pieces = fc.integer({ min: 0, max: 99_999 }).map(String);
  const wordText = fc.stringMatching(/^[A-Z]?[a-z]{2,9}( [A-Za-z]{2,9}){0,2}$/);

  test('nothing with the pauses of a hand is a scan in text, Enter however soon', () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 0, max: 2_000 }), (keystrokes, gapMs) => {
        const { burst, atMs } = play(keystrokes);
        expect(scanEndedAt(burst, atMs + gapMs, text)).toEqual(null);
      }),
      { numRuns: 500 },
    );
  });

  test('six characters typed as three fast pairs, and Enter after them, are no scan', () => {
    const { burst, atMs } = play(keysOf('A1B2C3', [200, 20]));
    expect(scanEndedAt(burst, atMs + 20, text)).toEqual(null);
  });

  test('no price, no amount of cash and no quantity is a scan, however hurried', () => {
    fc.assert(
      fc.property(fc.oneof(amount, pieces), hurried, fc.constantFrom(price, quantity), (keys, gapsMs, into) => {
        fc.pre(into === price || /^\d+$/.test(keys));
        const { burst, atMs } = play(keysOf(keys, gapsMs));
        expect(scanEndedAt(burst, atMs + gapsMs[0]!, into)).toEqual(null);
      }),
      { numRuns: 1_000 },
    );
  });

  test('no words are a scan, however hurried', () => {
    fc.assert(
      fc.property(wordText, hurried, (keys, gapsMs) => {
        const { burst, atMs } = play(keysOf(keys, gapsMs));
        expect(scanEndedAt(burst, atMs + gapsMs[0]!, text)).toEqual(null);
      }),
      { numRuns: 1_000 },
    );
  });
});
