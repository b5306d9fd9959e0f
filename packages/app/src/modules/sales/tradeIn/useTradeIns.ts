import { payoutOf, type Tender } from '@tilldesk/domain/sales';
import { tradeIns, type TradeIn } from '@tilldesk/domain/tradeIns';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useCan } from '../../../session/useCan.ts';

const none: readonly TradeIn[] = [];

/** Returns the trade-ins of a sale with live updates; none while loading or without the right to read sales. */
export function useTradeIns(invoiceId: string) {
  const mayRead = useCan('Sale & Invoice', 'read');
  const { data, problem, again } = useAnswer(tradeIns.list, mayRead ? { query: { invoiceId } } : null);
  return { items: data?.items ?? none, isLoaded: data !== undefined || !mayRead, problem, again };
}

/** Returns the pending offers as tenders of the sale. Each tender has the id of its offer. */
export const tendersOf = (items: readonly TradeIn[]): Tender[] =>
  items.flatMap(({ id, status, offer, code }) =>
    status === 'offered' ? [{ id, kind: 'tradeIn' as const, amount: offer, reference: code }] : [],
  );

/**
 * Returns the amount of a total that is left to pay by other methods, and the payout if the devices are worth more. Minor units.
 */
export function splitByTradeIns(total: number, tenders: readonly Tender[]): { left: number; out: number } {
  const offered = tenders.reduce((sum, { kind, amount }) => (kind === 'tradeIn' ? sum + amount : sum), 0);
  return { left: total - Math.min(total, offered), out: payoutOf(total, tenders) };
}
