import { openDatabase } from '../../packages/server/src/database/engine.ts';
import { asOwner } from '../../packages/server/src/database/transaction.ts';
import { load } from './figures.ts';

/**
 * Baseline of the sale: a hand-written transaction of twelve statements on the same engine, 8 clients, directly over the driver.
 * Uses tables of its own, removed afterwards.
 */
export async function rawTransactions(dataFolder: string, clients: number, seconds: number): Promise<number> {
  const silent = { info: () => undefined, warn: () => undefined };
  const db = await openDatabase({ dataFolder, log: silent, joinRunningServer: true });
  try {
    await asOwner(db, (tx) => tx.raw(schema));
    await asOwner(db, (tx) =>
      tx.raw(`insert into bench.products select g, 1000000, 1000 from generate_series(1, 500) g`),
    );
    const { perSecond } = await load(clients, seconds, () =>
      asOwner(db, async (tx) => {
        const id = crypto.randomUUID();
        const picks = [1, 2, 3].map(() => 1 + Math.floor(Math.random() * 500)).toSorted((a, b) => a - b);
        await tx.raw('select id, price from bench.products where id = any($1) order by id for update', [picks], 'b1');
        await tx.raw('insert into bench.invoices (id, total) values ($1, 3000)', [id], 'b2');
        for (const p of picks)
          await tx.raw('insert into bench.lines (invoice_id, product_id, total) values ($1, $2, 1000)', [id, p], 'b3');
        for (const p of picks) await tx.raw('update bench.products set on_hand = on_hand - 1 where id = $1', [p], 'b4');
        for (const amount of [1000, 2000])
          await tx.raw('insert into bench.payments (invoice_id, amount) values ($1, $2)', [id, amount], 'b5');
        await tx.raw('insert into bench.audit (invoice_id) values ($1)', [id], 'b6');
        await tx.raw('update bench.invoices set paid = true where id = $1', [id], 'b7');
      }),
    );
    await asOwner(db, (tx) => tx.raw('drop schema bench cascade'));
    return perSecond;
  } finally {
    await db.close();
  }
}

const schema = `
drop schema if exists bench cascade;
create schema bench;
create table bench.products (id int primary key, on_hand int not null, price int not null);
create table bench.invoices (id uuid primary key, total int not null, paid boolean not null default false);
create table bench.lines (id bigint generated always as identity primary key, invoice_id uuid, product_id int, total int);
create table bench.payments (id bigint generated always as identity primary key, invoice_id uuid, amount int);
create table bench.audit (id bigint generated always as identity primary key, invoice_id uuid)`;
