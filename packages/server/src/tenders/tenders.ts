import { card } from './card.ts';
import { cash } from './cash.ts';
import { check } from './check.ts';
import { deposit } from './deposit.ts';
import { exchange, refund } from './exchange.ts';
import { onAccount } from './on-account.ts';
import { other } from './other.ts';
import { storeCredit } from './store-credit.ts';
import type { Tender } from './tender.ts';
import { tradeIn } from './trade-in.ts';

/** The registered tenders by kind. Documents call them in this order. */
export const tenders = new Map<string, Tender>(
  [cash, card, check, storeCredit, other, tradeIn, deposit, exchange, refund, onAccount].map((one) => [one.kind, one]),
);

/** Returns the parts of a document by tender, in the order of the tenders, without tenders that have none. */
export function byTender<P extends { kind: string }>(parts: readonly P[]): (readonly [Tender, P[]])[] {
  return [...tenders.values()]
    .map((tender) => [tender, parts.filter(({ kind }) => kind === tender.kind)] as const)
    .filter(([, own]) => own.length > 0);
}

/** Returns the SQL of money that was taken or given back apart from payments and refunds, by tender. */
export const moneyApart = (): string[] => [...tenders.values()].flatMap(({ moneyApart: sql }) => sql ?? []);

/** Returns the names of kinds of tenders on receipts, by kind. */
export const namesOfTenders = (kinds: readonly string[]): Record<string, Tender['name']> =>
  Object.fromEntries([...tenders.values()].flatMap(({ kind, name }) => (kinds.includes(kind) ? [[kind, name]] : [])));
