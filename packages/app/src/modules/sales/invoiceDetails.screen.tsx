import { invoices, type Invoice, type Payment } from '@tilldesk/domain/sales';
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
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useAnswer } from '../../api/useAnswer.ts';
import { correctPayment } from './details/correctPayment.ts';
import { InvoiceActions } from './details/InvoiceActions.tsx';
import { InvoiceFacts } from './details/InvoiceFacts.tsx';
import { InvoiceLines } from './details/InvoiceLines.tsx';
import { InvoicePayments } from './details/InvoicePayments.tsx';
import { InvoiceRefunds } from './details/InvoiceRefunds.tsx';
import { InvoiceSums } from './details/InvoiceSums.tsx';
import { useKeys } from '../../browser/useKeys.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { lazyOnIdle } from '../../page/lazyOnIdle.tsx';

const ReceiptDialog = lazyOnIdle(async () => (await import('./details/parts.ts')).invoiceParts.ReceiptDialog);
const ActivationsCard = lazyOnIdle(async () => (await import('./details/parts.ts')).invoiceParts.ActivationsCard);
const TradedIn = lazyOnIdle(async () => (await import('./details/parts.ts')).invoiceParts.TradedIn);
const DepositsCard = lazyOnIdle(async () => (await import('./details/parts.ts')).invoiceParts.DepositsCard);
const InstalmentsCard = lazyOnIdle(async () => (await import('./details/parts.ts')).invoiceParts.InstalmentsCard);

/** Markers of history entries: sale posted, sale voided, or other. */
const marks: HistoryCardProps['marks'] = {
  'invoice.posted': { icon: 'check', tone: 'ok' },
  'invoice.paid': { icon: 'cash', tone: 'ok' },
  'invoice.voided': { icon: 'undo', tone: 'bad' },
};

/** Only invoices that are not posted show the amount that deposits leave to pay. */
const isWaiting = (status: Invoice['status']): boolean => status === 'draft' || status === 'quote';

/** Details of one invoice: facts, lines, payments, totals, history and receipt. */
export function Screen() {
  const t = useTranslate();
  const { invoiceId } = useParamsOf('/sale-invoice-management/invoice-details/:invoiceId');
  const { data, problem, again } = useAnswer(invoices.one, { params: { id: invoiceId } });
  const [printing, setPrinting] = useState(false);
  const [correcting, setCorrecting] = useState<Payment | null>(null);
  const maySell = useMayEnter('/sale-invoice-management/create-invoice');
  const isPosted = data?.status === 'paid' || data?.status === 'open';
  useKeys({ 'mod+p': isPosted ? () => setPrinting(true) : undefined });
  if (problem && !data) return <Failed problem={problem} onAgain={again} />;
  if (!data) return <Wait />;
  return (
    <Page
      title={data.number ?? t(data.status === 'quote' ? 'sales.status.quote' : 'sales.status.draft')}
      about={<StatusBadge invoice={data} />}
      actions={<InvoiceActions invoice={data} onPrint={() => setPrinting(true)} />}
    >
      <Stack>
        <InvoiceFacts invoice={data} />
        <InvoiceLines invoice={data} />
        <ActivationsCard invoice={data} />
        <TradedIn invoiceId={data.id} />
        <DepositsCard invoiceId={data.id} sale={isWaiting(data.status) ? data : null} />
        <WithSums>
          <Stack>
            <InvoicePayments invoice={data} onCorrect={isPosted && maySell ? setCorrecting : undefined} />
            {data.instalments.length > 0 && <InstalmentsCard invoice={data} />}
            <InvoiceRefunds invoice={data} />
            <HistoryCard
              title={t('sales.history')}
              entries={data.history}
              labelOf={(action) => t.ifKnown(`sales.history.${action}`) ?? action}
              marks={marks}
            />
          </Stack>
          <InvoiceSums invoice={data} />
        </WithSums>
      </Stack>
      {correcting && (
        <ActionDialog
          action={correctPayment}
          of={{ invoice: data, payment: correcting }}
          onClose={() => setCorrecting(null)}
        />
      )}
      {isPosted && <ReceiptDialog invoice={data} open={printing} onClose={() => setPrinting(false)} />}
    </Page>
  );
}
