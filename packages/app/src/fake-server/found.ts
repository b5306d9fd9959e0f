import { paginate, type Pagination } from '@tilldesk/domain/contract';
import { compareNames } from '@tilldesk/domain/fields';
import { Problem } from '@tilldesk/domain/problems';
import { store } from '@tilldesk/domain/stores';
import * as z from 'zod/mini';
import placeRow from './shop/place.json' with { type: 'json' };

/** The store of the fake server. */
export const place = z.parse(store, placeRow);

/** Returns the row with an id. Rejects as the server does when there is none. */
export function byId<R extends { id: string }>(rows: readonly R[], id: string): R {
  const row = rows.find((one) => one.id === id);
  if (row === undefined) throw new Problem('record.notFound');
  return row;
}

type ListRequest = { page: number; limit: number; search: string; sort?: string | undefined };

/** Returns one page of rows: those whose `words` contain every searched word, in the requested order. */
export function listed<R extends object>(
  rows: readonly R[],
  { page, limit, search, sort = 'id' }: ListRequest,
  searchable: (row: R) => readonly (string | null)[],
): { items: R[]; pagination: Pagination } {
  const searchTerms = search.toLowerCase().split(/\s+/);
  const found = rows.filter((row) => {
    const text = searchable(row).join(' ').toLowerCase();
    return searchTerms.every((word) => text.includes(word));
  });
  const name = sort.replace('-', '');
  const sign = sort.startsWith('-') ? -1 : 1;
  const ordered = found.toSorted((a, b) => sign * compare(Reflect.get(a, name), Reflect.get(b, name)));
  return { items: ordered.slice((page - 1) * limit, page * limit), pagination: paginate(page, limit, found.length) };
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return compareNames(textOf(a), textOf(b));
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
