import { postedStatuses, promisedOf, type InvoiceStatus, type LineDraft, type Tender } from '@tilldesk/domain/sales';
import { isPromise } from '@tilldesk/domain/tenders';
import type { Scope } from '../../../database/scope.ts';
import type { Tx } from '../../../database/transaction.ts';
import { tenders } from '../../../tenders/tenders.ts';
import type { DraftContent } from './posting.store.ts';
import { listPostedLines } from './checkout.statements.ts';

/** A request for an invoice that is posted already. */
type Sent = { tenders: readonly Tender[]; draft?: DraftContent | undefined };

/**
 * Returns whether an invoice was posted with the same tenders (of what stays due only the amount is known), which draw on the
 * same things, and, if lines are sent, the same lines. The lines are compared because cash above the amount due, and a trade-in,
 * would also pay for other lines.
 */
export async function isSentAgain(tx: Tx, scope: Scope, id: string, { tenders: sent, draft }: Sent): Promise<boolean> {
  const promised = promisedOf(sent);
  const money = sent
    .filter(({ kind }) => !isPromise(kind))
    .map((tender) => ({ ...tender, key: tenders.get(tender.kind)?.replayKey?.of(tender) }));
  const [posted] = await tx.raw<{ status: InvoiceStatus; onAccount: number; left: number; known: number }>(
    `select i.status, i.on_account as "onAccount", (i.total - i.on_account - coalesce(sum(p.amount), 0))::bigint as left,
       count(p.id)::int as known
     from invoices i
     left join payments p on p.business_id = i.business_id and p.invoice_id = i.id and exists (
       select 1 from jsonb_to_recordset($4::jsonb) as x(id uuid, kind text, amount bigint, key text)
       where x.id = p.id and x.kind = p.kind and x.amount = p.tendered and x.key is not distinct from ${keySql()})
     where i.business_id = $1 and i.store_id = $2 and i.id = $3 group by i.business_id, i.id`,
    [scope.businessId, scope.storeId, id, JSON.stringify(money)],
  );
  if (!posted || !postedStatuses.some((status) => status === posted.status)) return false;
  const isPaid = posted.left === 0 && posted.onAccount === promised && posted.known === money.length;
  return isPaid && (!draft || (await isOfLines(tx, scope, id, draft.lines)));
}

/** SQL: the key of a payment `p` by its tender; null without one. */
const keySql = () => {
  const keys = [...tenders.values()].flatMap(({ kind, replayKey }) =>
    replayKey ? `when '${kind}' then ${replayKey.sql}` : [],
  );
  return keys.length === 0 ? 'null' : `case p.kind ${keys.join(' ')} end`;
};

/** A posted line. With a price rule, the original price is stored as the list price. */
type Posted = Pick<LineDraft, 'id' | 'productId' | 'unitId' | 'quantity' | 'unitPrice'> & { listPrice: number | null };

async function isOfLines(tx: Tx, scope: Scope, id: string, draftLines: readonly LineDraft[]): Promise<boolean> {
  const posted = await tx.all(listPostedLines, { businessId: scope.businessId, id });
  return posted.length === draftLines.length && draftLines.every((line) => posted.some((one) => isSameLine(line, one)));
}

const isSameLine = (draftLine: LineDraft, posted: Posted): boolean =>
  draftLine.id === posted.id &&
  draftLine.productId === posted.productId &&
  draftLine.unitId === posted.unitId &&
  draftLine.quantity === posted.quantity &&
  [posted.unitPrice, posted.listPrice].includes(draftLine.unitPrice);
