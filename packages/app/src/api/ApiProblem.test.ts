import { expect, test } from 'vitest';
import { problemFrom } from './ApiProblem.ts';

const seen = (status: number, data: unknown) => {
  const { code, message, params, fields, unreachable } = problemFrom(status, data);
  return { code, message, params, fields, unreachable };
};

test("[S8-02] the contract's error form is taken whole", () => {
  const fields = { email: { code: 'format', message: 'This does not look right.' } };
  expect(seen(400, { code: 'request.invalid', message: 'Please check.', params: { limit: 3 }, fields })).toEqual({
    code: 'request.invalid',
    message: 'Please check.',
    params: { limit: 3 },
    fields,
    unreachable: false,
  });
});

test('[S8-02] an answer without a sentence says that an error occurred', () => {
  const plain = { code: 'server.failed', message: 'An error occurred', params: {}, fields: {}, unreachable: false };
  expect([seen(502, '<html>'), seen(500, null), seen(500, { message: '' })]).toEqual([plain, plain, plain]);
});

test('nobody answering is told apart', () => {
  expect(seen(0, null)).toEqual({
    code: 'network',
    message: 'An error occurred',
    params: {},
    fields: {},
    unreachable: true,
  });
});
