import type {
  Deactivation,
  GoodsCondition,
  ReturnDisposition,
  RefundableLine,
  RefundReason,
  ReturnableGoods,
} from '@tilldesk/domain/refunds';
import type { Sellable, receivedKinds } from '@tilldesk/domain/sales';
import { withTyped } from '../../../drafts/withTyped.ts';
import { PIECES_MAX, withFind, type NewGoodsLine } from '../goods/newGoods.ts';

/** What is refunded: items (pieces, or part of the price of items that the customer retains), or goodwill. */
export type Mode = 'goods' | 'goodwill';

/** The choice for a line: `amount` in minor units before tax, for part of a price or for items without a receipt. */
export type Choice = {
  /** Id of the refund line. */
  id: string;
  quantity: number;
  amount: number | null;
  back: ReturnDisposition;
  reason: RefundReason | null;
  condition: GoodsCondition | null;
  /** Null for the fee of the policy on the invoice. */
  fee: number | null;
  /** Reason for a lower fee. */
  feeReason: string;
  /** Outcome of the line's activation, and the date of its end. */
  ending: Deactivation | null;
  endedOn: string | null;
};

/** A returned item without a receipt. */
export type ReturnedItem = Choice & { goods: ReturnableGoods };

/** A payment to or from the customer. */
export type Part = { id: string; kind: PartKind; amount: number | null; reference: string };
export type PartKind = (typeof receivedKinds)[number];

export type RefundCustomer = { id: string; name: string; taxExempt: boolean };

/** A refund being edited. */
export type Refunding = {
  id: string;
  /** Id of the sale in exchange. */
  saleId: string;
  mode: Mode;
  /** By the id of the invoice line. */
  choices: Readonly<Record<string, Choice>>;
  returnedItems: readonly ReturnedItem[];
  goods: readonly NewGoodsLine[];
  goodwill: number | null;
  notes: string;
  /** The customer, if the invoice has none. */
  customer: RefundCustomer | null;
  /** The payments, if they differ from the proposal. */
  parts: readonly Part[] | null;
};

export const beginRefunding = (id: string, saleId: string): Refunding => ({
  id,
  saleId,
  mode: 'goods',
  choices: {},
  returnedItems: [],
  goods: [],
  goodwill: null,
  notes: '',
  customer: null,
  parts: null,
});

export type RefundAction =
  | { type: 'mode'; mode: Mode }
  /** Chooses a whole line; `id` is the id of the refund line. */
  | { type: 'chosen'; line: RefundableLine; id: string; quantity?: number }
  | { type: 'left'; lineId: string }
  /** Switches between refunding part of the price and refunding pieces. */
  | { type: 'priced'; line: RefundableLine; partly: boolean }
  | { type: 'written'; lineId: string; change: Partial<Choice> }
  | { type: 'itemAdded'; goods: ReturnableGoods; id: string }
  | { type: 'itemChanged'; id: string; change: Partial<Choice> }
  | { type: 'itemRemoved'; id: string }
  | { type: 'found'; item: Sellable; id: string }
  | { type: 'counted'; id: string; quantity: number }
  | { type: 'removed'; id: string }
  | { type: 'goodwill'; amount: number | null }
  | { type: 'notes'; notes: string }
  | { type: 'customer'; customer: RefundCustomer | null }
  | { type: 'parts'; parts: readonly Part[] | null }
  /** Restores a saved draft. Values that were entered before it loaded take precedence. */
  | { type: 'restored'; draft: Refunding }
  | { type: 'startedOver'; id: string; saleId: string };

/**
 * Reducer for a refund. It is pure: ids are passed in with the actions. An action that can change the total resets a manual split
 * of the payments.
 */
export function refunding(state: Refunding, action: RefundAction): Refunding {
  const next = changed(state, action);
  const retainsParts = action.type === 'parts' || action.type === 'notes' || action.type === 'restored';
  return retainsParts || next.parts === null ? next : { ...next, parts: null };
}

