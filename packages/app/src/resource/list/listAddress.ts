/** What a list shows, as its address says it. Pages count from 1; `sort` has '-' in front for descending. */
export type ListState = {
  page: number;
  limit: number;
  search: string;
  sort: string;
  /** The filters that hold, by name. */
  filters: Readonly<Record<string, string>>;
  /** The ids of the rows that are ticked on this page. */
  selected: readonly string[];
};

/** How one list reads its address: what stands when it says nothing, and what it understands. */
export type ListDialect = {
  limit: number;
  sort: string;
  /** The names of the filters. */
  filters: readonly string[];
  /** Whether the contract takes a value under a name; what it refuses is as if it were not there. */
  accepts: (name: string, value: string) => boolean;
};

/** The sizes of a page that a person may choose. */
export const pageSizes = [10, 25, 50, 100] as const;

/** Reads what an address asks of a list; whatever it says that the list does not know counts as not said. */
export function readList(address: URLSearchParams, dialect: ListDialect): ListState {
  const limit = Number(address.get('limit'));
  const sort = address.get('sort') ?? '';
  const filters = dialect.filters.flatMap((name) => {
    const value = address.get(name) ?? '';
    return value !== '' && dialect.accepts(name, value) ? [[name, value] as const] : [];
  });
  return {
    page: integerFrom(address.get('page'), 1),
    limit: pageSizes.some((size) => size === limit) ? limit : dialect.limit,
    search: (address.get('search') ?? '').slice(0, 100),
    sort: sort !== '' && dialect.accepts('sort', sort) ? sort : dialect.sort,
    filters: Object.fromEntries(filters),
    selected: (address.get('selected') ?? '').split('.').filter((id) => id !== ''),
  };
}

/**
 * The address after a change. What equals the list's own beginning is left out, so that a plain list has a plain
 * address; another order, page or filter begins at the first page with nothing ticked. Names of others stay.
 */
export function writeList(address: URLSearchParams, change: Partial<ListState>, dialect: ListDialect): URLSearchParams {
  const onlyTicked = 'selected' in change;
  const before = readList(address, dialect);
  const after = { ...before, ...(onlyTicked ? {} : { selected: [], page: 1 }), ...change };
  const params: [string, string][] = [
    ['page', after.page === 1 ? '' : String(after.page)],
    ['limit', after.limit === dialect.limit ? '' : String(after.limit)],
    ['search', after.search],
    ['sort', after.sort === dialect.sort ? '' : after.sort],
    ...dialect.filters.map((name): [string, string] => [name, after.filters[name] ?? '']),
    ['selected', after.selected.join('.')],
  ];
  const next = new URLSearchParams(address);
  for (const [name, value] of params) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Whether search or a filter leaves rows out. */
export const isNarrowed = ({ search, filters }: ListState): boolean => search !== '' || Object.keys(filters).length > 0;

function integerFrom(text: string | null, least: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= least && number <= 10_000 ? number : least;
}
