import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  choice,
  date,
  flag,
  id,
  imei,
  instant,
  list,
  LONG_TEXT_MAX,
  longText,
  money,
  MONEY_MAX,
  quantity,
  rate,
  ref,
  text,
  TEXT_MAX,
} from './fields.ts';

/** What a field makes of a value, or 'refused'. */
const kept = (field: z.ZodMiniType, value: unknown): unknown => {
  const result = z.safeParse(field, value);
  return result.success ? result.data : 'refused';
};
const keptOf = (field: z.ZodMiniType, values: readonly unknown[]) => values.map((value) => kept(field, value));

describe('a text', () => {
  test('has 60 characters at most, the spaces round it not counted', () => {
    expect(TEXT_MAX).toEqual(60);
    expect(keptOf(text(), ['a'.repeat(60), `  ${'a'.repeat(60)}\t`, 'a'.repeat(61)])).toEqual([
      'a'.repeat(60),
      'a'.repeat(60),
      'refused',
    ]);
  });

  test('left blank is null when it is optional and refused when it is required', () => {
    expect(keptOf(text(), [null, '', '   '])).toEqual([null, null, null]);
    expect(keptOf(text({ required: true }), [null, '', '   ', undefined])).toEqual(Array(4).fill('refused'));
  });

  test('loses what no keyboard writes and no database keeps', () => {
    expect(kept(text(), 'Ana\u0000 \ud800Mar\u001bia\u0000')).toEqual('Ana Maria');
    expect(kept(text(), 'María 📱 Nuñez')).toEqual('María 📱 Nuñez');
  });

  test('of a code is kept in capitals', () => {
    expect(keptOf(text({ format: 'code', max: 6 }), [' cbl-c1 ', 'cbl-c12', 'straß'])).toEqual([
      'CBL-C1',
      'refused',
      'STRASS',
    ]);
  });
});

describe('an email', () => {
  test('is kept in small letters, without the spaces round it', () => {
    expect(kept(text({ format: 'email' }), '  Ana@Example.COM ')).toEqual('ana@example.com');
  });

  test('looks like one', () => {
    const wrong = ['ana', 'ana@example', '@example.com', 'a na@example.com', 'ana@@example.com'];
    expect(keptOf(text({ format: 'email' }), wrong)).toEqual(wrong.map(() => 'refused'));
  });

  test('left blank is null when it is optional and refused when it is required', () => {
    expect(keptOf(text({ format: 'email' }), ['', ' ', null])).toEqual([null, null, null]);
    expect(kept(text({ format: 'email', required: true }), ' ')).toEqual('refused');
  });
});

describe('a phone', () => {
  test('may be written as people write it', () => {
    const written = ['+1 (555) 010-2030', '555.010.2030', '5550102'];
    expect(keptOf(text({ format: 'phone' }), [...written, ' '])).toEqual([...written, null]);
  });

  test('has at least seven digits and no letters', () => {
    const wrong = ['-------', '555-010', '(((((((1', '555-CALL-ANA', '5'.repeat(21)];
    expect(keptOf(text({ format: 'phone' }), wrong)).toEqual(wrong.map(() => 'refused'));
  });
});

describe('a longer text', () => {
  test('has 2000 characters at most and keeps its lines', () => {
    expect(LONG_TEXT_MAX).toEqual(2000);
    expect(keptOf(longText(), [' a\n\tb ', 'a'.repeat(2000), 'a'.repeat(2001), ' \n', null])).toEqual([
      'a\n\tb',
      'a'.repeat(2000),
      'refused',
      null,
      null,
    ]);
  });

  test('that is required is not blank', () => {
    expect(kept(longText({ required: true }), ' \n ')).toEqual('refused');
  });
});

