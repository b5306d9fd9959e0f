import { dayOf } from '@tilldesk/domain/time';
import type { UnitStatus } from '@tilldesk/domain/shop';
import type { AdjustmentReason } from '@tilldesk/domain/stock';
import { addDays } from '@tilldesk/domain/time';
import { idAt } from './ids.ts';
import type { Random } from './random.ts';
import type { StorePlan } from './shops.ts';

/** What happens to the stock of a store beside buying and selling. */
export type StockPlan = {
  kind: 'keeping';
  at: string;
  storeId: string;
  by: string;
  id: string;
  lineId: string;
} & StockAction;

type StockAction =
  /** One unit by its code, or so many pieces of a product. */
  | { deed: 'adjust'; reason: AdjustmentReason; code: string; note: string | null }
  | { deed: 'adjustPieces'; reason: AdjustmentReason; productId: string; quantity: number; note: string | null }
  /** Steps of a unit whose documents the demo does not tell: to a vendor and back, to another place. */
  | { deed: 'move'; code: string; to: readonly UnitStatus[] }
  /** A device that the vendor owes: known by its code, and not yet on its way. */
  | { deed: 'backorder'; code: string; productId: string }
  | { deed: 'reserve'; code: string; customerId: string; until: string }
  /**
   * A count of a category; one that is under way has seen half of the goods. Of one that is over two of the `spare` units are
   * not found: nobody buys them later.
   */
  | { deed: 'count'; categoryId: string; isPosted: boolean; spare: readonly string[] };

/** What a store is left to do with: live units by their codes, goods by quantity, customers, categories. */
export type StockPlanInput = {
  codes: readonly string[];
  productIds: readonly string[];
  /** A device that has not come in. */
  owed: { code: string; productId: string };
  customerIds: readonly string[];
  /** Main categories in which phones and small things lie. */
  categoryIds: { posted: string; underWay: string };
};

const ofUnits: readonly { reason: AdjustmentReason; note: string | null; next?: AdjustmentReason }[] = [
  { reason: 'demo', note: 'On the table by the door' },
  { reason: 'demo', note: null },
  { reason: 'loaner', note: 'For a customer whose phone is in repair' },
  { reason: 'inspection', note: 'The box was open' },
  { reason: 'refurbishment', note: 'Scratched frame' },
  { reason: 'repair', note: 'Battery below 80 %' },
  { reason: 'repair', note: 'New screen', next: 'repaired' },
  { reason: 'defective', note: 'Does not charge' },
  { reason: 'lost', note: 'Not found after the move of the shelves' },
  { reason: 'theft', note: 'Case 26-11873' },
  { reason: 'scrapped', note: 'Water damage' },
  { reason: 'partsOnly', note: 'Board is dead, screen is good' },
  { reason: 'markAsSold', note: 'Sold at the market stand' },
  { reason: 'correction', note: 'Entered twice' },
];

const moves: readonly (readonly UnitStatus[])[] = [
  ['in_transit'],
  ['pending_rma', 'at_vendor'],
  ['pending_rma', 'at_vendor', 'returned_to_vendor'],
  ['pending_rma', 'at_vendor', 'exchanged_by_vendor'],
];

const ofPieces: readonly { reason: AdjustmentReason; quantity: number; note: string }[] = [
  { reason: 'damage', quantity: 1, note: 'Torn packaging' },
  { reason: 'samples', quantity: 1, note: 'For the school fair' },
  { reason: 'internalUse', quantity: 1, note: 'Cable for the counter' },
  { reason: 'found', quantity: 2, note: 'Behind the shelf' },
  { reason: 'correction', quantity: 1, note: 'Counted again' },
];

/** What is done to a store's stock in the last two weeks, so that units stand in every status. */
export function stockPlanOf(store: StorePlan, stockInput: StockPlanInput, now: string, random: Random): StockPlan[] {
  const codes = random.shuffle(stockInput.codes);
  /** A small shop has fewer units than there are things to do with them. */
  const withCode = (make: (code: string) => StockPlan[]): StockPlan[] => {
    const code = codes.pop();
    return code === undefined ? [] : make(code);
  };
  const moment = (daysAgo: number) =>
    new Date(Date.parse(now) - Math.round(daysAgo * 86_400_000) - random.int(0, 3_600_000)).toISOString();
  const plan = (at: string, operation: StockAction): StockPlan => ({
    kind: 'keeping',
    at,
    storeId: store.id,
    by: store.receiverId,
    id: idAt(at, random),
    lineId: idAt(at, random),
    ...operation,
  });
  const adjusted = ofUnits.flatMap(({ reason, note, next }, i) =>
    withCode((code) => {
      const first = plan(moment(9 - i / 4), { deed: 'adjust', reason, code, note });
      return next ? [first, plan(moment(2), { deed: 'adjust', reason: next, code, note: null })] : [first];
    }),
  );
  const moved = moves.flatMap((to, i) => withCode((code) => [plan(moment(8 - i), { deed: 'move', code, to })]));
  const pieces = ofPieces.flatMap((piece, i) => {
    const productId = stockInput.productIds[i];
    return productId === undefined ? [] : [plan(moment(6 - i / 2), { deed: 'adjustPieces', productId, ...piece })];
  });
  const today = dayOf(now, store.timeZone);
  const reserved = stockInput.customerIds
    .slice(0, 3)
    .flatMap((customerId, i) =>
      withCode((code) => [plan(moment(1), { deed: 'reserve', code, customerId, until: addDays(today, 2 + i) })]),
    );
  const counts = [
    plan(moment(4), { deed: 'count', categoryId: stockInput.categoryIds.posted, isPosted: true, spare: codes }),
    plan(moment(0.1), { deed: 'count', categoryId: stockInput.categoryIds.underWay, isPosted: false, spare: [] }),
  ];
  const owed = plan(moment(3), { deed: 'backorder', ...stockInput.owed });
  return [...adjusted, owed, ...moved, ...pieces, ...reserved, ...counts];
}
