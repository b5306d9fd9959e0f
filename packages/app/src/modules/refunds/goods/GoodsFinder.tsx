import { SellableFinder, type SellableFinderProps } from '../../../kit/finder/SellableFinder.tsx';
import { useFinder, type CodeResult } from '../../../kit/finder/useFinder.ts';
import { useTranslate } from '../../../kit/say/useSay.ts';

type GoodsFinderProps = Pick<SellableFinderProps, 'ref' | 'customerId' | 'busy' | 'message' | 'onChoose' | 'onFocus'> & {
  onCode: (code: string) => Promise<CodeResult>;
};

/** Finds the goods that go out in exchange. */
export function GoodsFinder({ onCode, ...finder }: GoodsFinderProps) {
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
