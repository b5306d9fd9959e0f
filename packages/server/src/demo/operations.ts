import type { ReturnDisposition, RefundReason } from '@tilldesk/domain/shop';
import type { ActivationType } from '@tilldesk/domain/selling';
import type { Item } from './catalogue.ts';
import { carrierPlans } from './carriers.ts';
import { simOf } from './codes.ts';
import type { CashMove } from './drawers.ts';
import { idAt } from './ids.ts';
import type { StockPlan } from './stock-plan.ts';
import type { Random } from './random.ts';
import type { LinePlan, SalePlan } from './selling.ts';
import type { StorePlan } from './shops.ts';

/** What is done with a sale beside posting it, or with a device that somebody brings. Figures that hang on the books are found then. */
export type OperationPlan = { kind: 'deed'; at: string; storeId: string; by: string; id: string } & Operation;

export type Operation =
  /** An activation of a line, before its sale is posted; `code` is its device's. */
  | ({ action: 'activate'; saleId: string; lineId: string; code: string } & ActivationPlan)
  | { action: 'tell'; activationId: string; status: 'active' | 'cancelled' | 'chargedBack' }
  /** Money for what is due: a share of it. */
  | { action: 'pay'; saleId: string; share: number; way: 'check' | 'card' | 'cash' }
  /** Cash that a hand moves at the drawer of whoever is on one; `amount` is null of all that can go to the bank. */
  | { action: 'moveCash'; move: Omit<CashMove, 'amount'> & { amount: number | null } }
  | { action: 'void'; saleId: string; reason: string }
  | { action: 'correctSeller'; saleId: string; personId: string }
  | { action: 'correctPayment'; saleId: string }
  /** A deposit for an order, which is written down as a draft; the deed's id is that of the deposit. */
  | { action: 'takeDeposit'; draft: SalePlan['draft']; amount: number; way: 'card' | 'cash' | 'check' }
  | { action: 'giveDepositBack'; depositId: string; saleId: string; way: 'card' | 'cash' | 'check' }
  /** What is due is to be paid in so many parts, the first until `first`, the others a month later each. */
  | { action: 'agreeInParts'; saleId: string; parts: number; first: string }
  | { action: 'payPart'; saleId: string; way: 'check' | 'card' | 'cash' }
  | RefundOperation
  | { action: 'goodwill'; saleId: string; share: number }
  /** A piece that somebody brings without a receipt. */
  | { action: 'unproved'; productId: string; price: number; customerId: string | null }
  | { action: 'exchange'; saleId: string; lineId: string; for: { productId: string; price: number } }
  | ({ action: 'tradeIn'; saleId: string | null; customerId: string } & TradeInPlan);

/** One line of a sale that comes back, or all of them; or a share of what it brought, with the goods left where they are. */
export type RefundOperation = {
  action: 'refund';
  saleId: string;
  lineId: string | null;
  share: number | null;
  /** What becomes of a unit; pieces go back for sale, or are thrown away where a unit would be. */
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

/** What a phone is activated with; `nth` numbers the lines of a store, so that no number stands twice. */
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
    phone: `(${store.phone.slice(1, 4)}) 555-01${String(nth % 100).padStart(2, '0')}`,
    portFrom: type === 'portIn' ? random.pick(['Metro One', 'Lone Star Wireless', 'Bluebonnet Mobile']) : null,
    iccid: simOf(carrier.simPrefix, nth, random),
    commission: random.pick([4_000, 7_500, 10_000]),
  };
}

/** A sale with the moments after it at which somebody is at the till: shortly after a sale of so many days later. */
export type SalesTimeline = {
  store: StorePlan;
  sales: readonly SalePlan[];
  itemOf: (line: LinePlan) => Item | undefined;
  detailedSince: string;
  now: string;
};

/** Who is at the till, and when, from so many days after a sale on; nobody any more where that lies ahead. */
export function slotAfter({ sales, now }: SalesTimeline, nth: number, days: number): { at: string; by: string } | null {
  const sale = sales[nth];
  if (!sale) return null;
  const from = new Date(Date.parse(sale.at) + days * 86_400_000).toISOString();
  const next = days === 0 ? sale : sales.slice(nth + 1).find(({ at }) => at >= from);
  if (!next) return null;
  const at = new Date(Date.parse(next.at) + 150_000).toISOString();
  return at > now ? null : { at, by: next.by };
}

/** Makes a deed of it. */
export const operationAt = (
  store: StorePlan,
  slot: { at: string; by: string },
  operation: Operation,
  random: Random,
): OperationPlan => ({
  kind: 'deed',
  ...slot,
  storeId: store.id,
  id: idAt(slot.at, random),
  ...operation,
});

/** A unit that came back with a fault goes to its vendor, who takes it. */
export const toVendor = (store: StorePlan, at: string, code: string, random: Random): StockPlan => ({
  kind: 'keeping',
  at: new Date(Date.parse(at) + 3 * 86_400_000).toISOString(),
  storeId: store.id,
  by: store.receiverId,
  id: idAt(at, random),
  lineId: idAt(at, random),
  deed: 'move',
  code,
  to: ['at_vendor', 'returned_to_vendor'],
});