describe('amounts and numbers', () => {
  test('money is whole cents from 0 to 9,999,999.99', () => {
    const wrong = [-1, MONEY_MAX + 1, 0.5, '100', Number.NaN, null];
    expect(keptOf(money({ required: true }), [0, MONEY_MAX, ...wrong])).toEqual([
      0,
      999_999_999,
      ...wrong.map(() => 'refused'),
    ]);
  });

  test('a quantity is whole pieces within its bounds', () => {
    expect(keptOf(quantity({ min: 1, max: 3 }), [1, 3, 0, 4, 1.5, null])).toEqual([
      1,
      3,
      'refused',
      'refused',
      'refused',
      null,
    ]);
  });

  test('a rate is an exact decimal from 0 to 1 with six places at most', () => {
    const right = ['0', '1', '0.0825', '0.000001', '1.000000'];
    const wrong = ['1.1', '0.0000001', '.5', '8.25%', '-0.1', 0.5, '01'];
    expect(keptOf(rate(), [...right, ...wrong])).toEqual([...right, ...wrong.map(() => 'refused')]);
  });
});

describe('days and moments', () => {
  test('a day is one of the calendar, in a year that a shop may write', () => {
    const right = ['2026-11-21', '2028-02-29', '1900-01-01', '2199-12-31'];
    const wrong = ['2026-02-29', '2026-13-01', '0000-01-01', '9999-12-31', '21/11/2026', '', '2026-11-21T00:00:00Z'];
    expect(keptOf(date(), [...right, null, ...wrong])).toEqual([...right, null, ...wrong.map(() => 'refused')]);
  });

  test('a moment is UTC with milliseconds', () => {
    const wrong = ['2026-11-21T04:00:00Z', '2026-11-21T04:00:00.000+01:00', '2026-11-21', null];
    expect(keptOf(instant({ required: true }), ['2026-11-21T04:00:00.000Z', ...wrong])).toEqual([
      '2026-11-21T04:00:00.000Z',
      ...wrong.map(() => 'refused'),
    ]);
  });
});

describe('the rest', () => {
  test('an IMEI has its check digit', () => {
    expect(keptOf(imei(), [' 490154203237518 ', '490154203237519', '49015420323751', null])).toEqual([
      '490154203237518',
      'refused',
      'refused',
      null,
    ]);
  });

  test('an id is the same in capitals and small letters', () => {
    const one = '01936c3a-7c00-7a11-8b22-123456789abc';
    expect([kept(id, one.toUpperCase()), kept(ref('product', { required: true }), one.toUpperCase())]).toEqual([
      one,
      one,
    ]);
    expect(keptOf(id, ['1', '', null, `${one}0`])).toEqual(Array(4).fill('refused'));
  });

  test('a choice is one of its words, a flag yes or no, a list has its limit', () => {
    expect(keptOf(choice(['new', 'used']), ['new', 'NEW', '', null])).toEqual(['new', 'refused', 'refused', null]);
    expect(keptOf(flag(), [true, false, 'true', null])).toEqual([true, false, 'refused', 'refused']);
    expect(keptOf(list(text({ required: true }), { max: 2 }), [[], ['a '], ['a', 'b', 'c'], null])).toEqual([
      [],
      ['a'],
      'refused',
      'refused',
    ]);
  });

  test('a list that need not be given is null when it is empty', () => {
    const codes = list(text({ required: true }), { max: 2, required: false });
    expect(keptOf(codes, [[], null, ['a'], ['a', 'b', 'c']])).toEqual([null, null, ['a'], 'refused']);
  });

  test('a field knows its kind, so that a form can choose the input', () => {
    const fields = [text({ required: true, format: 'email' }), longText(), money(), ref('vendor'), choice(['a', 'b'])];
    expect(fields.map((one) => one.field)).toEqual([
      { kind: 'text', max: 254, format: 'email', required: true },
      { kind: 'longText', max: 2000, required: false },
      { kind: 'money', min: 0, max: 999_999_999, required: false },
      { kind: 'ref', to: 'vendor', required: false },
      { kind: 'choice', options: ['a', 'b'], required: false },
    ]);
  });
});
