import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { newId } from '../database/new-id.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { inBusiness, type Tx } from '../database/transaction.ts';
import { customers } from '../modules/customers/customers.tables.ts';
import { OPENED, smallShop } from '../testing/small-shop.ts';
import { createLogger } from './logger.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'logged');
const { businessId, customer } = shop;

const lines: string[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
const log = createLogger('error', sink);

/** Returns the log entry of failing work, as a call or a job logs it. */
async function logged(work: (tx: Tx) => Promise<unknown>): Promise<{ line: string; err: Record<string, unknown> }> {
  lines.length = 0;
  await inBusiness(db, businessId, work).then(
    () => expect.unreachable('the statement should fail'),
    (error: unknown) => log.error({ err: new Error('the work failed', { cause: error }) }, 'call failed'),
  );
  const line = lines.join('');
  return { line, err: Object(JSON.parse(line)).err.cause };
}

const person = { name: 'Rosa Núñez', firstName: 'Rosa', notes: 'Called twice about the screen' };
const isReported = (line: string) => /Rosa|Núñez|screen|rosa@/.test(line);

test('a failed statement is logged with its text and reason, and without what people wrote', async () => {
  const { line, err } = await logged((tx) =>
    tx.insert(customers).values({ businessId, id: customer, ...person, createdAt: OPENED, updatedAt: OPENED }),
  );
  expect([isReported(line), String(err['query']).startsWith('insert into "customers"')]).toEqual([false, true]);
  const cause = Object(err['cause']) as Record<string, unknown>;
  expect([cause['errorCode'], cause['constraint']]).toEqual(['23505', 'customers_business_id_id_pk']);
});

test.each<[string, (tx: Tx) => Promise<unknown>]>([
  [
    'a statement of our own that breaks a key, whose detail repeats it',
    (tx) => tx.raw(`insert into stores (business_id, id, code) values ($1, $2, $3)`, [businessId, 'x', 'Rosa']),
  ],
  ['a text where a number belongs, which the message repeats', (tx) => tx.raw(`select $1::int`, ['Rosa Núñez'])],
  [
    'a row that breaks a check, which the detail repeats whole',
    (tx) =>
      tx.raw(
        `insert into customers (business_id, id, name, store_credit, created_at, updated_at) values ($1, $2, $3, -1, $4, $4)`,
        [businessId, newId(OPENED), 'Rosa Núñez', OPENED],
      ),
  ],
])('nothing is told by %s', async (_, work) => {
  const { line } = await logged(work);
  expect([isReported(line), line.includes('errorCode')]).toEqual([false, true]);
});
