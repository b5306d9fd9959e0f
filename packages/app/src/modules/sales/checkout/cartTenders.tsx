import type { Deposit } from '@tilldesk/domain/deposits';
import type { Tender } from '@tilldesk/domain/sales';
import type { TradeIn } from '@tilldesk/domain/tradeIns';
import { useDeposits, useDepositTenders } from '../deposit/useDeposits.ts';
import { PayoutStrips } from '../tradeIn/PayoutStrips.tsx';
import { splitByTradeIns, tendersOf, useTradeIns } from '../tradeIn/useTradeIns.ts';

/** What pays for a sale without being entered at the checkout. */
export type Cart = { tradeIns: readonly TradeIn[]; deposits: readonly Deposit[] };

/** The resources that a sale with such tenders changes. */
export const cartResources = ['trade-ins', 'deposits'] as const;

/**
 * Loads the cart of a sale and its customer, with live updates. `key` changes when a deposit is used or taken at another till.
 */
export function useCart(invoiceId: string, customerId: string | null) {
  const tradeIns = useTradeIns(invoiceId);
  const deposits = useDeposits(customerId === null ? null : { customerId });
  return {
    items: { tradeIns: tradeIns.items, deposits: deposits.items },
    key: deposits.items.map(({ id }) => id).join(),
    isLoaded: tradeIns.isLoaded && deposits.isLoaded,
    /** A request that failed, with its problem. */
    failed: failedOf(tradeIns) ?? failedOf(deposits),
  };
}

const failedOf = ({ problem, isLoaded, again }: Request) => (problem && !isLoaded ? { problem, again } : undefined);
type Request = Pick<ReturnType<typeof useTradeIns>, 'problem' | 'isLoaded' | 'again'>;

/** Returns the tenders of the cart, and the amount that is left to pay. Trade-ins pay first, then the customer's deposits. */
export function useCartTenders({ tradeIns, deposits }: Cart, invoice: { id: string; total: number }) {
  const offers = tendersOf(tradeIns);
  const due = splitByTradeIns(invoice.total, offers).left;
  const deposited = useDepositTenders(deposits, due, invoice.id);
  const tenders: Tender[] = [...offers, ...deposited];
  return { tenders, left: deposited.reduce((rest, { amount }) => rest - amount, due) };
}

/** Returns what a sale leaves for deposits to pay: its total after the tenders of the cart that pay before them. */
export function useDueForDeposits(invoiceId: string, total: number): number {
  return splitByTradeIns(total, tendersOf(useTradeIns(invoiceId).items)).left;
}

/** Shows what the shop pays out because the cart is worth more than the sale. */
export const CartPayouts = ({ cart, total }: { cart: Cart; total: number }) => (
  <PayoutStrips items={cart.tradeIns.filter(({ status }) => status === 'offered')} total={total} />
);
