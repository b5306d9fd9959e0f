import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test } from 'vitest';
import { protectTables } from './protect.ts';
import { testDatabase } from './testing/test-database.ts';
import { asOwner, attempt, begin, inBusiness, outsideBusiness, setBusiness, type Tx } from './transaction.ts';

const db = await testDatabase();
const mine = '01900000-0000-7000-8000-000000000001';
const otherId = '01900000-0000-7000-8000-000000000002';
const at = '2026-11-21T04:00:00.120Z';

const notes = pgTable('probe_notes', {
  businessId: uuid('business_id').notNull(),
  id: text().primaryKey(),
  cents: bigint({ mode: 'number' }).notNull().default(0),
  at: timestamp({ withTimezone: true, mode: 'string', precision: 3 }).notNull(),
});

beforeAll(() =>
  asOwner(db, async (tx) => {
    await tx.raw(
      `create table probe_notes (business_id uuid not null, id text primary key, cents bigint not null default 0, at timestamptz(3) not null);
       create table probe_codes (id text primary key);
       create table probe_units (name text primary key);
       insert into probe_codes values ('hidden'); insert into probe_units values ('piece');
       create function probe_business_of(code text) returns uuid language sql security definer set search_path = public
         as $$ select business_id from probe_notes where id = code $$`,
    );
    await protectTables(tx, ['probe_units']);
    await tx.insert(notes).values([
      { businessId: mine, id: 'mine', at },
      { businessId: otherId, id: 'theirs', at },
    ]);
  }),
);

const ids = (tx: Tx) =>
  tx.raw<{ id: string }>('select id from probe_notes order by id').then((rows) => rows.map(({ id }) => id));

test('a bare select under one business returns no row of another', async () => {
  expect(await inBusiness(db, mine, ids)).toEqual(['mine']);
  expect(await inBusiness(db, otherId, (tx) => tx.select().from(notes))).toEqual([
    { businessId: otherId, id: 'theirs', cents: 0, at },
  ]);
});

test('in nobody’s name no row of any business is seen', async () => {
  expect(await outsideBusiness(db, ids)).toEqual([]);
});

test('no business may write a row into another', async () => {
  await expect(
    inBusiness(db, mine, (tx) =>
      tx.raw('insert into probe_notes (business_id, id, at) values ($1, $2, now())', [otherId, 'planted']),
    ),
  ).rejects.toThrow('new row violates row-level security policy for table "probe_notes"');
  await expect(
    inBusiness(db, mine, (tx) => tx.raw('update probe_notes set business_id = $1', [otherId])),
  ).rejects.toThrow('new row violates row-level security policy for table "probe_notes"');
});

test('no business may change or delete another’s row', async () => {
  await inBusiness(db, mine, (tx) => tx.raw(`update probe_notes set cents = 1 where id = 'theirs'`));
  await inBusiness(db, mine, (tx) => tx.raw(`delete from probe_notes where id = 'theirs'`));
  expect(await asOwner(db, (tx) => tx.raw(`select id, cents from probe_notes where id = 'theirs'`))).toEqual([
    { id: 'theirs', cents: 0 },
  ]);
});

test('a table that names no business is hidden, unless it is listed as shared: then it may be read', async () => {
  expect(await inBusiness(db, mine, (tx) => tx.raw('select * from probe_codes'))).toEqual([]);
  expect(await inBusiness(db, mine, (tx) => tx.raw('select * from probe_units'))).toEqual([{ name: 'piece' }]);
  await expect(inBusiness(db, mine, (tx) => tx.raw(`insert into probe_units values ('box')`))).rejects.toThrow(
    'new row violates row-level security policy for table "probe_units"',
  );
});

test('a session of the pool outside every transaction sees nothing', async () => {
  expect((await db.pool.query('select current_user as me, (select count(*) from probe_notes) as seen')).rows).toEqual([
    { me: 'tilldesk_app', seen: 0 },
  ]);
});

test('the business does not outlive its transaction on the connection', async () => {
  const one = await testDatabase(1);
  await inBusiness(one, mine, () => Promise.resolve());
  const [row] = await outsideBusiness(one, (tx) => tx.raw(`select current_setting('tilldesk.business') as business`));
  expect(row).toEqual({ business: '' });
});

test('a call of which only a code is known finds its business, and is inside it from then on', async () => {
  const { tx, commit } = await begin(db);
  const [found] = await tx.raw<{ business: string }>('select probe_business_of($1) as business', ['mine']);
  expect(await ids(tx)).toEqual([]);
  await setBusiness(tx, found?.business ?? '');
  expect(await ids(tx)).toEqual(['mine']);
  await commit();
});

