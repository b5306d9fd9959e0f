import { refunds, type Refund } from '@tilldesk/domain/refunds';
import { Button, Card, DescriptionList, Divider, Text } from '@tilldesk/ui';
import { useState } from 'react';
import { ActionDialog } from '../../actions/useAction.tsx';
import { useMayEnter } from '../../navigation/useCanEnter.ts';
import { useParamsOf } from '../../navigation/useNavigateTo.ts';
import { Failed } from '../../page/Failed.tsx';
import { Stack } from '../../page/flow.styles.ts';
import { HistoryCard, type HistoryCardProps } from '../../page/HistoryCard.tsx';
import { Page } from '../../page/Page.tsx';
import { Wait } from '../../page/Loading.tsx';
import { WithSums } from '../../page/WithSums.styles.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useAnswer } from '../../api/useAnswer.ts';
import { useKeys } from '../../browser/useKeys.ts';
import { RefundLines } from './details/RefundLines.tsx';
import { RefundPayments, RefundSums } from './details/RefundSums.tsx';
import { voidRefund } from './details/voidRefund.ts';
import { InvoiceName } from './InvoiceName.tsx';
import { RefundStatus } from './RefundBadges.tsx';
import { lazyOnIdle } from '../../page/lazyOnIdle.tsx';

const RefundReceiptDialog = lazyOnIdle(
  async () => (await import('./receipt/RefundReceiptDialog.tsx')).RefundReceiptDialog,
);

/** Markers of history entries: refund posted, refund voided, or other. */
const marks: HistoryCardProps['marks'] = {
  'refund.posted': { icon: 'check', tone: 'ok' },
  'refund.voided': { icon: 'undo', tone: 'bad' },
};

/** Details of one posted refund: facts, lines, settlement, history and receipt. */
export function Screen() {
  const t = useTranslate();
  const { refundId } = useParamsOf('/refund-management/refund-details/:refundId');
  const { data, problem, again } = useAnswer(refunds.one, { params: { id: refundId } });
  const [open, setOpen] = useState<'print' | 'void' | null>(null);
  const mayRefund = useMayEnter('/refund-management/refund-issue');
  useKeys({ 'mod+p': data ? () => setOpen('print') : undefined });
  if (problem && !data) return <Failed problem={problem} onAgain={again} />;
  if (!data) return <Wait />;
  const close = () => setOpen(null);
  return (
    <Page
      title={data.number}
      about={<RefundStatus refund={data} />}
      actions={
        <>
          {mayRefund && data.status === 'posted' && (
            <Button tone="quiet" icon="undo" aria-haspopup="dialog" onClick={() => setOpen('void')}>
              {t('refunds.void')}
            </Button>
          )}
          <Button tone="primary" icon="print" aria-haspopup="dialog" onClick={() => setOpen('print')}>
            {t('refunds.print.receipt')}
          </Button>
        </>
      }
    >
      <Stack>
        <Facts refund={data} />
        <RefundLines refund={data} />
        <WithSums>
          <Stack>
            <RefundPayments refund={data} />
            <HistoryCard
              title={t('refunds.history')}
              entries={data.history}
              labelOf={(action) => t.ifKnown(`refunds.history.${action}`) ?? action}
              marks={marks}
            />
          </Stack>
          <RefundSums refund={data} />
        </WithSums>
      </Stack>
      {open === 'void' && <ActionDialog action={voidRefund} of={data} onClose={close} />}
      {open === 'print' && <RefundReceiptDialog refund={data} copy onClose={close} />}
    </Page>
  );
}

/** Shows the customer, the dates and the person of the refund. */
function Facts({ refund }: { refund: Refund }) {
  const t = useTranslate();
  const { moment, number } = useFormats();
  const { invoice, sale, notes } = refund;
  return (
    <Card>
      <Stack>
        <DescriptionList
          items={[
            { id: 'kind', label: t('refunds.kind'), value: t(`refunds.kind.${refund.kind}`) },
            { id: 'invoice', label: t('refunds.invoice'), value: <InvoiceName named={invoice} /> },
            ...(sale === null ? [] : [{ id: 'sale', label: t('refunds.sale'), value: <InvoiceName named={sale} /> }]),
            { id: 'customer', label: t('refunds.customer'), value: refund.customerName ?? t('refunds.walkIn') },
            { id: 'by', label: t('refunds.by'), value: refund.by },
            { id: 'at', label: t('refunds.date'), value: moment(refund.at) },
            { id: 'pieces', label: t('refunds.pieces'), value: number(refund.pieces) },
          ]}
        />
        {notes !== null && (
          <>
            <Divider />
            <Text as="p" written>
              {notes}
            </Text>
          </>
        )}
      </Stack>
    </Card>
  );
}
