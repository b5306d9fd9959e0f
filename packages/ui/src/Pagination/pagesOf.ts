export type PagesInput = {
  /** First page is 1. */
  page: number;
  /** Rows of one page. */
  limit: number;
  total: number;
};

/** Where a page stands among all, and which rows it shows; row numbers begin at 1, and are 0 without rows. */
export function pagesOf({ page, limit, total }: PagesInput) {
  const pages = Math.max(1, Math.ceil(total / limit));
  const from = total === 0 ? 0 : Math.min((page - 1) * limit + 1, total);
  return { pages, from, to: Math.min(page * limit, total) };
}
