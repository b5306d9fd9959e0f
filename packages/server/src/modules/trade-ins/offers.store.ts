import { Problem, problemAt } from '@tilldesk/domain/problems';
import { isOverOffer, assertTradeIn, type tradeIns as calls } from '@tilldesk/domain/tradeIns';
import { factOf } from '@tilldesk/domain/approvals';
import { parseIdentifier, classifyIdentifiers } from '@tilldesk/domain/inventory';
import { dayOf } from '@tilldesk/domain/time';
import type * as z from 'zod/mini';
import type { Actor, Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { assertApproved } from '../approvals/approvals.store.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { lockSaleCustomer } from '../customers/till-customer.store.ts';
import { validateUnits } from '../../ledgers/stock/receive-units.store.ts';

type Draft = z.output<typeof calls.offer.body>;
type Terms = z.output<typeof calls.change.body>;

/**
 * Saves an offer for a device; an offer that is sent twice is saved once. Throws record.notFound at customerId and productId,
 * tradeIn.notSerialized, tradeIn.codeMissing, tradeIn.invalidCheckDigit, unit.taken and unit.listedTwice at codes, the problems of
 * assertTradeIn, approval.needed above the product's price.
 */
export async function saveOffer(tx: Tx, caller: Actor, now: string, draft: Draft): Promise<void> {
  if (await existsInStore(tx, caller, draft.id)) return;
  const lockedCustomer = await lockSaleCustomer(tx, caller, draft.customerId);
  if (!lockedCustomer) throw problemAt('customerId', 'record.notFound');
  const product = await productOf(tx, caller, draft.productId);
  const codes = await acceptCodes(tx, caller, draft);
  assertTradeIn(draft, draft.document.expires, dayOf(now, caller.store.timeZone));
  await approveOffer(tx, caller, now, { ...draft, code: codes[0]!, price: product.price });
  const [saved] = await tx.raw(
    `insert into trade_ins (business_id, id, store_id, status, invoice_id, customer_id, product_id, code, codes, grade, color,
       storage, battery_health, lock_status, notes, document_kind, document_number, document_expires, blacklist,
       blacklist_reference, offer, payout, user_id, created_at, updated_at)
     values ($1, $2, $3, 'offered', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22,
       $23, $23)
     on conflict do nothing returning id`,
    [
      caller.businessId,
      draft.id,
      caller.storeId,
      draft.invoiceId,
      lockedCustomer.id,
      draft.productId,
      codes[0],
      JSON.stringify(codes),
      draft.grade,
      draft.color,
      draft.storage,
      draft.batteryHealth,
      draft.lockStatus,
      draft.notes,
      draft.document.kind,
      draft.document.number,
      draft.document.expires,
      draft.blacklist,
      draft.blacklistReference,
      draft.offer,
      draft.payout,
      caller.userId,
      now,
    ],
    'save_offer',
  );
  if (!saved) throw new Problem('record.exists');
  const { offer, payout } = draft;
  await writeAuditEntry(tx, caller, now, 'tradeIn.offered', 'tradeIn', draft.id, null, {
    offer,
    payout,
    code: codes[0],
  });
}

/** Changes the amount and payout of an offer. Throws record.notFound, tradeIn.over, record.changed, approval.needed. */
export async function changeOffer(tx: Tx, caller: Actor, now: string, id: string, terms: Terms): Promise<void> {
  const existing = await tx.one<{
    offer: number;
    payout: string;
    version: number;
    status: string;
    price: number;
    productId: string;
    code: string;
  }>(
    `select t.offer, t.payout, t.version, t.status, p.price, t.product_id as "productId", t.code from trade_ins t
     join products p on p.business_id = t.business_id and p.id = t.product_id
     where t.business_id = $1 and t.store_id = $2 and t.id = $3 for update of t`,
    [caller.businessId, caller.storeId, id],
    'hold_offer',
  );
  if (existing.status !== 'offered') throw new Problem('tradeIn.over');
  if (existing.version !== terms.version) throw new Problem('record.changed');
  const { offer, payout, approvalId } = terms;
  await approveOffer(tx, caller, now, { ...existing, id, offer, approvalId });
  await tx.raw(
    `update trade_ins set offer = $3, payout = $4, updated_at = $5, version = version + 1
     where business_id = $1 and id = $2`,
    [caller.businessId, id, offer, payout, now],
    'change_offer',
  );
  const before = { offer: existing.offer, payout: existing.payout };
  await writeAuditEntry(tx, caller, now, 'tradeIn.changed', 'tradeIn', id, before, { offer, payout });
}

/** Discards an offer; a repeated call changes nothing. Throws record.notFound, tradeIn.over for one that was accepted. */
export async function discardOffer(tx: Tx, scope: Scope, now: string, id: string): Promise<void> {
  const [deleted] = await tx.raw(
    `update trade_ins set status = 'discarded', updated_at = $4, version = version + 1
     where business_id = $1 and store_id = $2 and id = $3 and status = 'offered' returning id`,
    [scope.businessId, scope.storeId, id, now],
    'discard_offer',
  );
  if (deleted) return writeAuditEntry(tx, scope, now, 'tradeIn.discarded', 'tradeIn', id);
  const existing = await tx.one<{ status: string }>(
    'select status from trade_ins where business_id = $1 and store_id = $2 and id = $3',
    [scope.businessId, scope.storeId, id],
  );
  if (existing.status !== 'discarded') throw new Problem('tradeIn.over');
}

/** Returns whether that offer exists in this store. Throws record.exists for an id of another store. */
async function existsInStore(tx: Tx, scope: Scope, id: string): Promise<boolean> {
  const [row] = await tx.raw<{ storeId: string }>(
    'select store_id as "storeId" from trade_ins where business_id = $1 and id = $2',
    [scope.businessId, id],
  );
  if (row && row.storeId !== scope.storeId) throw new Problem('record.exists');
  return row !== undefined;
}

async function productOf(tx: Tx, scope: Scope, id: string): Promise<{ price: number }> {
  const [product] = await tx.raw<{ name: string; tracking: string; price: number }>(
    'select name, tracking, price from products where business_id = $1 and id = $2 and active',
    [scope.businessId, id],
  );
  if (!product) throw problemAt('productId', 'record.notFound');
  if (product.tracking !== 'serialized') {
    throw problemAt('productId', 'tradeIn.notSerialized', { product: product.name });
  }
  return product;
}

/** Returns the codes as they are stored, the device's main code first. */
async function acceptCodes(tx: Tx, scope: Scope, draft: Draft): Promise<string[]> {
  const identifiers = classifyIdentifiers(draft.codes);
  const [first] = identifiers;
  if (!first) throw problemAt('codes', 'tradeIn.codeMissing');
  const invalidCode = draft.codes.map(parseIdentifier).find(({ hasInvalidCheckDigit }) => hasInvalidCheckDigit);
  if (invalidCode && !draft.isConfirmed)
    throw problemAt('codes', 'tradeIn.invalidCheckDigit', { code: invalidCode.value });
  const [rejected] = await validateUnits(tx, scope, [{ identifiers, unitCost: draft.offer }]);
  if (rejected) throw problemAt('codes', rejected.code, rejected.params);
  const codes = identifiers.map(({ value }) => value);
  const [twice] = await tx.raw(
    `select 1 from trade_ins where business_id = $1 and invoice_id = $2 and status = 'offered' and codes ?| $3::text[]`,
    [scope.businessId, draft.invoiceId, codes],
    'offered_twice',
  );
  if (twice) throw problemAt('codes', 'unit.listedTwice', { code: first.value });
  return codes;
}

type Offer = {
  id: string;
  productId: string;
  code: string;
  offer: number;
  price: number;
  approvalId?: string | undefined;
};

async function approveOffer(
  tx: Tx,
  caller: Actor,
  now: string,
  { id, productId, code, offer, price, approvalId }: Offer,
): Promise<void> {
  if (!isOverOffer(offer, price)) return;
  const facts = [factOf('offer', { detail: code, itemId: productId, amountMinor: offer })];
  await assertApproved(tx, caller, now, { action: 'tradeIn.offer', subjectId: id, facts, approvalId });
}
