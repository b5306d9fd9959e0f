'use client';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Bar, Steps } from './Pagination.styles.ts';
import { pagesOf } from './pagesOf.ts';

export type PaginationTexts = {
  /** The accessible name of the navigation. */
  label: string;
  previous: string;
  next: string;
  /** The current page in words; the numbers are already formatted. */
  place: (at: { page: string; pages: string }) => string;
  /** The shown rows and the total in words; `total` ends in + when there may be more. */
  rows: (at: { from: string; to: string; total: string }) => string;
  /** The label of the page size select. */
  pageSize: string;
};

export type PaginationProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** The current page, starting at 1; controlled. */
  page: number;
  /** The number of rows per page. */
  limit: number;
  total: number;
  /** Whether `total` is a lower bound: it is shown as "10,000+" and more pages may follow. @default false */
  totalIsAtLeast?: boolean | undefined;
  /** Whether another page follows, when the total alone does not show it. */
  hasNextPage?: boolean | undefined;
  onPage: (page: number) => void;
  /** The selectable page sizes; without them the size is fixed. */
  pageSizes?: readonly number[] | undefined;
  onPageSize?: ((limit: number) => void) | undefined;
  /** The locale of numbers, a BCP 47 tag. */
  locale: string;
  texts: PaginationTexts;
};

/** Navigation between the pages of a list. */
export function Pagination(props: PaginationProps) {
  const { page, limit, total, totalIsAtLeast = false, hasNextPage, onPage, pageSizes, onPageSize, ...others } = props;
  const { locale, texts, ...nav } = others;
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
