import { needsReference, settlementOf, type Tender, type TenderKind } from '@tilldesk/domain/sales';
import { givesChange, isPromise } from '@tilldesk/domain/tenders';
import type { PayingCustomer } from '../../../tenders/tender.ts';
import { entryKinds, tenderViews, type EntryKind } from '../../../tenders/tenders.ts';

/** The tender being entered: `amount` in minor units, null while nothing is typed. */
export type Entry = { kind: EntryKind; amount: number | null; reference: string };

export type Tendering = {
  tenders: readonly Tender[];
  /** Due date of the amount on account, 'YYYY-MM-DD'; empty text while no day is entered. */
  dueDate: string;
  entry: Entry;
  /** Errors of the entry by field. */
  fieldErrors: { amount?: 'required' | 'over' | 'credit'; reference?: 'required'; dueDate?: 'required' | 'over' };
};

/** Limits of a tender: the total of the sale, its customer (null without one or while loading) and the store's current day. */
export type Bounds = { total: number; customer: PayingCustomer | null; today: string };

export const beginTendering: Tendering = {
  tenders: [],
  dueDate: '',
  entry: { kind: entryKinds[0]!, amount: null, reference: '' },
  fieldErrors: {},
};

export type TenderAction =
  /** Selects the method of the next tender. Except for one that gives change, the amount is prefilled with the maximum. */
  | { type: 'kind'; kind: EntryKind; bounds: Bounds }
  | { type: 'entry'; entry: Partial<Entry> }
  | { type: 'dueDate'; day: string }
  /** Adds the entry as a tender, or sets its field errors. `amount` overrides the typed amount. */
  | { type: 'add'; id: string; bounds: Bounds; amount?: number }
  | { type: 'remove'; id: string };

/** Reducer for the tenders of a sale. It is pure: ids are passed in with the actions. */
export function tendering(state: Tendering, action: TenderAction): Tendering {
  switch (action.type) {
    case 'kind':
      return {
        ...state,
        entry: { kind: action.kind, amount: offered(state, action.kind, action.bounds), reference: '' },
        fieldErrors: {},
      };
    case 'entry':
      return { ...state, entry: { ...state.entry, ...action.entry }, fieldErrors: {} };
    case 'dueDate':
      return { ...state, dueDate: action.day, fieldErrors: {} };
    case 'add':
      return add(state, action.id, action.bounds, action.amount ?? state.entry.amount);
    case 'remove':
      return { ...state, tenders: state.tenders.filter(({ id }) => id !== action.id), fieldErrors: {} };
  }
}

/**
 * Returns the credit that the customer has left for a kind after the tenders; null without a customer, undefined for a kind that
 * uses no credit.
 */
export function creditLeft({ tenders }: Tendering, kind: TenderKind, customer: PayingCustomer | null) {
  const { creditOf } = tenderViews[kind];
  if (!creditOf) return undefined;
  if (customer === null) return null;
  return tenders.reduce((left, one) => (one.kind === kind ? left - one.amount : left), creditOf(customer));
}

function offered(state: Tendering, kind: EntryKind, { total, customer }: Bounds): number | null {
  if (givesChange(kind)) return null;
  const { due } = settlementOf(total, state.tenders);
  const credit = creditLeft(state, kind, customer);
  if (credit === undefined) return due;
  return credit === null ? null : Math.min(due, credit);
}

function add(state: Tendering, id: string, bounds: Bounds, amount: number | null): Tendering {
  const { kind } = state.entry;
  const reference = state.entry.reference.trim();
  const isNamed = needsReference(kind);
  const tender: Tender = { id, kind, amount: amount ?? 0, ...(isNamed ? { reference } : {}) };
  const tenders = [...state.tenders, tender];
  const fieldErrors: Tendering['fieldErrors'] = {
    ...amountErrors(state, tender, tenders, bounds),
    ...(isNamed && reference === '' ? { reference: 'required' as const } : {}),
    ...(isPromise(kind) ? dueDateErrors(state.dueDate, bounds.today) : {}),
  };
  if (Object.keys(fieldErrors).length > 0) return { ...state, fieldErrors };
  return { ...state, tenders, entry: beginTendering.entry, fieldErrors: {} };
}

function amountErrors(
  state: Tendering,
  { kind, amount }: Tender,
  tenders: readonly Tender[],
  { total, customer }: Bounds,
): Tendering['fieldErrors'] {
  if (amount <= 0) return { amount: 'required' };
  if (settlementOf(total, tenders).over) return { amount: 'over' };
  const credit = creditLeft(state, kind, customer);
  return credit !== undefined && amount > (credit ?? 0) ? { amount: 'credit' } : {};
}

function dueDateErrors(day: string, today: string): Tendering['fieldErrors'] {
  if (day === '') return { dueDate: 'required' };
  return day < today ? { dueDate: 'over' } : {};
}
