import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { entity, type DraftOf, type Row } from './entity.ts';
import { flag, money, text } from './fields.ts';

const vendor = entity(
  'vendor',
  { name: text({ required: true }), email: text({ format: 'email' }), preferred: flag() },
  { owed: money({ required: true }) },
);
const savedRecord = {
  id: '01936c3a-7c00-7a11-8b22-123456789abc',
  version: 1,
  createdAt: '2026-11-21T04:00:00.000Z',
  updatedAt: '2026-11-21T04:00:00.000Z',
};

describe('a draft', () => {
  test('may leave out or null what is optional', () => {
    const drafts: DraftOf<typeof vendor>[] = [
      { name: 'Acme', preferred: true },
      { name: 'Acme', preferred: true, email: null },
      { name: ' Acme ', preferred: true, email: ' Sales@Acme.test ' },
    ];
    expect(drafts.map((draft) => z.parse(vendor.draft, draft))).toEqual([
      { name: 'Acme', preferred: true },
      { name: 'Acme', preferred: true, email: null },
      { name: 'Acme', preferred: true, email: 'sales@acme.test' },
    ]);
  });

  test('refuses keys that it does not know: nobody writes what the server keeps', () => {
    const given = { name: 'Acme', preferred: false, owed: 0, version: 7 };
    const result = z.safeParse(vendor.draft, given);
    expect(result.error?.issues.map((issue) => [issue.code, 'keys' in issue ? issue.keys : []])).toEqual([
      ['unrecognized_keys', ['owed', 'version']],
    ]);
  });

  test('refuses to leave out what is required', () => {
    const result = z.safeParse(vendor.draft, { email: null });
    expect(result.error?.issues.map((issue) => issue.path)).toEqual([['name'], ['preferred']]);
  });
});

describe('a record', () => {
  test('has what the server keeps, what a person wrote and what follows from it', () => {
    const row: Row<typeof vendor> = { ...savedRecord, name: 'Acme', email: null, preferred: true, owed: 12_50 };
    expect(z.parse(vendor.read, row)).toEqual(row);
  });

  test('leaves no absent value out', () => {
    const result = z.safeParse(vendor.read, { ...savedRecord, name: 'Acme', preferred: true, owed: 0 });
    expect(result.error?.issues.map((issue) => issue.path)).toEqual([['email']]);
  });
});

test('the types say the same', () => {
  expectTypeOf<DraftOf<typeof vendor>>().toEqualTypeOf<{
    name: string;
    email?: string | null | undefined;
    preferred: boolean;
  }>();
  expectTypeOf<Row<typeof vendor>['email']>().toEqualTypeOf<string | null>();
  expect(Object.keys(vendor.fields)).toEqual(['name', 'email', 'preferred']);
});

test('what a writer says beside the fields is read with the draft and is no field', () => {
  const warned = entity('warned', { name: text({ required: true }) }, {}, { wasRead: z.optional(z.boolean()) });
  expect([
    z.parse(warned.draft, { name: 'A', wasRead: true }),
    z.parse(warned.draft, { name: 'A' }),
    Object.keys(warned.fields),
    'wasRead' in warned.read.shape,
  ]).toEqual([{ name: 'A', wasRead: true }, { name: 'A' }, ['name'], false]);
});
