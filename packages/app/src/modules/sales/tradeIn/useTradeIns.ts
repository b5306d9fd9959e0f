import { can } from '@tilldesk/domain/rights';
import { payoutOf, type Tender } from '@tilldesk/domain/shop';
import { tradeIns, type TradeIn } from '@tilldesk/domain/selling';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useSession } from '../../../session/useSession.ts';

const none: readonly TradeIn[] = [];

/** The trade-ins of a sale, live; none for those who may not read sales, and while nobody answered. */
export function useTradeIns(invoiceId: string) {
  const mayRead = can(useSession().permissions, 'Sale & Invoice', 'read');
  const { data, problem, again } = useAnswer(tradeIns.list, mayRead ? { query: { invoiceId } } : null);
  return { items: data?.items ?? none, isLoaded: data !== undefined || !mayRead, problem, again };
}

/** What is offered and not accepted yet, as it pays for a sale: each tender is its offer's own. */
export const tendersOf = (items: readonly TradeIn[]): Tender[] =>
  items.flatMap(({ id, status, offer, code }) =>
    status === 'offered' ? [{ id, kind: 'tradeIn' as const, amount: offer, reference: code }] : [],
  );

/** What of a total is left to pay by other means, and what goes out because the devices are worth more. Minor units. */
export function splitByTradeIns(total: number, tenders: readonly Tender[]): { left: number; out: number } {
  const offered = tenders.reduce((sum, { kind, amount }) => (kind === 'tradeIn' ? sum + amount : sum), 0);
  return { left: total - Math.min(total, offered), out: payoutOf(total, tenders) };
}
