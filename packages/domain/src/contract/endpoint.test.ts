import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { id, text } from '../fields/fields.ts';
import { endpoint, pathOf, type Answer, type Input } from './endpoint.ts';

const needs = ['Repair', 'update'] as const;
const close = endpoint({
  method: 'POST',
  path: '/repairs/:id/close',
  needs,
  about: 'Close a repair',
  key: 'required',
  params: z.strictObject({ id }),
  query: z.strictObject({ notify: z.optional(z.string()) }),
  body: z.strictObject({ note: text({ required: true }) }),
  answer: z.object({ closed: z.boolean() }),
});
const ping = endpoint({ method: 'GET', path: '/ping', needs: 'nobody', about: 'Ping', answer: z.literal('pong') });

describe('a call', () => {
  test('is what its declaration says', () => {
    const { params, query, body, answer, ...plain } = close;
    expect(plain).toEqual({
      method: 'POST',
      path: '/repairs/:id/close',
      needs: ['Repair', 'update'],
      about: 'Close a repair',
      key: 'required',
      pin: false,
    });
    expect([params, query, body, answer].map((schema) => schema.type)).toEqual(Array(4).fill('object'));
  });

  test('takes nothing where nothing is declared, and asks for no key', () => {
    const accepts = (schema: z.ZodMiniType, values: unknown[]) => values.map((v) => z.safeParse(schema, v).success);
    expect(ping.key).toEqual('optional');
    expect(accepts(ping.params, [{}, { id: '1' }])).toEqual([true, false]);
    expect(accepts(ping.query, [{}, { page: '1' }])).toEqual([true, false]);
    expect(accepts(ping.body, [undefined, null, {}, { note: 'x' }, 'x'])).toEqual([true, true, true, false, false]);
  });

  test('asks its caller for the parts that it takes, and for no others', () => {
    expectTypeOf<Input<typeof close>>().branded.toEqualTypeOf<{
      params: { id: string };
      query?: { notify?: string | undefined };
      body: { note: string };
    }>();
    expectTypeOf<Answer<typeof close>>().toEqualTypeOf<{ closed: boolean }>();
    const inputs: Input<typeof ping>[] = [{}, { params: {} }, { body: null }];
    expect(inputs.map((input) => Object.keys(input))).toEqual([[], ['params'], ['body']]);
  });
});

describe('the path of a call', () => {
  test('has its names filled in', () => {
    expect(pathOf('/customers/:id/notes/:note', { id: 'a1', note: 7 })).toEqual('/customers/a1/notes/7');
    expect(pathOf('/health')).toEqual('/health');
  });

  test('is never made without a value, or of one that no path can hold', () => {
    expect(() => pathOf('/customers/:id', { id: { id: 'a1' } })).toThrow('contract: /customers/:id needs id');
    expect(() => pathOf('/customers/:id', {})).toThrow('contract: /customers/:id needs id');
    expect(() => pathOf('/customers/:id', { id: '' })).toThrow('contract: /customers/:id needs id');
  });

  test('gives back any value as it was, and no value adds a step', () => {
    fc.assert(
      fc.property(
        fc.string({
          minLength: 1,
          unit: fc.constantFrom('a', 'Z', '9', '/', '?', '#', '%', '&', ' ', '.', ':', 'ñ', '📱'),
        }),
        (value) => {
          const steps = pathOf('/customers/:id/merge', { id: value }).split('/');
          expect([steps.length, steps[1], decodeURIComponent(steps[2] ?? ''), steps[3]]).toEqual([
            4,
            'customers',
            value,
            'merge',
          ]);
        },
      ),
    );
  });
});
