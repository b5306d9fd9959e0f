import { Problem } from '@tilldesk/domain/problems';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';

/** Where a statement has its parameters: '$1'. */
type Places = { business: string; store: string; person: string };

/**
 * Selects the `id` of the open drawer that a person is on, and holds it by its key: one that is being closed is waited for, and then
 * there is none (docs/decisions/0029). Cash that is booked beside it is in that drawer or in no drawer.
 */
export const ownDrawerSql = ({ business, store, person }: Places): string => `
  select r.id from register_session_people w
  join register_sessions r on r.business_id = w.business_id and r.id = w.session_id and r.closed_at is null
  where w.business_id = ${business} and w.store_id = ${store} and w.user_id = ${person} and w.left_at is null
  for key share of r`;

/** The open drawer that the person is on, held to the end of the transaction; null where there is none. */
export async function ownDrawer(tx: Tx, { businessId, storeId, userId }: Scope): Promise<string | null> {
  const sql = ownDrawerSql({ business: '$1', store: '$2', person: '$3' });
  const [drawer] = await tx.raw<{ id: string }>(sql, [businessId, storeId, userId], 'own_drawer');
  return drawer?.id ?? null;
}

/** That drawer, where there has to be one. Throws drawer.needed. */
export async function needDrawer(tx: Tx, scope: Scope): Promise<string> {
  const drawer = await ownDrawer(tx, scope);
  if (drawer === null) throw new Problem('drawer.needed');
  return drawer;
}
