import { refunds, type ReturnableGoods } from '@tilldesk/domain/refunds';
import { Kbd } from '@tilldesk/ui';
import { Finder, type FinderProps } from '../../../productFinder/Finder.tsx';
import { useFinder, type CodeResult } from '../../../productFinder/useFinder.ts';
import { PageLink } from '../../../navigation/PageLink.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import type { ScanFeedback } from './useRefundScan.ts';

type BackFinderProps = Pick<FinderProps<ReturnableGoods>, 'ref' | 'busy' | 'onChoose' | 'onFocus'> & {
  /** Without a receipt any product can be returned: words list matching products. */
  anything: boolean;
  feedback: ScanFeedback | null;
  onCode: (code: string) => Promise<CodeResult>;
};

/** The scan field for returned items. A code ticks its line, or finds the product if there is no receipt. */
export function ReturnItemFinder({ anything, feedback, onCode, ...finder }: BackFinderProps) {
  const t = useTranslate();
  const { money } = useFormats();
  const finding = useFinder(onCode);
  const { searchText } = finding;
  const { data } = useAnswer(
    refunds.findGoods,
    anything && searchText !== null ? { query: { text: searchText } } : null,
  );
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
      label={t('refunds.scan')}
      placeholder={t(anything ? 'refunds.scan.hint.anything' : 'refunds.scan.hint')}
      end={<Kbd>{'F2'}</Kbd>}
      message={
        feedback && (
          <>
            {feedback.text}{' '}
            {feedback.invoice && (
              <PageLink to="/refund-management/refund-issue/refund-invoice" query={{ invoiceId: feedback.invoice.id }}>
                {t('refunds.scan.toInvoice', { invoice: feedback.invoice.number })}
              </PageLink>
            )}
          </>
        )
      }
      messageTone={feedback?.tone ?? 'neutral'}
    />
  );
}
