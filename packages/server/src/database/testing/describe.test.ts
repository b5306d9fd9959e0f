import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { inDatabase, withClient } from './clusters.ts';
import { describe } from './describe.ts';

const template = () => inDatabase(inject('testCluster'), inject('templateDatabase'));

test('a statement is described without running: the types of its parameters, and its columns', async () => {
  const described = await withClient(template(), (client) =>
    describe(client, 'delete from vendors where business_id = $1 and name = any($2) returning id, version + 1 as next'),
  );
  expect({
    parameters: described.parameters,
    columns: described.columns.map(({ name, type, tableId }) => ({ name, type, isOfTable: tableId !== 0 })),
  }).toEqual({
    parameters: [pg.types.builtins.UUID, 1009],
    columns: [
      { name: 'id', type: pg.types.builtins.UUID, isOfTable: true },
      { name: 'next', type: pg.types.builtins.INT4, isOfTable: false },
    ],
  });
});

test('an unknown column is an error of the database, and the connection describes the next statement', async () => {
  await withClient(template(), async (client) => {
    await expect(describe(client, 'select colour from vendors where id = $1')).rejects.toThrow(
      'column "colour" does not exist',
    );
    expect(await describe(client, 'analyze vendors')).toEqual({ parameters: [], columns: [] });
  });
});
