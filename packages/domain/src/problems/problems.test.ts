import { describe, expect, test } from 'vitest';
import { problemCatalogue, type ProblemCode } from './catalogue.ts';
import { Problem, problemAt } from './Problem.ts';
import { problemBody, problemStatus } from './problemBody.ts';

const pages = Object.entries(problemCatalogue);

describe('the book of problems', () => {
  test('every code is a subject and what is the matter with it', () => {
    expect(pages.map(([code]) => code).filter((code) => !/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(code))).toEqual([]);
  });

  test('every status is one that a refusal can have', () => {
    const statuses = [400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 500, 502, 503, 507];
    expect(pages.filter(([, [status]]) => !statuses.includes(status))).toEqual([]);
  });

  test('only an expired session is a 401', () => {
    expect(pages.flatMap(([code, [status]]) => (status === 401 ? [code] : []))).toEqual(['session.expired']);
  });

  test('every place in a sentence is a word, and no brace is left over', () => {
    const broken = pages.filter(([, [, sentence]]) => /[{}]/.test(sentence.replace(/\{[a-z][A-Za-z]*\}/g, '')));
    expect(broken).toEqual([]);
  });

  test('no sentence stands twice or has a space too many', () => {
    const sentences = pages.map(([, [, sentence]]) => sentence);
    expect(sentences.filter((s, i) => s !== s.trim() || sentences.indexOf(s) !== i)).toEqual([]);
  });
});

test('a refusal says its sentence with the names filled in, and becomes the error form', () => {
  const problem = new Problem('unit.sold', { code: '490154203237518', invoice: 'INV-1001' });
  expect(problem.message).toEqual('unit.sold');
  expect(problemStatus(problem)).toEqual(409);
  expect(problemBody(problem)).toEqual({
    code: 'unit.sold',
    message: 'IMEI 490154203237518 was already sold on INV-1001.',
    params: { code: '490154203237518', invoice: 'INV-1001' },
  });
});

test('a refusal without parameters or fields leaves both out', () => {
  expect(problemBody(new Problem('invoice.empty'))).toEqual({
    code: 'invoice.empty',
    message: 'An invoice needs at least one line.',
  });
});

test('a number fills its place too, and a place without a value stays to be seen', () => {
  const messageOf = (code: ProblemCode, params: Record<string, string | number>) =>
    problemBody(new Problem(code, params)).message;
  expect([
    messageOf('stock.short', { available: 0, product: 'USB-C cable' }),
    messageOf('stock.short', { available: 2 }),
  ]).toEqual(['Only 0 of USB-C cable left in stock.', 'Only 2 of {product} left in stock.']);
});

test('a refusal at a field says its sentence at the top and at the field', () => {
  expect(problemBody(problemAt('lines.0.unitId', 'invoice.unitMissing', { product: 'Nova X' }))).toEqual({
    code: 'invoice.unitMissing',
    message: 'Scan the IMEI of Nova X before checkout.',
    params: { product: 'Nova X' },
    fields: {
      'lines.0.unitId': {
        code: 'invoice.unitMissing',
        message: 'Scan the IMEI of Nova X before checkout.',
        params: { product: 'Nova X' },
      },
    },
  });
});
