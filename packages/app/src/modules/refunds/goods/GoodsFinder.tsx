import { SellableFinder, type SellableFinderProps } from '../../../productFinder/SellableFinder.tsx';
import { useFinder, type CodeResult } from '../../../productFinder/useFinder.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';

type GoodsFinderProps = Pick<
  SellableFinderProps,
  'ref' | 'customerId' | 'busy' | 'message' | 'onChoose' | 'onFocus'
> & {
  onCode: (code: string) => Promise<CodeResult>;
};

/** The scan and search field for items in exchange. */
export function ExchangeItemFinder({ onCode, ...finder }: GoodsFinderProps) {
  const t = useTranslate();
  return (
    <SellableFinder
      {...finder}
      finding={useFinder(onCode)}
      label={t('refunds.goods.scan')}
      placeholder={t('refunds.goods.scan.hint')}
      messageTone="bad"
    />
  );
}
