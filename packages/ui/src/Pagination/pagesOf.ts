export type PagesInput = {
  /** The current page, starting at 1. */
  page: number;
  /** The number of rows per page. */
  limit: number;
  total: number;
};

/** Returns the number of pages and the rows of a page; row numbers start at 1, and are 0 without rows. */
export function pagesOf({ page, limit, total }: PagesInput) {
  const pages = Math.max(1, Math.ceil(total / limit));
  const from = total === 0 ? 0 : Math.min((page - 1) * limit + 1, total);
  return { pages, from, to: Math.min(page * limit, total) };
}
