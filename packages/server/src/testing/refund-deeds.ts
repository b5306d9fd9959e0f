import {
  amountParts,
  goodwillShares,
  piecesParts,
  refundReasons,
  settleRefund,
  type GoodsWay,
  type RefundableLine,
  type RefundDraft,
  type RefundLineDraft,
  type RefundTender,
  type Settlement,
} from '@tilldesk/domain/shop';
import { newId } from '../database/new-id.ts';
import type { Scope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import type { Random } from '../demo/random.ts';
import { createRefund } from '../modules/refunds/posting.store.ts';
import { refundableLines } from '../modules/refunds/refundable.store.ts';
import { voidRefund } from '../modules/refunds/voiding.store.ts';
import { holdPosted } from '../modules/sales/hold.store.ts';
import { draftFor, noteSale, purseOf, splitOf, totalOf, wantsOf } from './buyers.ts';
import type { Selling } from './sale-deeds.ts';
import type { SmallShop } from './small-shop.ts';
import { NOW, some, type Deed, type Drawing } from './stock-life.ts';

/** Deeds that give back: pieces and parts of a price, goods for other goods, goodwill, goods without a receipt, voids of it. */
export const refundDeeds = (selling: Selling): readonly Drawing[] => [
  { often: 6, draw: (_, random) => giveBack(random, selling) },
  { often: 9, draw: (shop, random) => exchange(shop, random, selling) },
  { often: 3, draw: (_, random) => beKind(random, selling) },
  { often: 2, draw: (shop, random) => takeUnproved(shop, random, selling) },
  { often: 2, draw: (_, random) => voidOne(random, selling) },
];

/** How somebody asks for their money: which line, how much of it, what of the goods comes back, in what it is paid. */
type Asking = ReturnType<typeof askingOf>;

function askingOf(random: Random) {
  const ways: GoodsWay[] = ['restock', 'restock', 'inspect', 'scrap', 'rma', 'none'];
  return {
    id: newId(NOW),
    lineId: newId(NOW),
    nth: random.next(),
    whichLine: random.next(),
    isPart: random.chance(0.2),
    share: random.chance(0.4) ? 1 : random.next(),
    asksForMore: random.chance(0.1),
    back: random.pick(ways),
    reason: random.pick(refundReasons),
    feeShare: random.chance(0.3) ? random.next() / 4 : 0,
    inCash: random.chance(0.5),
    inCredit: random.chance(0.4),
    paysMore: random.chance(0.05) ? 1 : 0,
    tenderIds: [newId(NOW), newId(NOW)] as const,
  };
}

/**
 * An invoice that was posted, as somebody who wants their money back sees it. It is held from there on, or a payment in between
 * would settle otherwise than the hand noted; those who ask at once are in refunds.test.
 */
async function seenInvoice(tx: Tx, shop: Scope, { nth, whichLine }: Asking) {
  const id = await some(tx, 'select id from invoices where number is not null', nth);
  await holdPosted(tx, shop, id);
  const [head] = await tx.raw<{ due: number; customerId: string | null }>(
    'select total - paid as due, customer_id as "customerId" from invoices where id = $1',
    [id],
  );
  const lines = await refundableLines(tx, shop, id);
  return {
    id,
    due: head?.due ?? 0,
    customerId: head?.customerId ?? null,
    lines,
    line: lines[Math.floor(whichLine * lines.length)],
  };
}

/** The line of a refund that asks for pieces, or for a part of the price, and what it brings with its tax. */
function lineOf(line: RefundableLine, { lineId, isPart, share, asksForMore, back, reason, feeShare }: Asking) {
  const common = { id: lineId, lineId: line.id, productId: null, condition: null, reason };
  if (isPart) {
    const amount = Math.max(1, Math.round(line.leftNet * share)) + (asksForMore ? 1 : 0);
    const asked = { ...common, unitId: null, quantity: 0, amount, fee: 0, back: 'none' as const };
    return { asked, total: amountParts(line, amount).total };
  }
  const quantity = Math.max(1, Math.round(line.left * share)) + (asksForMore ? 1 : 0);
  const whole = piecesParts(line, quantity);
  const fee = Math.floor(whole.net * feeShare);
  const unitId = back === 'none' ? null : line.unitId;
  const asked = { ...common, unitId, quantity, amount: null, fee, back, deactivation: endOf(line, back) };
  return { asked, total: piecesParts(line, quantity, fee).total };
}

/** What becomes of what was activated: it ends with a unit that comes back, and goes on where nothing does. */
function endOf({ activation }: RefundableLine, back: GoodsWay): RefundLineDraft['deactivation'] {
  if (activation === null) return null;
  return back === 'none' ? { status: 'kept', endedOn: null } : { status: 'cancelled', endedOn: NOW.slice(0, 10) };
}

/** How a sum is paid out: in one way, or half of it in store credit; sometimes by a cent too much, which is refused. */
function paidOutBy(
  sum: number,
  customerId: string | null,
  { inCash, inCredit, paysMore, tenderIds }: Asking,
): RefundTender[] {
  const credit = inCredit && customerId !== null ? Math.ceil(sum / 2) : 0;
  const kind = inCash ? ('cash' as const) : ('card' as const);
  return [
    { id: tenderIds[0], kind: 'storeCredit' as const, amount: credit, reference: null },
    { id: tenderIds[1], kind, amount: sum - credit + paysMore, reference: '4711' },
  ].filter(({ amount }) => amount > 0);
}

const plain = { customerId: null, goodwill: null, notes: null, sale: null, lines: [], approvalIds: [] };

/** Notes what a refund did: what lowered the due of its invoice, what went over to a sale, what went out. */
function noteRefund(
  { roll }: Selling,
  { id, invoiceId, tenders, sale }: RefundDraft,
  total: number,
  parts: Settlement,
): void {
  roll.refunded(id, total);
  if (parts.toDue > 0) {
    roll.gaveOut({ refundId: id, kind: 'due', amount: parts.toDue });
    roll.took(dueOf(id), { invoiceId: invoiceId ?? id, kind: 'refund', amount: parts.toDue });
  }
  if (sale && parts.exchanged > 0) {
    roll.gaveOut({ refundId: id, kind: 'exchange', amount: parts.exchanged });
    roll.took(`exchange of ${id}`, { invoiceId: sale.id, kind: 'exchange', amount: parts.exchanged });
  }
  for (const { kind, amount } of tenders) roll.gaveOut({ refundId: id, kind, amount });
}
const dueOf = (refundId: string) => `due of ${refundId}`;

function giveBack(random: Random, selling: Selling): Deed {
  const [who, asking] = [random.pick(selling.sellers), askingOf(random)];
  let stood = (): void => undefined;
  return {
    name: 'refund',
    does: async (tx) => {
      const { id: invoiceId, due, customerId, line } = await seenInvoice(tx, who, asking);
      const { asked, total } = line ? lineOf(line, asking) : { asked: null, total: 0 };
      const parts = settleRefund({ total, due, sale: 0 });
      const tenders = paidOutBy(parts.paidOut, customerId, asking);
      const draft = {
        ...plain,
        id: asking.id,
        kind: 'refund' as const,
        invoiceId,
        lines: asked ? [asked] : [],
        tenders,
      };
      await createRefund(tx, who, NOW, draft);
      stood = () => noteRefund(selling, draft, total, parts);
    },
    stood: () => stood(),
  };
}

/** Goods for other goods: only the difference is paid, either way. */
function exchange(shop: SmallShop, random: Random, selling: Selling): Deed {
  const [who, asking, wants, saleId] = [random.pick(selling.sellers), askingOf(random), wantsOf(random), newId(NOW)];
  const purse = purseOf(random, false);
  let stood = (): void => undefined;
  return {
    name: 'exchange',
    does: async (tx) => {
      const { id: invoiceId, due, customerId, line } = await seenInvoice(tx, who, asking);
      const { asked, total } = line ? lineOf(line, asking) : { asked: null, total: 0 };
      // The other goods of an exchange bear tax, unless its customer never pays any.
      const wanted = await draftFor(tx, shop, { ...wants, isTaxFree: false }, customerId);
      const costs = totalOf(wanted, selling.exempt);
      const parts = settleRefund({ total, due, sale: costs });
      const { tenders, kept } = splitOf(parts.toPay, purse);
      const sale = {
        id: saleId,
        lines: wanted.lines,
        discount: null,
        notes: null,
        tenders,
        dueDate: null,
        approvalId: null,
      };
      const draft = {
        ...plain,
        id: asking.id,
        kind: 'exchange' as const,
        invoiceId,
        lines: asked ? [asked] : [],
        sale,
        tenders: paidOutBy(parts.paidOut, customerId, asking),
      };
      await createRefund(tx, who, NOW, draft);
      stood = () => {
        noteRefund(selling, draft, total, parts);
        noteSale(selling.roll, saleId, costs, kept);
      };
    },
    stood: () => stood(),
  };
}

/** Money in goodwill for an invoice that stands, shared out over its lines. */
function beKind(random: Random, selling: Selling): Deed {
  const [who, asking] = [random.pick(selling.sellers), askingOf(random)];
  let stood = (): void => undefined;
  return {
    name: 'goodwill',
    does: async (tx) => {
      const { id: invoiceId, due, customerId, lines } = await seenInvoice(tx, who, asking);
      const left = lines.reduce((sum, { leftNet }) => sum + leftNet, 0);
      const goodwill = Math.max(1, Math.round(left * asking.share)) + (asking.asksForMore ? 1 : 0);
      const shares = goodwillShares(lines, Math.min(left, goodwill));
      const total = lines.reduce((sum, line, i) => sum + amountParts(line, shares[i]!).total, 0);
      const parts = settleRefund({ total, due, sale: 0 });
      const tenders = paidOutBy(parts.paidOut, customerId, asking);
      const draft = { ...plain, id: asking.id, kind: 'goodwill' as const, invoiceId, goodwill, tenders };
      await createRefund(tx, who, NOW, draft);
      stood = () => noteRefund(selling, draft, total, parts);
    },
    stood: () => stood(),
  };
}

/** Cables that somebody brings without a receipt, for store credit or cash, at no more than they cost today. */
function takeUnproved(shop: SmallShop, random: Random, selling: Selling): Deed {
  const [who, asking, quantity] = [random.pick(selling.sellers), askingOf(random), random.int(1, 4)];
  const [amount, customerId] = [random.int(1, quantity * 2_050), random.pick(selling.customers)];
  const back = random.pick(['restock', 'scrap'] as const);
  let stood = (): void => undefined;
  return {
    name: 'without a receipt',
    does: async (tx) => {
      const total = amount + Math.floor((amount * 825 + 5_000) / 10_000);
      const line = { id: asking.lineId, lineId: null, productId: shop.cable, unitId: null, condition: null };
      const draft = {
        ...plain,
        id: asking.id,
        kind: 'noReceipt' as const,
        invoiceId: null,
        customerId,
        lines: [{ ...line, quantity, amount, fee: 0, back, reason: asking.reason }],
        tenders: paidOutBy(total, customerId, asking),
      };
      await createRefund(tx, who, NOW, draft);
      stood = () => noteRefund(selling, draft, total, settleRefund({ total, due: 0, sale: 0 }));
    },
    stood: () => stood(),
  };
}

/** A refund is taken back; of an exchange its sale too. */
function voidOne(random: Random, { roll, sellers }: Selling): Deed {
  const [who, nth] = [random.pick(sellers), random.next()];
  let stood = (): void => undefined;
  return {
    name: 'void a refund',
    does: async (tx) => {
      const id = await some(tx, 'select id from refunds', nth);
      const { saleId } = await voidRefund(tx, who, NOW, id, { reason: 'Wrong' });
      stood = () => roll.isGone(id, dueOf(id), ...(saleId === null ? [] : [saleId]));
    },
    stood: () => stood(),
  };
}
