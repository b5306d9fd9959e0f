import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { entity } from '../fields/entity.ts';
import { text } from '../fields/fields.ts';
import { crud } from './crud.ts';
import { changed, event } from './event.ts';

const vendor = entity('vendor', { name: text({ required: true }), city: text() });
const { name, list, one, create, change, archive } = crud('/vendors', {
  name: 'vendors',
  module: 'Vendor',
  entity: vendor,
  sorts: ['name'],
});
const calls = { list, one, create, change, archive };
const id = '01936c3a-7c00-7a11-8b22-123456789abc';

describe('the ordinary calls of a noun', () => {
  test('are five, each with its right', () => {
    expect(name).toEqual('vendors');
    expect(Object.values(calls).map((call) => [call.method, call.path, call.needs])).toEqual([
      ['GET', '/vendors', ['Vendor', 'read']],
      ['GET', '/vendors/:id', ['Vendor', 'read']],
      ['POST', '/vendors', ['Vendor', 'create']],
      ['PATCH', '/vendors/:id', ['Vendor', 'update']],
      ['DELETE', '/vendors/:id', ['Vendor', 'delete']],
    ]);
  });

  test.each<[string, unknown, boolean]>([
    ['with its id', { id, name: 'Acme' }, true],
    ['without an id', { name: 'Acme' }, false],
    ['with a version', { id, name: 'Acme', version: 1 }, false],
    ['without what is required', { id, city: 'Austin' }, false],
  ])('adding %s', (_, body, accepted) => {
    expect(z.safeParse(calls.create.body, body).success).toEqual(accepted);
  });

  test.each<[string, unknown, boolean]>([
    ['one field, with the version', { version: 3, city: null }, true],
    ['nothing, with the version', { version: 3 }, true],
    ['without the version', { city: 'Austin' }, false],
    ['what is required to nothing', { version: 3, name: null }, false],
    ['the id', { version: 3, id }, false],
    ['what the server keeps', { version: 3, createdAt: '2026-11-21T04:00:00.000Z' }, false],
  ])('changing %s', (_, body, accepted) => {
    expect(z.safeParse(calls.change.body, body).success).toEqual(accepted);
  });
});

test('an event has its exact name and its payload', () => {
  const closed = event('chat_closed', z.object({ chatId: z.string() }));
  expect(closed.name).toEqual('chat_closed');
  expect(z.parse(closed.payload, { chatId: 'c1' })).toEqual({ chatId: 'c1' });
  expect(z.safeParse(changed.payload, { resource: 'invoices', id: 'no id' }).success).toEqual(false);
});
