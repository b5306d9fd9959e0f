import type { BookedKind, TenderKind } from '@tilldesk/domain/sales';
import type { KindOfRole } from '@tilldesk/domain/tenders';
import { card } from './card.ts';
import { cash } from './cash.ts';
import { check } from './check.ts';
import { deposit } from './deposit.ts';
import { exchange } from './exchange.ts';
import { onAccount } from './onAccount.ts';
import { other } from './other.ts';
import { refund } from './refund.ts';
import { storeCredit } from './storeCredit.ts';
import type { TenderView } from './tender.ts';
import { tradeIn } from './tradeIn.ts';

/** The registered tenders, in the order of the checkout. A card or PayPal payment by a processor comes after the card. */
export const tenderViews: Readonly<Record<BookedKind | TenderKind, TenderView>> = {
  cash,
  card,
  check,
  storeCredit,
  onAccount,
  other,
  tradeIn,
  deposit,
  exchange,
  refund,
};

/** Kinds that are entered at the checkout. The others come from the cart or from other documents. */
export type EntryKind = KindOfRole<'received' | 'promise'>;

const isEntered = (kind: string): kind is EntryKind => kind in tenderViews && hasKey(tenderViews[kind as EntryKind]);
const hasKey = ({ key }: TenderView): boolean => key !== undefined;

/** The kinds that are entered at the checkout, in its order. */
export const entryKinds: readonly EntryKind[] = Object.keys(tenderViews).filter(isEntered);
