import type { Endpoint, Pagination } from '@tilldesk/domain/contract';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { useAnswer } from '../../api/useAnswer.ts';
import type { ApiProblem } from '../../api/ApiProblem.ts';
import { TYPED } from './useSearchBox.ts';
import { isNarrowed, readList, writeList, type ListDialect, type ListState } from './listAddress.ts';

type Schema = z.ZodMiniType;
export type Listed<R> = { items: R[]; pagination: Pagination };

/** A call that returns pages of rows. */
export type ListCall<R> = Endpoint<Schema, Schema, Schema, z.ZodMiniType<Listed<R>>>;

export type ListOptions = {
  /** The default order, with a '-' prefix for descending; '' when the call has only one order. */
  sort: string;
  /** The default page size. @default 25 */
  limit?: number;
  /** The filters that the address can set, by the names of the call's query. */
  filters?: readonly string[];
  /** Query parameters that are always sent, such as the product whose units are listed. */
  fixed?: Readonly<Record<string, string>>;
  /** Other resources whose changes also affect these rows. */
  watch?: readonly string[];
};

/** A list's state, its rows, and the functions that change it. */
export type List<R> = ListState & {
  call: ListCall<R>;
  /** The query without the page; an export sends the same one. */
  query: Readonly<Record<string, string>>;
  rows: readonly R[];
  pagination: Pagination | undefined;
  /** True when search or a filter leaves rows out. */
  narrowed: boolean;
  /** True while rows are loading. */
  waiting: boolean;
  problem: ApiProblem | undefined;
  again: () => void;
  setPage: (page: number) => void;
  setLimit: (limit: number) => void;
  setSearch: (searchText: string) => void;
  setSort: (sort: string) => void;
  /** Empty text clears the filter. */
  setFilter: (name: string, value: string) => void;
  /** Clears search and filters. */
  clear: () => void;
  select: (ids: readonly string[]) => void;
};

/**
 * A list whose state is in its address: page, page size, search, order, filters and selected rows, so that it can be shared and
 * the back button works. The last rows are shown until the next ones arrive.
 */
export function useList<R>(call: ListCall<R>, options: ListOptions): List<R> {
  const { sort, limit = 25, filters = none, fixed = nothing, watch = none } = options;
  const [address, setAddress] = useSearchParams();
  const dialect = useMemo(
    (): ListDialect => ({ sort, limit, filters, accepts: (name, value) => acceptsValue(call, name, value) }),
    [call, sort, limit, filters],
  );
  const state = readList(address, dialect);
  const query = {
    ...(state.search === '' ? {} : { search: state.search }),
    ...(state.sort === '' ? {} : { sort: state.sort }),
    ...state.filters,
    ...fixed,
  };
  const input = { query: { ...query, page: state.page, limit: state.limit } };
  const { data, problem, fresh, again } = useAnswer(call, input, { keepPreviousData: true, watch });

  const change = (
    nextState: Partial<ListState>,
    how: { replace?: boolean; state?: string; flushSync?: boolean } = {},
  ) => setAddress((current) => writeList(current, nextState, dialect), { ...how, preventScrollReset: true });

  return {
    ...state,
    call,
    query,
    rows: data?.items ?? [],
    pagination: data?.pagination,
    narrowed: isNarrowed(state),
    waiting: !fresh && problem === undefined,
    problem,
    again,
    setPage: (page) => change({ page }),
    setLimit: (size) => change({ limit: size }),
    // All keystrokes of one search are a single history entry.
    setSearch: (search) => change({ search }, { replace: state.search !== '' && search !== '', state: TYPED }),
    setSort: (order) => change({ sort: order }),
    setFilter: (name, value) => change({ filters: { ...state.filters, [name]: value } }),
    clear: () => change({ search: '', filters: {} }),
    // Rendered synchronously: the next selection, however soon, is added to the current one.
    select: (selected) => change({ selected }, { replace: true, flushSync: true }),
  };
}

const none: readonly string[] = [];
const nothing = {};

/** Returns whether the query of a call accepts a value under a name. */
function acceptsValue({ query }: { query: Schema }, name: string, value: string): boolean {
  const field = query instanceof z.ZodMiniObject ? query.shape[name] : undefined;
  return field instanceof z.ZodMiniType && z.safeParse(field, value).success;
}
