import type { ReturnDisposition, RefundReason } from '@tilldesk/domain/refunds';
import type { ActivationType } from '@tilldesk/domain/activations';
import type { Item } from '../articles/catalogue.ts';
import { carrierPlans } from '../carriers.ts';
import { simOf } from '../articles/codes.ts';
import type { CashMove } from './drawers.ts';
import { idAt } from './ids.ts';
import type { StockPlan } from './stock-plan.ts';
import type { Random } from '../random.ts';
import type { LinePlan, SalePlan } from './selling.ts';
import type { StorePlan } from './shops.ts';

/**
 * An operation on a sale other than posting it, or a trade-in or return without a sale. Amounts that depend on the stored data
 * are computed when it runs.
 */
export type OperationPlan = { kind: 'operation'; at: string; storeId: string; by: string; id: string } & Operation;

export type Operation =
  /** An activation of a line, before its sale is posted; `code` is the code of its device. */
  | ({ action: 'activate'; saleId: string; lineId: string; code: string } & ActivationPlan)
  | { action: 'report'; activationId: string; status: 'active' | 'cancelled' | 'chargedBack' }
  /** A payment of a share of the amount due. */
  | { action: 'pay'; saleId: string; share: number; method: 'check' | 'card' | 'cash' }
  /**
   * A manual cash movement at the drawer that a person is assigned to; `amount` is null for everything that can go to the bank.
   */
  | { action: 'moveCash'; move: Omit<CashMove, 'amount'> & { amount: number | null } }
  | { action: 'void'; saleId: string; reason: string }
  | { action: 'correctSeller'; saleId: string; personId: string }
  | { action: 'correctPayment'; saleId: string }
  /** A deposit for an order, which is saved as a draft; the operation's id is the id of the deposit. */
  | { action: 'takeDeposit'; draft: SalePlan['draft']; amount: number; method: 'card' | 'cash' | 'check' }
  | { action: 'giveDepositBack'; depositId: string; saleId: string; method: 'card' | 'cash' | 'check' }
  /** An agreement to pay the amount due in instalments, the first by `first`, the others a month apart. */
  | { action: 'agreeInParts'; saleId: string; parts: number; first: string }
  | { action: 'payPart'; saleId: string; method: 'check' | 'card' | 'cash' }
  | RefundOperation
  | { action: 'goodwill'; saleId: string; share: number }
  /** A return of a piece without a receipt. */
  | { action: 'unproved'; productId: string; price: number; customerId: string | null }
  | { action: 'exchange'; saleId: string; lineId: string; for: { productId: string; price: number } }
  | ({ action: 'tradeIn'; saleId: string | null; customerId: string } & TradeInPlan);

/** A refund of one line of a sale or of all lines, or of a share of the price without a return of goods. */
export type RefundOperation = {
  action: 'refund';
  saleId: string;
  lineId: string | null;
  share: number | null;
  /** What happens to a unit; pieces return to stock, or are discarded if a unit would be. */
  back: ReturnDisposition;
  reason: RefundReason;
};

export type ActivationPlan = {
  carrier: string;
  type: ActivationType;
  plan: string;
  planPrice: number;
  term: number | null;
  phone: string;
  portFrom: string | null;
  iccid: string;
  commission: number;
};

export type TradeInPlan = {
  productId: string;
  code: string;
  storage: string | null;
  color: string | null;
  offer: number;
  payout: 'cash' | 'storeCredit';
};

const plans = [
  ['Unlimited Start', 6_500],
  ['Unlimited Plus', 8_000],
  ['Prepaid 15 GB', 4_000],
  ['Family line', 3_500],
] as const;

const activationTypes = ['new', 'new', 'upgrade', 'upgrade', 'portIn', 'addLine', 'prepaid'] as const;

/** Returns the activation of a phone; `nth` numbers the lines of a store, so that no number is used twice. */
export function activationPlan(store: StorePlan, nth: number, random: Random): ActivationPlan {
  const carrier = random.pick(carrierPlans);
  const type = random.pick(activationTypes);
  const [plan, planPrice] = type === 'prepaid' ? plans[2] : random.pick(plans);
  return {
    carrier: carrier.name,
    type,
    plan,
    planPrice,
    term: type === 'upgrade' ? 24 : null,
    phone: `(${store.contact.phone.slice(1, 4)}) 555-01${String(nth % 100).padStart(2, '0')}`,
    portFrom: type === 'portIn' ? random.pick(['Metro One', 'Lone Star Wireless', 'Bluebonnet Mobile']) : null,
    iccid: simOf(carrier.simPrefix, nth, random),
    commission: random.pick([4_000, 7_500, 10_000]),
  };
}

/** The sales of a store, which give the times at which somebody is at the till: shortly after a sale. */
export type SalesTimeline = {
  store: StorePlan;
  sales: readonly SalePlan[];
  itemOf: (line: LinePlan) => Item | undefined;
  /** The end of the sales, and whether they are copied, see Stretch. */
  now: string;
  isCopied: boolean;
};

/** Returns who is at the till, and when, at least `days` after a sale; null if that is in the future. */
export function slotAfter({ sales, now }: SalesTimeline, nth: number, days: number): { at: string; by: string } | null {
  const sale = sales[nth];
  if (!sale) return null;
  const from = new Date(Date.parse(sale.at) + days * 86_400_000).toISOString();
  const next = days === 0 ? sale : sales.slice(nth + 1).find(({ at }) => at >= from);
  if (!next) return null;
  const at = new Date(Date.parse(next.at) + 150_000).toISOString();
  return at > now ? null : { at, by: next.by };
}

/** Returns an operation with its time, person and id. */
export const operationAt = (
  store: StorePlan,
  slot: { at: string; by: string },
  operation: Operation,
  random: Random,
): OperationPlan => ({
  kind: 'operation',
  ...slot,
  storeId: store.id,
  id: idAt(slot.at, random),
  ...operation,
});

/** Returns the return of a defective unit to its vendor, who accepts it. */
export const toVendor = (store: StorePlan, at: string, code: string, random: Random): StockPlan => ({
  kind: 'stockPlan',
  at: new Date(Date.parse(at) + 3 * 86_400_000).toISOString(),
  storeId: store.id,
  by: store.receiverId,
  id: idAt(at, random),
  lineId: idAt(at, random),
  action: 'move',
  code,
  to: ['at_vendor', 'returned_to_vendor'],
});
