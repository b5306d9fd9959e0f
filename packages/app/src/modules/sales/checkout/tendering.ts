import { needsReference, settlementOf, type Tender, type TenderKind } from '@tilldesk/domain/shop';

/** What a person chooses here: a trade-in and a deposit come with the cart. */
export type EntryKind = Exclude<TenderKind, 'tradeIn' | 'deposit'>;

/** What is being entered: amounts in minor units, `amount` null while nothing is typed. */
export type Entry = { kind: EntryKind; amount: number | null; reference: string };

export type Tendering = {
  tenders: readonly Tender[];
  /** Until when what is on account is to be paid, 'YYYY-MM-DD'; empty text while no day is typed. */
  dueDate: string;
  entry: Entry;
  /** What is wrong with the entry, by its field. */
  fieldErrors: { amount?: 'required' | 'over' | 'credit'; reference?: 'required'; dueDate?: 'required' | 'over' };
};

/** What a sale lets one enter: its total, what the customer has of store credit, the store's day. */
export type Bounds = { total: number; credit: number; today: string };

export const beginTendering: Tendering = {
  tenders: [],
  dueDate: '',
  entry: { kind: 'cash', amount: null, reference: '' },
  fieldErrors: {},
};

export type TenderAction =
  /** Chooses how the next part is paid; everything but cash is offered all that it may be. */
  | { type: 'kind'; kind: EntryKind; bounds: Bounds }
  | { type: 'entry'; entry: Partial<Entry> }
  | { type: 'dueDate'; day: string }
  /** Takes the entry as a tender, or says what it lacks. `amount` overrules the typed one. */
  | { type: 'add'; id: string; bounds: Bounds; amount?: number }
  | { type: 'remove'; id: string };

/** What an action makes of the tenders of a sale. Pure: ids come with the actions. */
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

/** What is left of the customer's credit once the tenders are taken from it. */
export const creditLeft = ({ tenders }: Tendering, credit: number): number =>
  tenders.reduce((left, { kind, amount }) => (kind === 'storeCredit' ? left - amount : left), credit);

function offered(state: Tendering, kind: EntryKind, { total, credit }: Bounds): number | null {
  if (kind === 'cash') return null;
  const { due } = settlementOf(total, state.tenders);
  return kind === 'storeCredit' ? Math.min(due, creditLeft(state, credit)) : due;
}

function add(state: Tendering, id: string, bounds: Bounds, amount: number | null): Tendering {
  const { kind } = state.entry;
  const reference = state.entry.reference.trim();
  const isNamed = needsReference(kind);
  const tender: Tender = { id, kind, amount: amount ?? 0, ...(isNamed ? { reference } : {}) };
  const tenders = [...state.tenders, tender];
  const fieldErrors: Tendering['fieldErrors'] = {
    ...amountMistakes(state, tender, tenders, bounds),
    ...(isNamed && reference === '' ? { reference: 'required' as const } : {}),
    ...(kind === 'onAccount' ? dueDateMistakes(state.dueDate, bounds.today) : {}),
  };
  if (Object.keys(fieldErrors).length > 0) return { ...state, fieldErrors };
  return { ...state, tenders, entry: beginTendering.entry, fieldErrors: {} };
}

function amountMistakes(
  state: Tendering,
  { kind, amount }: Tender,
  tenders: readonly Tender[],
  { total, credit }: Bounds,
): Tendering['fieldErrors'] {
  if (amount <= 0) return { amount: 'required' };
  if (settlementOf(total, tenders).over) return { amount: 'over' };
  return kind === 'storeCredit' && amount > creditLeft(state, credit) ? { amount: 'credit' } : {};
}

function dueDateMistakes(day: string, today: string): Tendering['fieldErrors'] {
  if (day === '') return { dueDate: 'required' };
  return day < today ? { dueDate: 'over' } : {};
}
