import type { Pagination as Place } from '@tilldesk/domain/contract';
import { Pagination } from '@tilldesk/ui/table';
import { useIntl } from 'react-intl';
import { useTranslate } from '../../../i18n/useTranslate.ts';

/** Rows per page in the tables of a customer's records. */
export const BOOK_PAGE = 10;

type BookPagesProps = { place: Place; page: number; onPage: (page: number) => void };

/** Pagination of a customer's records; renders nothing when there is only one page. */
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
      texts={{
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
