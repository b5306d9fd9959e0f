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
import {
  insertOffer,
  lockOfferToChange,
  saveOfferAmounts,
  saveDiscardedOffer,
  readOfferStatus,
  findStoreOfTradeIn,
  readProductToBuy,
  findOfferOfCodes,
} from './trade-ins.statements.ts';

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
  const saved = await tx.first(insertOffer, {
    businessId: caller.businessId,
    id: draft.id,
    storeId: caller.storeId,
    invoiceId: draft.invoiceId,
    customerId: lockedCustomer.id,
    productId: draft.productId,
    code: codes[0] ?? null,
    codes: JSON.stringify(codes),
    grade: draft.grade,
    color: draft.color,
    storage: draft.storage,
    batteryHealth: draft.batteryHealth,
    lockStatus: draft.lockStatus,
    notes: draft.notes,
    kind: draft.document.kind,
    number: draft.document.number,
    expires: draft.document.expires,
    blacklist: draft.blacklist,
    blacklistReference: draft.blacklistReference,
    offer: draft.offer,
    payout: draft.payout,
    userId: caller.userId,
    now,
  });
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
  const existing = await tx.existing(lockOfferToChange, { businessId: caller.businessId, storeId: caller.storeId, id });
  if (existing.status !== 'offered') throw new Problem('tradeIn.over');
  if (existing.version !== terms.version) throw new Problem('record.changed');
  const { offer, payout, approvalId } = terms;
  await approveOffer(tx, caller, now, { ...existing, id, offer, approvalId });
  await tx.all(saveOfferAmounts, { businessId: caller.businessId, id, offer, payout, now });
  const before = { offer: existing.offer, payout: existing.payout };
  await writeAuditEntry(tx, caller, now, 'tradeIn.changed', 'tradeIn', id, before, { offer, payout });
}

/** Discards an offer; a repeated call changes nothing. Throws record.notFound, tradeIn.over for one that was accepted. */
export async function discardOffer(tx: Tx, scope: Scope, now: string, id: string): Promise<void> {
  const deleted = await tx.first(saveDiscardedOffer, { businessId: scope.businessId, storeId: scope.storeId, id, now });
  if (deleted) return writeAuditEntry(tx, scope, now, 'tradeIn.discarded', 'tradeIn', id);
  const existing = await tx.existing(readOfferStatus, { businessId: scope.businessId, storeId: scope.storeId, id });
  if (existing.status !== 'discarded') throw new Problem('tradeIn.over');
}

/** Returns whether that offer exists in this store. Throws record.exists for an id of another store. */
async function existsInStore(tx: Tx, scope: Scope, id: string): Promise<boolean> {
  const row = await tx.first(findStoreOfTradeIn, { businessId: scope.businessId, id });
  if (row && row.storeId !== scope.storeId) throw new Problem('record.exists');
  return row !== undefined;
}

async function productOf(tx: Tx, scope: Scope, id: string): Promise<{ price: number }> {
  const product = await tx.first(readProductToBuy, { businessId: scope.businessId, id });
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
  const twice = await tx.first(findOfferOfCodes, { businessId: scope.businessId, invoiceId: draft.invoiceId, codes });
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
