import type { Permission } from '@tilldesk/domain/rights';
import type { Db } from '../database/pool.ts';
import { outsideBusiness, setBusiness, type Tx } from '../database/transaction.ts';

/** The person of a connection. A signed-in `Caller` is a `Holder`. */
export type Holder = {
  tokenId: string;
  businessId: string;
  userId: string;
  storeId: string;
  name: string;
  userType: string;
  permissions: Permission[];
};

/** The person of an open socket. `access` differs after each change of the person or of their role. */
export type SocketHolder = Holder & { access: string };

/** Tokens that one statement looks up. */
const BATCH_SIZE = 500;

type Row = {
  hash: string;
  token_id: string;
  business_id: string;
  user_id: string;
  store_id: string;
  name: string;
  user_type: string;
  permissions: Permission[];
  access: string;
};

/**
 * Returns a look-up of the holder of a token, or null if its session is over. The look-up does not extend the session.
 * Requests that arrive during a look-up are combined into the next one, so that rechecking or reconnecting a thousand
 * sockets costs a few statements and one connection of the pool.
 */
export function holdersOf(db: Db, clock: () => Date): (hash: string) => Promise<SocketHolder | null> {
  type PendingLookup = { hash: string; found: (holder: SocketHolder | null) => void; failed: (error: unknown) => void };
  let waiting: PendingLookup[] = [];
  let isBusy = false;

  const work = async () => {
    isBusy = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH_SIZE);
      waiting = waiting.slice(BATCH_SIZE);
      try {
        const hashes = batch.map(({ hash }) => hash);
        const holders = await outsideBusiness(db, (tx) => read(tx, hashes, clock().toISOString()));
        for (const { hash, found } of batch) found(holders.get(hash) ?? null);
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    isBusy = false;
  };

  return (hash) =>
    new Promise((found, failed) => {
      waiting.push({ hash, found, failed });
      // Deferred to a microtask, so that all requests of this turn of the event loop are combined.
      if (!isBusy) {
        isBusy = true;
        queueMicrotask(() => void work());
      }
    });
}

/**
 * Sets the transaction's business to that of the token's holder, as `openSession` does, without extending the session.
 */
export async function enterQuietly(tx: Tx, hash: string, now: string): Promise<Holder | null> {
  const holder = (await read(tx, [hash], now)).get(hash);
  if (!holder) return null;
  await setBusiness(tx, holder.businessId);
  return holder;
}

async function read(tx: Tx, hashes: readonly string[], now: string): Promise<Map<string, SocketHolder>> {
  const rows = await tx.raw<Row>('select * from live_sessions($1, $2)', [hashes, now], 'live_sessions');
  return new Map(
    rows.map((row) => [
      row.hash,
      {
        tokenId: row.token_id,
        businessId: row.business_id,
        userId: row.user_id,
        storeId: row.store_id,
        name: row.name,
        userType: row.user_type,
        permissions: row.permissions,
        access: row.access,
      },
    ]),
  );
}
