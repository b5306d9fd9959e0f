import { createHash, randomBytes } from 'node:crypto';
import { allRights, someRights } from '@tilldesk/domain/rights';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/pool.ts';
import { asOwner } from '../database/transaction.ts';
import { createRole } from '../modules/session/people.store.ts';
import type { SmallShop } from './small-shop.ts';

/** One of many signed-in people, with the token. */
export type Face = { id: string; name: string; email: string; token: string };

/**
 * Creates `count` people in a shop, each signed in once, without the hashing that makes real sign-ins slow. Employees
 * may contact support and read nothing else; admins may do everything.
 */
export async function createManyUsers(
  db: Db,
  shop: SmallShop,
  count: number,
  userType: 'employee' | 'admin',
): Promise<Face[]> {
  const now = new Date().toISOString();
  const people = Array.from({ length: count }, (_, n) => {
    const id = newId(now);
    return { id, name: `${userType} ${n}`, email: `${id}@crowd.test`, token: randomBytes(32).toString('base64url') };
  });
  const ids = people.map(({ id }) => id);
  await asOwner(db, async (tx) => {
    const permissions = userType === 'admin' ? allRights() : someRights({ 'Contact Support': 'r' });
    const role = { name: `crowd ${userType} ${ids[0] ?? now}`, permissions, limits: { viewCost: false } };
    const roleId = await createRole(tx, shop.businessId, now, role);
    await tx.raw(
      `insert into users (business_id, id, email, name, username, user_type, role_id, password_hash, created_at, updated_at)
       select $1, x.id, x.email, x.name, x.name, $2, $3, 'none', now(), now()
       from unnest($4::uuid[], $5::text[], $6::text[]) as x(id, email, name)`,
      [shop.businessId, userType, roleId, ids, people.map(({ email }) => email), people.map(({ name }) => name)],
    );
    await tx.raw(
      `insert into user_stores (business_id, user_id, store_id) select $1, x.id, $2 from unnest($3::uuid[]) as x(id)`,
      [shop.businessId, shop.scope.storeId, ids],
    );
    await tx.raw(
      `insert into tokens (hash, business_id, user_id, store_id, address, created_at, last_seen_at, ends_at)
       select x.hash, $1, x.id, $2, '127.0.0.1', now(), now(), now() + interval '12 hours'
       from unnest($3::uuid[], $4::text[]) as x(id, hash)`,
      [
        shop.businessId,
        shop.scope.storeId,
        ids,
        people.map(({ token }) => createHash('sha256').update(token).digest('hex')),
      ],
    );
  });
  return people;
}