function changed(state: Refunding, action: RefundAction): Refunding {
  switch (action.type) {
    case 'mode':
      return { ...state, mode: action.mode };
    case 'chosen':
      return withChoice(state, action.line.id, chosen(state, action.line, action.id, action.quantity));
    case 'left':
      return {
        ...state,
        choices: Object.fromEntries(Object.entries(state.choices).filter(([id]) => id !== action.lineId)),
      };
    case 'priced':
      return priced(state, action.line, action.partly);
    case 'written':
      return onChoice(state, action.lineId, action.change);
    case 'itemAdded':
      return { ...state, returnedItems: withReturnedItem(state, action.goods, action.id) };
    case 'itemChanged':
      return {
        ...state,
        returnedItems: state.returnedItems.map((one) => (one.id === action.id ? { ...one, ...action.change } : one)),
      };
    case 'itemRemoved':
      return { ...state, returnedItems: state.returnedItems.filter(({ id }) => id !== action.id) };
    case 'found':
      return { ...state, goods: withFind(state.goods, action.item, action.id) };
    case 'counted':
      return {
        ...state,
        goods: state.goods.map((line) =>
          line.id === action.id ? { ...line, quantity: Math.min(PIECES_MAX, Math.max(1, action.quantity)) } : line,
        ),
      };
    case 'removed':
      return { ...state, goods: state.goods.filter(({ id }) => id !== action.id) };
    case 'goodwill':
      return { ...state, goodwill: action.amount };
    case 'notes':
      return { ...state, notes: action.notes };
    case 'customer':
      return { ...state, customer: action.customer };
    case 'parts':
      return { ...state, parts: action.parts };
    case 'restored':
      return {
        ...withTyped(beginRefunding(state.id, state.saleId), state, action.draft),
        choices: { ...action.draft.choices, ...state.choices },
      };
    case 'startedOver':
      return beginRefunding(action.id, action.saleId);
    default:
      return action satisfies never;
  }
}

/** The default destination of returned items: phones are inspected first (docs/decisions/commerce/0031). */
const defaultDisposition = ({ tracking }: Pick<RefundableLine, 'tracking'>): ReturnDisposition =>
  tracking === 'serialized' ? 'inspect' : 'restock';

/** Default values of a line: the fee of the policy, and no outcome of the activation. */
const noChoice = { fee: null, feeReason: '', ending: null, endedOn: null } as const;

/** A new line starts with the reason and condition of the last one, because items returned together mostly share them. */
const lastReason = ({ choices, returnedItems }: Refunding): Pick<Choice, 'reason' | 'condition'> => {
  const { reason = null, condition = null } = [...Object.values(choices), ...returnedItems].at(-1) ?? {};
  return { reason, condition };
};

function chosen(state: Refunding, line: RefundableLine, id: string, quantity = line.left): Choice {
  const before = state.choices[line.id];
  const quantityBack = Math.min(line.left, Math.max(1, quantity));
  if (before && before.amount === null) return { ...before, quantity: quantityBack };
  return {
    id,
    quantity: quantityBack,
    amount: null,
    back: line.mayReturn ? defaultDisposition(line) : 'none',
    ...noChoice,
    ...lastReason(state),
  };
}

function priced(state: Refunding, line: RefundableLine, partly: boolean): Refunding {
  const change: Partial<Choice> = partly
    ? { ...noChoice, quantity: 0, amount: 0, back: 'none', condition: null }
    : { quantity: line.left, amount: null, back: line.mayReturn ? defaultDisposition(line) : 'none' };
  return onChoice(state, line.id, change);
}

const withChoice = (state: Refunding, lineId: string, choice: Choice): Refunding => ({
  ...state,
  choices: { ...state.choices, [lineId]: choice },
});

function onChoice(state: Refunding, lineId: string, change: Partial<Choice>): Refunding {
  const choice = state.choices[lineId];
  return choice ? withChoice(state, lineId, { ...choice, ...change }) : state;
}

/** Adds an item without a receipt, at its current price: a unit once, any other product with one more piece. */
function withReturnedItem(state: Refunding, goods: ReturnableGoods, id: string): readonly ReturnedItem[] {
  const { returnedItems } = state;
  if (goods.unitId !== null && returnedItems.some((one) => one.goods.unitId === goods.unitId)) return returnedItems;
  const same = goods.unitId === null && returnedItems.find((one) => one.goods.productId === goods.productId);
  if (same) {
    const quantity = same.quantity + 1;
    return returnedItems.map((one) => (one === same ? { ...one, quantity, amount: goods.price * quantity } : one));
  }
  const line = { id, goods, quantity: 1, amount: goods.price, ...noChoice, back: defaultDisposition(goods) };
  return [...returnedItems, { ...line, ...lastReason(state) }];
}
