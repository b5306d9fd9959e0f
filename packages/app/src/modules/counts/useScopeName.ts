import type { CountScope } from '@tilldesk/domain/counts';
import { useTranslate } from '../../i18n/useTranslate.ts';

type Named = Pick<CountScope, 'mainCategoryName' | 'subCategoryName'> &
  Partial<Pick<CountScope, 'vendorName' | 'brand'>>;

/** Returns a function that describes the scope of a count, for example 'Phones / Used · Apple'. */
export function useScopeName(): (scope: Named) => string {
  const t = useTranslate();
  return ({ mainCategoryName: main, subCategoryName: sub, vendorName, brand }) => {
    const place = sub === null ? t('counts.wholeCategory', { main }) : `${main} / ${sub}`;
    return [place, vendorName, brand].filter(Boolean).join(' · ');
  };
}
