import { problemAt } from '@tilldesk/domain/problems';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import type { Tender } from '../tender.ts';
import { tenders } from '../tenders.ts';

/** The ledger of the made-up tender: vouchers with their balance, and an entry for each payment. */
export const voucherTables = `
create table vouchers (business_id uuid not null, code text not null, issued bigint not null, rest bigint not null,
  primary key (business_id, code), check (rest between 0 and issued));
create table voucher_entries (business_id uuid not null, id uuid not null, code text not null, amount bigint not null,
  primary key (business_id, id))`;

type Moved = { id: string; amount: number; reference: string | null };

/** Writes entries of vouchers with the ids of the payments, and the balances after them. */
async function move(tx: Tx, { businessId }: Scope, moves: readonly Moved[]): Promise<void> {
  for (const { id, amount, reference } of moves) {
    await tx.raw(
      `with entered as (insert into voucher_entries (business_id, id, code, amount) values ($1, $2, $3, $4))
       update vouchers set rest = rest + $4 where business_id = $1 and code = $3`,
      [businessId, id, reference, amount],
    );
  }
}

const spent = (moves: readonly Moved[]): Moved[] => moves.map((one) => ({ ...one, amount: -one.amount }));

/** Vouchers that the shop sold before. A refund returns to the voucher of its reference. */
const voucher: Tender = {
  kind: 'voucher',
  name: { en: 'Voucher', es: 'Vale' },
  async accept(tx, { businessId }, _now, _invoice, requested) {
    const rows = await tx.raw<{ code: string; rest: number }>(
      'select code, rest from vouchers where business_id = $1 and code = any($2::text[]) order by code for update',
      [businessId, requested.map(({ reference }) => reference)],
    );
    const left = new Map(rows.map(({ code, rest }) => [code, rest]));
    for (const { reference, amount, at } of requested) {
      const rest = left.get(reference ?? '');
      if (rest === undefined) throw problemAt(`${at}.reference`, 'record.notFound');
      if (amount > rest) throw problemAt(`${at}.amount`, 'tender.creditShort', { credit: rest });
      left.set(reference ?? '', rest - amount);
    }
  },
  book: (tx, scope, _now, _invoice, payments) => move(tx, scope, spent(payments)),
  reverse: (tx, scope, _now, _invoice, payments) => move(tx, scope, spent(payments)),
  payOut: (tx, scope, _now, _refund, parts) => move(tx, scope, parts),
  takeBack: (tx, scope, _now, _refund, parts) => move(tx, scope, parts),
  invariants: {
    vouchers: `
    select v.code as subject, v.rest::text as stored, (v.issued + coalesce(sum(e.amount), 0))::text as computed
    from vouchers v left join voucher_entries e on e.business_id = v.business_id and e.code = v.code
    group by v.business_id, v.code`,
    'payments by vouchers': `
    select coalesce(e.id, p.id)::text as subject, e.amount::text as stored, p.amount::text as computed
    from voucher_entries e full join (
      select business_id, id, -amount as amount from payments where kind = 'voucher'
      union all select business_id, id, amount from refund_payments where kind = 'voucher') p
      on p.business_id = e.business_id and p.id = e.id`,
  },
};
tenders.set(voucher.kind, voucher);
