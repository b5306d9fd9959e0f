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

/** What a field makes of a value, or 'rejected'. */
const parsed = (field: z.ZodMiniType, value: unknown): unknown => {
  const result = z.safeParse(field, value);
  return result.success ? result.data : 'rejected';
};
const parsedAll = (field: z.ZodMiniType, values: readonly unknown[]) => values.map((value) => parsed(field, value));

describe('a text', () => {
  test('has 60 characters at most, the spaces round it not counted', () => {
    expect(TEXT_MAX).toEqual(60);
    expect(parsedAll(text(), ['a'.repeat(60), `  ${'a'.repeat(60)}\t`, 'a'.repeat(61)])).toEqual([
      'a'.repeat(60),
      'a'.repeat(60),
      'rejected',
    ]);
  });

  test('left blank is null when it is optional and rejected when it is required', () => {
    expect(parsedAll(text(), [null, '', '   '])).toEqual([null, null, null]);
    expect(parsedAll(text({ required: true }), [null, '', '   ', undefined])).toEqual(Array(4).fill('rejected'));
  });

  test('loses what no keyboard writes and no database keeps', () => {
    expect(parsed(text(), 'Ana\u0000 \ud800Mar\u001bia\u0000')).toEqual('Ana Maria');
    expect(parsed(text(), 'María 📱 Nuñez')).toEqual('María 📱 Nuñez');
  });

  test('of a code is kept in capitals', () => {
    expect(parsedAll(text({ format: 'code', max: 6 }), [' cbl-c1 ', 'cbl-c12', 'straß'])).toEqual([
      'CBL-C1',
      'rejected',
      'STRASS',
    ]);
  });
});

describe('an email', () => {
  test('is kept in small letters, without the spaces round it', () => {
    expect(parsed(text({ format: 'email' }), '  Ana@Example.COM ')).toEqual('ana@example.com');
  });

  test('looks like one', () => {
    const invalidEmails = ['ana', 'ana@example', '@example.com', 'a na@example.com', 'ana@@example.com'];
    expect(parsedAll(text({ format: 'email' }), invalidEmails)).toEqual(invalidEmails.map(() => 'rejected'));
  });

  test('left blank is null when it is optional and rejected when it is required', () => {
    expect(parsedAll(text({ format: 'email' }), ['', ' ', null])).toEqual([null, null, null]);
    expect(parsed(text({ format: 'email', required: true }), ' ')).toEqual('rejected');
  });
});

describe('a phone', () => {
  test('may be written as people write it', () => {
    const written = ['+1 (555) 010-2030', '555.010.2030', '5550102'];
    expect(parsedAll(text({ format: 'phone' }), [...written, ' '])).toEqual([...written, null]);
  });

  test('has at least seven digits and no letters', () => {
    const invalidEmails = ['-------', '555-010', '(((((((1', '555-CALL-ANA', '5'.repeat(21)];
    expect(parsedAll(text({ format: 'phone' }), invalidEmails)).toEqual(invalidEmails.map(() => 'rejected'));
  });
});

describe('a longer text', () => {
  test('has 2000 characters at most and keeps its lines', () => {
    expect(LONG_TEXT_MAX).toEqual(2000);
    expect(parsedAll(longText(), [' a\n\tb ', 'a'.repeat(2000), 'a'.repeat(2001), ' \n', null])).toEqual([
      'a\n\tb',
      'a'.repeat(2000),
      'rejected',
      null,
      null,
    ]);
  });

  test('that is required is not blank', () => {
    expect(parsed(longText({ required: true }), ' \n ')).toEqual('rejected');
  });
});

describe('amounts and numbers', () => {
  test('money is whole cents from 0 to 9,999,999.99', () => {
    const invalidEmails = [-1, MONEY_MAX + 1, 0.5, '100', Number.NaN, null];
    expect(parsedAll(money({ required: true }), [0, MONEY_MAX, ...invalidEmails])).toEqual([
      0,
      999_999_999,
      ...invalidEmails.map(() => 'rejected'),
    ]);
  });

  test('a quantity is whole pieces within its bounds', () => {
    expect(parsedAll(quantity({ min: 1, max: 3 }), [1, 3, 0, 4, 1.5, null])).toEqual([
      1,
      3,
      'rejected',
      'rejected',
      'rejected',
      null,
    ]);
  });

  test('a rate is an exact decimal from 0 to 1 with six places at most', () => {
    const right = ['0', '1', '0.0825', '0.000001', '1.000000'];
    const invalidEmails = ['1.1', '0.0000001', '.5', '8.25%', '-0.1', 0.5, '01'];
    expect(parsedAll(rate(), [...right, ...invalidEmails])).toEqual([...right, ...invalidEmails.map(() => 'rejected')]);
  });
});

describe('days and moments', () => {
  test('a day is one of the calendar, in a year that a shop may write', () => {
    const right = ['2026-11-21', '2028-02-29', '1900-01-01', '2199-12-31'];
    const invalidEmails = [
      '2026-02-29',
      '2026-13-01',
      '0000-01-01',
      '9999-12-31',
      '21/11/2026',
      '',
      '2026-11-21T00:00:00Z',
    ];
    expect(parsedAll(date(), [...right, null, ...invalidEmails])).toEqual([
      ...right,
      null,
      ...invalidEmails.map(() => 'rejected'),
    ]);
  });

  test('a moment is UTC with milliseconds', () => {
    const invalidEmails = ['2026-11-21T04:00:00Z', '2026-11-21T04:00:00.000+01:00', '2026-11-21', null];
    expect(parsedAll(instant({ required: true }), ['2026-11-21T04:00:00.000Z', ...invalidEmails])).toEqual([
      '2026-11-21T04:00:00.000Z',
      ...invalidEmails.map(() => 'rejected'),
    ]);
  });
});

describe('the rest', () => {
  test('an IMEI has its check digit', () => {
    expect(parsedAll(imei(), [' 490154203237518 ', '490154203237519', '49015420323751', null])).toEqual([
      '490154203237518',
      'rejected',
      'rejected',
      null,
    ]);
  });

  test('an id is the same in capitals and small letters', () => {
    const one = '01936c3a-7c00-7a11-8b22-123456789abc';
    expect([parsed(id, one.toUpperCase()), parsed(ref('product', { required: true }), one.toUpperCase())]).toEqual([
      one,
      one,
    ]);
    expect(parsedAll(id, ['1', '', null, `${one}0`])).toEqual(Array(4).fill('rejected'));
  });

  test('a choice is one of its words, a flag yes or no, a list has its limit', () => {
    expect(parsedAll(choice(['new', 'used']), ['new', 'NEW', '', null])).toEqual(['new', 'rejected', 'rejected', null]);
    expect(parsedAll(flag(), [true, false, 'true', null])).toEqual([true, false, 'rejected', 'rejected']);
    expect(parsedAll(list(text({ required: true }), { max: 2 }), [[], ['a '], ['a', 'b', 'c'], null])).toEqual([
      [],
      ['a'],
      'rejected',
      'rejected',
    ]);
  });

  test('a list that need not be given is null when it is empty', () => {
    const codes = list(text({ required: true }), { max: 2, required: false });
    expect(parsedAll(codes, [[], null, ['a'], ['a', 'b', 'c']])).toEqual([null, null, ['a'], 'rejected']);
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
