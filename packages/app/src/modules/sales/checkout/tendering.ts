import { standing, type Tender, type TenderKind } from '@tilldesk/domain/shop';

/** What is being entered: amounts in minor units, `amount` null while nothing is typed. */
export type Entry = { kind: TenderKind; amount: number | null; reference: string };

export type Tendering = {
  tenders: readonly Tender[];
  entry: Entry;
  /** What is wrong with the entry, by its field. */
  mistakes: { amount?: 'required' | 'over'; reference?: 'required' };
};

export const beginTendering: Tendering = {
  tenders: [],
  entry: { kind: 'cash', amount: null, reference: '' },
  mistakes: {},
};

export type TenderAction =
  /** Chooses how the next part is paid; a card is offered all that is due. */
  | { type: 'kind'; kind: TenderKind; due: number }
  | { type: 'entry'; entry: Partial<Entry> }
  /** Takes the entry as a tender, or says what it lacks. `amount` overrules the typed one. */
  | { type: 'add'; id: string; total: number; amount?: number }
  | { type: 'remove'; id: string };

/** What an action makes of the tenders of a sale. Pure: ids come with the actions. */
export function tendering(state: Tendering, action: TenderAction): Tendering {
  switch (action.type) {
    case 'kind':
      return {
        ...state,
        entry: { kind: action.kind, amount: action.kind === 'card' ? action.due : null, reference: '' },
        mistakes: {},
      };
    case 'entry':
      return { ...state, entry: { ...state.entry, ...action.entry }, mistakes: {} };
    case 'add':
      return add(state, action.id, action.total, action.amount ?? state.entry.amount);
    case 'remove':
      return { ...state, tenders: state.tenders.filter(({ id }) => id !== action.id), mistakes: {} };
  }
}

function add(state: Tendering, id: string, total: number, amount: number | null): Tendering {
  const { kind } = state.entry;
  const reference = state.entry.reference.trim();
  const tenders: Tender[] = [
    ...state.tenders,
    { id, kind, amount: amount ?? 0, ...(kind === 'card' ? { reference } : {}) },
  ];
  const mistakes: Tendering['mistakes'] = {
    ...(amount === null || amount <= 0
      ? { amount: 'required' as const }
      : standing(total, tenders).over
        ? { amount: 'over' as const }
        : {}),
    ...(kind === 'card' && reference === '' ? { reference: 'required' as const } : {}),
  };
  if (Object.keys(mistakes).length > 0) return { ...state, mistakes };
  return { tenders, entry: beginTendering.entry, mistakes: {} };
}