test('a business that is not a UUID is rejected before it reaches the database', async () => {
  expect(() => inBusiness(db, `'; reset role; --`, ids)).toThrow(
    new TypeError('A business is named by a UUID in small letters.'),
  );
});

test('what fails undoes everything; what is attempted undoes itself alone', async () => {
  const failing = inBusiness(db, mine, async (tx) => {
    await tx.insert(notes).values({ businessId: mine, id: 'undone', at });
    throw new Error('the printer is out of paper');
  });
  await expect(failing).rejects.toThrow('the printer is out of paper');

  const seen = await inBusiness(db, mine, async (tx) => {
    await expect(
      attempt(tx, () => tx.raw(`insert into probe_notes (business_id, id, at) values ('${mine}', 'mine', now())`)),
    ).rejects.toThrow('duplicate key value violates unique constraint "probe_notes_pkey"');
    return ids(tx);
  });
  expect(seen).toEqual(['mine']);
});

test('a swallowed failure is not taken for saved work', async () => {
  const swallowed = inBusiness(db, mine, (tx) => tx.raw('select 1 / 0').catch(() => 'sold'));
  await expect(swallowed).rejects.toThrow('Nothing was saved: a statement had failed in the transaction.');
});

test('what is sent without waiting runs in order, and its error is that of the next statement or of the commit', async () => {
  const add = (tx: Tx, id: string) =>
    tx.send('insert into probe_notes (business_id, id, at) values ($1, $2, $3)', [mine, id, at]);
  expect(
    await inBusiness(db, mine, (tx) => {
      add(tx, 'sent-1');
      add(tx, 'sent-2');
      return ids(tx);
    }),
  ).toEqual(['mine', 'sent-1', 'sent-2']);
  const duplicate = 'duplicate key value violates unique constraint "probe_notes_pkey"';
  const afterError = inBusiness(db, mine, (tx) => {
    add(tx, 'sent-3');
    add(tx, 'sent-1');
    add(tx, 'sent-4');
    return ids(tx);
  });
  await expect(afterError).rejects.toThrow(duplicate);
  const atCommit = inBusiness(db, mine, async (tx) => {
    await ids(tx);
    add(tx, 'sent-5');
    add(tx, 'sent-1');
  });
  await expect(atCommit).rejects.toThrow(duplicate);
  const attempted = inBusiness(db, mine, async (tx) => {
    await expect(attempt(tx, async () => add(tx, 'sent-1'))).rejects.toThrow(duplicate);
    add(tx, 'sent-6');
  });
  await attempted;
  expect(await inBusiness(db, mine, ids)).toEqual(['mine', 'sent-1', 'sent-2', 'sent-6']);
});

test('a statement that comes after the end of its transaction is rejected', async () => {
  const late = await inBusiness(db, mine, (tx) => Promise.resolve(tx));
  await expect(late.raw('select 1')).rejects.toThrow('This transaction has ended');
  await expect(late.select().from(notes)).rejects.toThrow('Failed query');
});

test('two that wait for each other are both done, when their work is safe to repeat', async () => {
  await asOwner(db, (tx) => tx.insert(notes).values(['a', 'b'].map((id) => ({ businessId: otherId, id, at }))));
  const bothLockOne = meeting(2);
  const crossing = (first: string, second: string) =>
    inBusiness(
      db,
      otherId,
      async (tx) => {
        await tx.raw('update probe_notes set cents = cents + 1 where id = $1', [first]);
        await bothLockOne();
        await tx.raw('update probe_notes set cents = cents + 1 where id = $1', [second]);
      },
      { safeToRepeat: true },
    );
  await Promise.all([crossing('a', 'b'), crossing('b', 'a')]);
  expect(
    await asOwner(db, (tx) => tx.raw(`select id, cents from probe_notes where id in ('a', 'b') order by id`)),
  ).toEqual([
    { id: 'a', cents: 2 },
    { id: 'b', cents: 2 },
  ]);
});

test('a broken connection fails its own call, and the next call gets a new one', async () => {
  const one = await testDatabase(1);
  const cut = inBusiness(one, mine, async (tx) => {
    const [row] = await tx.raw<{ pid: number }>('select pg_backend_pid() as pid');
    await asOwner(db, (other) => other.raw('select pg_terminate_backend($1)', [row?.pid]));
    await tx.raw('select 1');
  });
  // The error is the same whether PostgreSQL, the driver or the socket reports it first.
  await expect(cut).rejects.toThrow('The database does not answer.');
  expect(await inBusiness(one, mine, (tx) => tx.raw('select 1 as one'))).toEqual([{ one: 1 }]);
});

/** Resolves for all once `count` callers have arrived; a later caller passes at once. */
function meeting(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  return () => {
    arrived += 1;
    if (arrived === count) resolve();
    return promise;
  };
}
