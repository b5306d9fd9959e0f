import type { Pagination as Place } from '@tilldesk/domain/contract';
import { Pagination } from '@tilldesk/ui/table';
import { useIntl } from 'react-intl';
import { useTranslate } from '../../../i18n/useTranslate.ts';

/** Rows of one page of what hangs on a customer. */
export const BOOK_PAGE = 10;

type BookPagesProps = { place: Place; page: number; onPage: (page: number) => void };

/** Leads through the pages of what hangs on a customer; draws nothing where one page holds it all. */
export function BookPages({ place, page, onPage }: BookPagesProps) {
  const t = useTranslate();
  const { locale } = useIntl();
  if (place.total <= BOOK_PAGE) return null;
  return (
    <Pagination
      page={page}
      limit={BOOK_PAGE}
      total={place.total}
      totalIsAtLeast={place.totalIsAtLeast}
      hasNextPage={place.hasNextPage}
      onPage={onPage}
      locale={locale}
      words={{
        label: t('list.pages'),
        previous: t('list.previous'),
        next: t('list.next'),
        place: (at) => t('list.place', at),
        rows: (at) => t('list.rows', at),
        pageSize: t('list.pageSize'),
      }}
    />
  );
}
