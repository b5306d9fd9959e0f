import { SellableFinder, type SellableFinderProps } from '../../../kit/finder/SellableFinder.tsx';
import { useFinder, type CodeResult } from '../../../kit/finder/useFinder.ts';
import { useSay } from '../../../kit/say/useSay.ts';

type GoodsFinderProps = Pick<SellableFinderProps, 'ref' | 'customerId' | 'busy' | 'message' | 'onTake' | 'onFocus'> & {
  onCode: (code: string) => Promise<CodeResult>;
};

/** Finds the goods that go out in exchange. */
export function GoodsFinder({ onCode, ...finder }: GoodsFinderProps) {
  const say = useSay();
  return (
    <SellableFinder
      {...finder}
      finding={useFinder(onCode)}
      label={say('refunds.goods.scan')}
      placeholder={say('refunds.goods.scan.hint')}
      messageTone="bad"
    />
  );
}
