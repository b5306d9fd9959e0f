import type { Db } from '../database/pool.ts';
import { asOwner, inBusiness } from '../database/transaction.ts';
import type { Shelf } from './shelf.ts';

/** An upload that takes longer than this has been given up. */
const SETTLED_MS = 60 * 60 * 1000;

/** What was put right: bytes that no row names, and rows without bytes. */
export type Healed = { bytes: number; rows: number };

/**
 * Brings rows and bytes together again after a crash between the two: bytes that nobody knows are taken away, a row whose
 * bytes are gone goes too. Young ones are left alone, and so is a business none of whose files is there: that is another
 * shelf, not a loss.
 */
export async function healFiles(db: Db, shelf: Shelf, now: Date): Promise<Healed> {
  const businesses = await asOwner(db, (tx) => tx.raw<{ id: string }>('select id from businesses order by id'));
  const healed: Healed = { bytes: 0, rows: 0 };
  for (const { id } of businesses) {
    const own = await healBusiness(db, shelf, id, new Date(now.getTime() - SETTLED_MS));
    healed.bytes += own.bytes;
    healed.rows += own.rows;
  }
  return healed;
}

async function healBusiness(db: Db, shelf: Shelf, business: string, before: Date): Promise<Healed> {
  const rows = await inBusiness(db, business, (tx) =>
    tx.raw<{ id: string; created_at: string }>('select id, created_at from files where business_id = $1', [business]),
  );
  const known = new Set(rows.map(({ id }) => `${business}/${id}`));
  const there = new Set<string>();
  const stray: string[] = [];
  for await (const { key, since } of shelf.list(business)) {
    there.add(key);
    if (!known.has(key) && since < before) stray.push(key);
  }
  for (const key of stray) await shelf.drop(key);
  const isShelf = [...known].some((key) => there.has(key));
  const lost = rows.filter(({ id, created_at: at }) => !there.has(`${business}/${id}`) && new Date(at) < before);
  if (!isShelf || lost.length === 0) return { bytes: stray.length, rows: 0 };
  await inBusiness(db, business, (tx) =>
    tx.raw('delete from files where business_id = $1 and id = any($2::uuid[])', [business, lost.map(({ id }) => id)]),
  );
  return { bytes: stray.length, rows: lost.length };
}
