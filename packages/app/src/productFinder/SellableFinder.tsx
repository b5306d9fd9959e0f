import { findSellable, type Sellable } from '@tilldesk/domain/sales';
import { useFormats } from '../i18n/useFormats.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useAnswer } from '../api/useAnswer.ts';
import { Finder, type FinderProps } from './Finder.tsx';
import { useElsewhere } from './useElsewhere.ts';

export type SellableFinderProps = Omit<FinderProps<Sellable>, 'found' | 'face'> & {
  /** The customer, if known: reserved products may be reserved for them. */
  customerId: string | null;
};

/** Finds products for sale, with price and quantity, here and in other stores. */
export function SellableFinder({ customerId, ...finder }: SellableFinderProps) {
  const t = useTranslate();
  const { money } = useFormats();
  const elsewhere = useElsewhere();
  const { searchText } = finder.finding;
  const { data } = useAnswer(
    findSellable,
    searchText === null ? null : { query: { text: searchText, ...(customerId !== null && { customerId }) } },
  );
  return (
    <Finder
      {...finder}
      found={data?.items ?? []}
      face={(item) => ({
        id: `${item.productId}${item.unitId ?? ''}`,
        title: item.name,
        text: [item.unitCode ?? item.sku, elsewhere(item.elsewhere)].filter(Boolean).join(' · '),
        value: money(item.price),
        ...((item.tracking !== 'none' || item.isBundle) && {
          note: t('finder.onHand', { count: item.onHand }),
          noteTone: item.onHand <= 0 ? 'warn' : 'neutral',
        }),
      })}
    />
  );
}
