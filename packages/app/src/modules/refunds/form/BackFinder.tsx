import { refunds, type ReturnableGoods } from '@tilldesk/domain/shop';
import { Kbd } from '@tilldesk/ui';
import { Finder, type FinderProps } from '../../../kit/finder/Finder.tsx';
import { useFinder, type CodeResult } from '../../../kit/finder/useFinder.ts';
import { Go } from '../../../kit/go/Go.tsx';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useAnswer } from '../../../wiring/answers.ts';
import type { ScanNews } from './useRefundScan.ts';

type BackFinderProps = Pick<FinderProps<ReturnableGoods>, 'ref' | 'busy' | 'onTake' | 'onFocus'> & {
  /** Without a receipt anything may be brought: words show what they find. */
  anything: boolean;
  news: ScanNews | null;
  onCode: (code: string) => Promise<CodeResult>;
};

/** The box of what comes back: a code ticks its line, or without a receipt finds the goods. */
export function BackFinder({ anything, news, onCode, ...finder }: BackFinderProps) {
  const say = useSay();
  const { money } = useFormats();
  const finding = useFinder(onCode);
  const { words } = finding;
  const { data } = useAnswer(refunds.findGoods, anything && words !== null ? { query: { text: words } } : null);
  return (
    <Finder
      {...finder}
      finding={finding}
      found={anything ? (data?.items ?? []) : null}
      face={(goods) => ({
        id: `${goods.productId}${goods.unitId ?? ''}`,
        title: goods.name,
        text: goods.unitCode ?? goods.sku,
        value: money(goods.price),
      })}
      label={say('refunds.scan')}
      placeholder={say(anything ? 'refunds.scan.hint.anything' : 'refunds.scan.hint')}
      end={<Kbd>{'F2'}</Kbd>}
      message={
        news && (
          <>
            {news.text}{' '}
            {news.invoice && (
              <Go to="/refund-management/refund-issue/refund-invoice" query={{ invoiceId: news.invoice.id }}>
                {say('refunds.scan.toInvoice', { invoice: news.invoice.number })}
              </Go>
            )}
          </>
        )
      }
      messageTone={news?.tone ?? 'neutral'}
    />
  );
}
