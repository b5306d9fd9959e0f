import type { ComponentPropsWithRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Bar, Steps } from './Pagination.styles.ts';
import { pagesOf } from './pagesOf.ts';

export type PaginationTexts = {
  /** Names the navigation for screen readers. */
  label: string;
  previous: string;
  next: string;
  /** Says where one is; the numbers are written in the locale already. */
  place: (at: { page: string; pages: string }) => string;
  /** Says which rows are shown of how many; `total` ends in + where there may be more. */
  rows: (at: { from: string; to: string; total: string }) => string;
  /** Stands before the choice of the page's size. */
  pageSize: string;
};

export type PaginationProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** First page is 1; controlled. */
  page: number;
  /** Rows of one page. */
  limit: number;
  total: number;
  /** Says that `total` is a lower bound: it is shown as "10,000+" and more pages may follow. @default false */
  totalIsAtLeast?: boolean | undefined;
  /** Says whether a page follows where the total alone does not tell. */
  hasNextPage?: boolean | undefined;
  onPage: (page: number) => void;
  /** Offers these sizes; without them the size is fixed. */
  pageSizes?: readonly number[] | undefined;
  onPageSize?: ((limit: number) => void) | undefined;
  /** BCP 47 tag that numbers are written in. */
  locale: string;
  words: PaginationTexts;
};

/** Leads through the pages of a list. */
export function Pagination(props: PaginationProps) {
  const { page, limit, total, totalIsAtLeast = false, hasNextPage, onPage, pageSizes, onPageSize, ...others } = props;
  const { locale, words: texts, ...nav } = others;
  const { pages, from, to } = pagesOf({ page, limit, total });
  const number = (value: number) => value.toLocaleString(locale);
  const more = totalIsAtLeast ? '+' : '';
  const continues = hasNextPage ?? (page < pages || totalIsAtLeast);
  return (
    <Bar aria-label={texts.label} {...nav}>
      <p aria-live="polite">{texts.rows({ from: number(from), to: number(to), total: number(total) + more })}</p>
      {pageSizes && onPageSize && (
        <label>
          {texts.pageSize}
          <select value={limit} onChange={(event) => onPageSize(Number(event.target.value))}>
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      )}
      <Steps>
        <Button size="s" disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, pages))}>
          {texts.previous}
        </Button>
        <span>{texts.place({ page: number(page), pages: number(pages) + more })}</span>
        <Button size="s" disabled={!continues} onClick={() => onPage(page + 1)}>
          {texts.next}
        </Button>
      </Steps>
    </Bar>
  );
}
