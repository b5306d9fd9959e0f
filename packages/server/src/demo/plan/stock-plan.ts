import { dayOf, addDays } from '@tilldesk/domain/time';
import type { UnitStatus } from '@tilldesk/domain/inventory';
import type { AdjustmentReason } from '@tilldesk/domain/adjustments';
import { idAt } from './ids.ts';
import type { Random } from '../random.ts';
import type { StorePlan } from './shops.ts';

/** A stock operation of a store other than buying and selling. */
export type StockPlan = {
  kind: 'stockPlan';
  at: string;
  storeId: string;
  by: string;
  id: string;
  lineId: string;
} & StockAction;

type StockAction =
  /** One unit by its code, or a number of pieces of a product. */
  | { action: 'adjust'; reason: AdjustmentReason; code: string; note: string | null }
  | { action: 'adjustPieces'; reason: AdjustmentReason; productId: string; quantity: number; note: string | null }
  /** Status changes of a unit without documents in the demo: to a vendor and back, to another location. */
  | { action: 'move'; code: string; to: readonly UnitStatus[] }
  /** A device that the vendor owes: known by its code, and not yet shipped. */
  | { action: 'backorder'; code: string; productId: string }
  | { action: 'reserve'; code: string; customerId: string; until: string }
  /**
   * A count of a category. A count in progress has scanned half of the goods. In a posted one, two of the `spare` units are
   * missing; these are not sold later.
   */
  | { action: 'count'; categoryId: string; isPosted: boolean; spare: readonly string[] };

/**
 * The stock that is left for a store's stock operations: live units by their codes, goods by quantity, customers, categories.
 */
export type StockPlanInput = {
  codes: readonly string[];
  productIds: readonly string[];
  /** A device that has not been received. */
  owed: { code: string; productId: string };
  customerIds: readonly string[];
  /** Main categories that contain phones and small goods. */
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

/** Plans the stock operations of a store in the last two weeks, so that there are units in every status. */
export function stockPlanOf(store: StorePlan, stockInput: StockPlanInput, now: string, random: Random): StockPlan[] {
  const codes = random.shuffle(stockInput.codes);
  /** Returns an empty plan if no units are left: a small shop has fewer units than there are operations. */
  const withCode = (make: (code: string) => StockPlan[]): StockPlan[] => {
    const code = codes.pop();
    return code === undefined ? [] : make(code);
  };
  const moment = (daysAgo: number) =>
    new Date(Date.parse(now) - Math.round(daysAgo * 86_400_000) - random.int(0, 3_600_000)).toISOString();
  const plan = (at: string, operation: StockAction): StockPlan => ({
    kind: 'stockPlan',
    at,
    storeId: store.id,
    by: store.receiverId,
    id: idAt(at, random),
    lineId: idAt(at, random),
    ...operation,
  });
  const adjusted = ofUnits.flatMap(({ reason, note, next }, i) =>
    withCode((code) => {
      const first = plan(moment(9 - i / 4), { action: 'adjust', reason, code, note });
      return next ? [first, plan(moment(2), { action: 'adjust', reason: next, code, note: null })] : [first];
    }),
  );
  const moved = moves.flatMap((to, i) => withCode((code) => [plan(moment(8 - i), { action: 'move', code, to })]));
  const pieces = ofPieces.flatMap((piece, i) => {
    const productId = stockInput.productIds[i];
    return productId === undefined ? [] : [plan(moment(6 - i / 2), { action: 'adjustPieces', productId, ...piece })];
  });
  const today = dayOf(now, store.timeZone);
  const reserved = stockInput.customerIds
    .slice(0, 3)
    .flatMap((customerId, i) =>
      withCode((code) => [plan(moment(1), { action: 'reserve', code, customerId, until: addDays(today, 2 + i) })]),
    );
  const counts = [
    plan(moment(4), { action: 'count', categoryId: stockInput.categoryIds.posted, isPosted: true, spare: codes }),
    plan(moment(0.1), { action: 'count', categoryId: stockInput.categoryIds.underWay, isPosted: false, spare: [] }),
  ];
  const owed = plan(moment(3), { action: 'backorder', ...stockInput.owed });
  return [...adjusted, owed, ...moved, ...pieces, ...reserved, ...counts];
}
