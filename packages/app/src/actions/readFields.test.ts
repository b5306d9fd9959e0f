import { choice, longText, money } from '@tilldesk/domain/fields';
import { expect, test } from 'vitest';
import type { ActionField } from './action.ts';
import { readFields } from './readFields.ts';

const fields: [string, ActionField<null, unknown>][] = [
  ['amount', { label: 'form.save', schema: money({ required: true, min: 1 }) }],
  ['reason', { label: 'form.save', schema: longText({ required: true, max: 200 }) }],
  ['note', { label: 'form.save', schema: longText() }],
  ['method', { label: 'form.save', schema: choice(['cash', 'card'], { required: true }) }],
  ['tag', { input: () => null, check: (value) => (value === 'bad' ? 'No.' : undefined) }],
];
const read = (values: Record<string, unknown>) =>
  readFields(fields, values, (field, value) => field.check?.(value, null, null as never));

test('values are cleaned, and an empty optional text is null', () => {
  expect(read({ amount: 500, reason: ' wrong price ', note: '  ', method: 'cash', tag: 'good' })).toEqual({
    input: { amount: 500, reason: 'wrong price', note: null, method: 'cash', tag: 'good' },
    errors: {},
  });
});

test('an empty field, an amount of 0 and a value that the input rejects are errors', () => {
  const required = { code: 'required', message: 'This field is required.' };
  expect(read({ amount: 0, reason: ' ', note: null, method: null, tag: 'bad' }).errors).toEqual({
    amount: required,
    reason: required,
    method: required,
    tag: 'No.',
  });
});
