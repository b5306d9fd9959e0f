import { pathOf } from '@tilldesk/domain/contract';
import type { Path, LinkParams } from './route.ts';

/** Query parameters; undefined, null and empty text are left out. */
export type Query = Readonly<Record<string, string | number | undefined | null>>;

/** Returns the address of a page: `addressOf('/invoices/:invoiceId', { with: { invoiceId } })`. */
export const addressOf = <const P extends Path>(to: P, given: LinkParams<P> & { query?: Query }): string =>
  fill(to, given.with, given.query);

/** Returns the address of a path whose parameters the caller has already type-checked. */
export const fill = (path: string, params: Params | undefined, query: Query = {}): string =>
  pathOf(path, params) + searchOf(query);

export type Params = Readonly<Record<string, string>>;

function searchOf(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return search.size === 0 ? '' : `?${search}`;
}
