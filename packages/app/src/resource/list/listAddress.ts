/** The state of a list in its address. Pages count from 1; `sort` has a '-' prefix for descending. */
export type ListState = {
  page: number;
  limit: number;
  search: string;
  sort: string;
  /** The active filters by name. */
  filters: Readonly<Record<string, string>>;
  /** The ids of the selected rows on this page. */
  selected: readonly string[];
};

/** How a list parses its address: its defaults and the values it accepts. */
export type ListDialect = {
  limit: number;
  sort: string;
  /** The names of the filters. */
  filters: readonly string[];
  /** Whether the contract accepts a value under a name; a rejected value is ignored. */
  accepts: (name: string, value: string) => boolean;
};

/** The page sizes that a user can choose. */
export const pageSizes = [10, 25, 50, 100] as const;

/** Parses a list's state from an address; unknown values are ignored. */
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
 * Returns the address after a change. Values that equal the defaults are left out, so that an unchanged list has a plain
 * address. Every change except one of the selection clears the selection and, unless it sets the page, goes back to the first page.
 * Parameters of others stay.
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

/** Returns whether search or a filter leaves rows out. */
export const isNarrowed = ({ search, filters }: ListState): boolean => search !== '' || Object.keys(filters).length > 0;

function integerFrom(text: string | null, least: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= least && number <= 10_000 ? number : least;
}
