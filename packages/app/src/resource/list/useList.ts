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

/** A call that answers pages of rows. */
export type ListCall<R> = Endpoint<Schema, Schema, Schema, z.ZodMiniType<Listed<R>>>;

export type ListOptions = {
  /** The order of a plain address, '-' in front for descending; '' where the call has one order only. */
  sort: string;
  /** Rows of a page unless the address says otherwise. @default 25 */
  limit?: number;
  /** The filters that the address may set, by the names of the call's query. */
  filters?: readonly string[];
  /** What is asked in any case, such as the product whose units are listed. */
  fixed?: Readonly<Record<string, string>>;
  /** Other resources whose changes change these rows too. */
  watch?: readonly string[];
};

/** A list as it stands: what the address asks, what the server answered, and what a person may ask next. */
export type List<R> = ListState & {
  call: ListCall<R>;
  /** What was asked, without the page: an export asks the same. */
  query: Readonly<Record<string, string>>;
  rows: readonly R[];
  pagination: Pagination | undefined;
  /** Search or a filter leaves rows out. */
  narrowed: boolean;
  /** Rows are on their way. */
  waiting: boolean;
  problem: ApiProblem | undefined;
  again: () => void;
  setPage: (page: number) => void;
  setLimit: (limit: number) => void;
  setSearch: (searchText: string) => void;
  setSort: (sort: string) => void;
  /** Empty text takes the filter away. */
  setFilter: (name: string, value: string) => void;
  /** Takes search and filters away. */
  clear: () => void;
  select: (ids: readonly string[]) => void;
};

/**
 * A list that lives in its address: page, size, search, order, filters and ticked rows are there, so that it can be
 * shared and the back button works. Rows of the last answer stay until the next are there.
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
  const { data, problem, fresh, again } = useAnswer(call, input, { keep: true, watch });

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
    // Letters of one search are one step back, not one each.
    setSearch: (search) => change({ search }, { replace: state.search !== '' && search !== '', state: TYPED }),
    setSort: (order) => change({ sort: order }),
    setFilter: (name, value) => change({ filters: { ...state.filters, [name]: value } }),
    clear: () => change({ search: '', filters: {} }),
    // Drawn at once: the next tick, however soon, is added to what stands.
    select: (selected) => change({ selected }, { replace: true, flushSync: true }),
  };
}

const none: readonly string[] = [];
const nothing = {};

/** Whether the query of a call takes a value under a name. */
function acceptsValue({ query }: { query: Schema }, name: string, value: string): boolean {
  const field = query instanceof z.ZodMiniObject ? query.shape[name] : undefined;
  return field instanceof z.ZodMiniType && z.safeParse(field, value).success;
}
