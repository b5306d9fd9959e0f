import { chargeKinds, type BookedKind, type Tender } from '@tilldesk/domain/sales';
import { newId } from '../database/new-id.ts';
import type { Tx } from '../database/transaction.ts';
import type { Random } from '../demo/random.ts';
import type { DraftContent } from '../modules/sales/checkout/posting.store.ts';
import type { SmallShop } from './small-shop.ts';
import { codesOf, latest, NOW } from './stock-life.ts';
import { draftOf } from './till.ts';
import type { ReferenceModel } from './reference-model.ts';

/** The payment means of a customer: shares of the remaining amount, one after the other, and the rest in cash. */
type PaymentPlan = { parts: { id: string; kind: Tender['kind']; share: number }[]; cashId: string; over: number };

/** Draws a payment plan with up to three tenders besides cash; only a known customer has credit. */
export function purseOf(random: Random, isKnown: boolean): PaymentPlan {
  const kinds: Tender['kind'][] = isKnown ? ['storeCredit', 'onAccount', 'card', 'check'] : ['card', 'check', 'other'];
  const count = random.weighted([0, 1, 2, 3], (n) => 4 - n);
  const parts = random.shuffle(kinds).slice(0, count);
  return {
    parts: parts.map((kind) => ({
      id: newId(NOW),
      kind,
      share: kind === 'storeCredit' ? random.next() / 9 : random.probability(0.3) ? 1 : random.next(),
    })),
    cashId: newId(NOW),
    over: random.probability(0.4) ? random.int(1, 2_000) : 0,
  };
}

/** Splits a total into tenders, and returns the amount that each payment leaves in the shop. */
export function splitOf(total: number, { parts, cashId, over }: PaymentPlan) {
  let left = total;
  const tenders: Tender[] = [];
  for (const { id, kind, share } of parts) {
    const amount = Math.round(left * share);
    if (amount === 0) continue;
    tenders.push({ id, kind, amount, reference: '4711' });
    left -= amount;
  }
  const keptTenders = tenders.flatMap(({ id, kind, amount }) => (kind === 'onAccount' ? [] : [{ id, kind, amount }]));
  if (left > 0) {
    tenders.push({ id: cashId, kind: 'cash', amount: left + over });
    keptTenders.push({ id: cashId, kind: 'cash', amount: left });
  }
  return { tenders, keptTenders };
}

/** Records a sale and the payments that it left in the shop. */
export function noteSale(
  referenceModel: ReferenceModel,
  invoiceId: string,
  total: number,
  keptTenders: { id: string; kind: BookedKind; amount: number; depositId?: string | undefined }[],
) {
  referenceModel.sold(invoiceId, total);
  for (const { id, ...payment } of keptTenders) referenceModel.took(id, { invoiceId, ...payment });
}

/**
 * Draws the options of a sale: phones by their codes, some of which do not exist, cables, a discount, a charge, a tax
 * exemption.
 */
export function randomSaleOptions(random: Random) {
  const charge = {
    kind: random.pick(chargeKinds),
    amount: random.int(1, 3_000),
    pieces: random.int(1, 3),
    isTaxed: random.probability(0.5),
  };
  const codes = random.probability(0.6) ? codesOf(random, 2) : [];
  const cables = codes.length === 0 || random.probability(0.5) ? random.int(1, 12) : 0;
  return {
    codes,
    cables: codes.length === 0 ? Math.max(1, cables) : cables,
    off: random.probability(0.3) ? random.int(1, 1_500) : 0,
    charge: random.probability(0.2) ? charge : null,
    isTaxFree: random.probability(0.1),
  };
}

/** Returns the draft for these options with the shop's current stock. */
export async function draftFor(
  tx: Tx,
  shop: SmallShop,
  { codes, cables, off, charge, isTaxFree }: ReturnType<typeof randomSaleOptions>,
  customerId: string | null,
): Promise<DraftContent> {
  const units = (await latest(tx, codes)).map(({ id }) => id);
  const plain = draftOf(shop, { cables: units.length === 0 ? Math.max(1, cables) : cables, units });
  const [first, ...others] = plain.lines;
  const discountReason = off % 3 === 0 ? null : 'A regular';
  const cheaper =
    off > 0 && first ? [{ ...first, discount: { kind: 'amount' as const, amount: off }, discountReason }] : [first!];
  return {
    ...plain,
    customerId,
    lines: [...cheaper, ...others, ...chargeLines(charge)],
    exemption: isTaxFree ? { reason: 'A school', certificate: 'TX-1' } : null,
  };
}

const chargeLines = (charge: ReturnType<typeof randomSaleOptions>['charge']): DraftContent['lines'] =>
  charge === null
    ? []
    : [
        {
          id: newId(NOW),
          productId: null,
          unitId: null,
          quantity: charge.pieces,
          unitPrice: charge.amount,
          discount: null,
          charge: { kind: charge.kind, description: 'Asked for', isTaxed: charge.isTaxed },
        },
      ];

/**
 * Computes the total of a draft independently: 8.25 % tax of each line's net, rounded half up; no tax on an untaxed
 * charge, in a tax-exempt sale, or for a tax-exempt customer.
 */
export const totalOf = ({ lines, customerId, exemption }: DraftContent, exemptCustomer: string): number =>
  lines.reduce((sum, { quantity, unitPrice, discount, charge }) => {
    const net = quantity * unitPrice - (discount?.kind === 'amount' ? discount.amount : 0);
    const isTaxed = !exemption && customerId !== exemptCustomer && (charge?.isTaxed ?? true);
    return sum + net + (isTaxed ? Math.floor((net * 825 + 5_000) / 10_000) : 0);
  }, 0);
