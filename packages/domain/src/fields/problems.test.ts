import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { choice, imei, list, money, text } from './fields.ts';
import { fieldProblems } from './problems.ts';

const order = z.strictObject({
  vendor: text({ required: true }),
  email: text({ format: 'email' }),
  condition: choice(['new', 'used'], { required: true }),
  tags: list(text({ required: true }), { max: 2 }),
  discount: z.nullable(z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('amount'), amount: money() })])),
  lines: z
    .array(
      z.strictObject({
        imei: imei({ required: true }),
        price: money({ required: true, min: 100, max: 50_000 }),
      }),
    )
    .check(z.minLength(1)),
});
const right = {
  vendor: 'Acme',
  email: null,
  condition: 'new',
  tags: [],
  discount: null,
  lines: [{ imei: '490154203237518', price: 100 }],
};

/** The codes by path for a value that is right but for the given parts. */
const codesOf = (parts: object): Record<string, string> => {
  const value = { ...right, ...parts };
  const { error } = z.safeParse(order, value);
  const problems = error ? fieldProblems(error, value) : {};
  return Object.fromEntries(Object.entries(problems).map(([path, problem]) => [path, problem.code]));
};

test('what is right has no problems', () => {
  expect(codesOf({})).toEqual({});
});

describe('a field says what is the matter with it', () => {
  test.each<[string, object, Record<string, string>]>([
    ['left out', { vendor: undefined }, { vendor: 'required' }],
    ['null where something is needed', { vendor: null }, { vendor: 'required' }],
    ['blank', { vendor: '  ' }, { vendor: 'required' }],
    ['of another type', { vendor: 7 }, { vendor: 'invalid' }],
    ['too long', { vendor: 'a'.repeat(61) }, { vendor: 'tooLong' }],
    ['not an email', { email: 'ana' }, { email: 'format' }],
    ['no choice made', { condition: null }, { condition: 'required' }],
    ['none of the choices', { condition: 'broken' }, { condition: 'choice' }],
    ['too many', { tags: ['a', 'b', 'c'] }, { tags: 'tooLong' }],
    ['too few', { lines: [] }, { lines: 'tooShort' }],
    ['an unknown kind', { discount: { kind: 'gift' } }, { 'discount.kind': 'choice' }],
    ['no kind', { discount: {} }, { 'discount.kind': 'required' }],
    ['unknown', { total: 5 }, { total: 'unknown' }],
    ['unknown under the name of something inherited', { toString: 5 }, { toString: 'unknown' }],
  ])('%s', (_, parts, expected) => {
    expect(codesOf(parts)).toEqual(expected);
  });

  test('by its path, down to the line', () => {
    const lines = [
      right.lines[0],
      { imei: '490154203237519', price: 99 },
      { imei: null, price: 50_001, colour: 'red' },
      { imei: '490154203237518', price: 100.5 },
      'a phone',
    ];
    expect(codesOf({ lines })).toEqual({
      'lines.1.imei': 'imei',
      'lines.1.price': 'tooSmall',
      'lines.2.imei': 'required',
      'lines.2.price': 'tooBig',
      'lines.2.colour': 'unknown',
      'lines.3.price': 'invalid',
      'lines.4': 'invalid',
    });
  });
});

test('limits are told in the sentence and as a parameter', () => {
  const value = { ...right, vendor: 'a'.repeat(61), lines: [{ imei: '490154203237518', price: 99 }] };
  expect(fieldProblems(z.safeParse(order, value).error!, value)).toEqual({
    vendor: { code: 'tooLong', message: 'At most 60 are allowed.', params: { limit: 60 } },
    'lines.0.price': { code: 'tooSmall', message: 'Must be at least 100.', params: { limit: 100 } },
  });
});

test('only the first problem of a field is told', () => {
  const value = { email: '' };
  const strict = z.strictObject({ email: text({ required: true, format: 'email' }) });
  expect(fieldProblems(z.safeParse(strict, value).error!, value)).toEqual({
    email: { code: 'required', message: 'This field is required.' },
  });
});

test('a body that is none is told as the body', () => {
  const problemsOf = (value: unknown) => fieldProblems(z.safeParse(order, value).error!, value);
  expect([problemsOf(undefined), problemsOf('lines')]).toEqual([
    { body: { code: 'required', message: 'This field is required.' } },
    { body: { code: 'invalid', message: 'Must be an object.' } },
  ]);
});
