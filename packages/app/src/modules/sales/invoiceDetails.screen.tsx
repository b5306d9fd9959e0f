import { invoices } from '@tilldesk/domain/shop';
import { Button, Card, Timeline } from '@tilldesk/ui';
import { useState } from 'react';
import { Go } from '../../kit/go/Go.tsx';
import { useMayEnter } from '../../kit/go/useMayEnter.ts';
import { useParamsOf } from '../../kit/go/useGo.ts';
import { Failed } from '../../kit/page/Failed.tsx';
import { Stack } from '../../kit/page/flow.styles.ts';
import { Page } from '../../kit/page/Page.tsx';
import { Wait } from '../../kit/page/Wait.tsx';
import { useFormats } from '../../kit/say/useFormats.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { useAnswer } from '../../wiring/answers.ts';
import { Below } from './details/Details.styles.ts';
import { InvoiceFacts } from './details/InvoiceFacts.tsx';
import { InvoiceLines } from './details/InvoiceLines.tsx';
import { InvoicePayments } from './details/InvoicePayments.tsx';
import { InvoiceSums } from './details/InvoiceSums.tsx';
import { useKeys } from './keys.wiring.ts';
import { ReceiptDialog } from './receipt/ReceiptDialog.tsx';
import { StatusBadge } from './StatusBadge.tsx';

/** One invoice as it stands: facts, lines, payments, sums, history, the receipt again. */
export function Screen() {
  const say = useSay();
  const { moment } = useFormats();
  const { invoiceId } = useParamsOf('/sale-invoice-management/invoice-details/:invoiceId');
  const { data, problem, again } = useAnswer(invoices.one, { params: { id: invoiceId } });
  const [printing, setPrinting] = useState(false);
  const maySell = useMayEnter('/sale-invoice-management/create-invoice');
  const isPaid = data?.status === 'paid';
  useKeys({ 'mod+p': isPaid ? () => setPrinting(true) : undefined });
  if (problem && !data) return <Failed problem={problem} onAgain={again} />;
  if (!data) return <Wait />;
  const at = { with: { invoiceId } };
  return (
    <Page
      title={data.number ?? say('sales.status.draft')}
      about={<StatusBadge status={data.status} />}
      actions={
        <>
          {data.status === 'draft' && maySell && (
            <>
              <Go to="/sale-invoice-management/invoice-edit/:invoiceId" {...at} tone="secondary" icon="edit">
                {say('sales.edit')}
              </Go>
              <Go to="/sale-invoice-management/invoice-checkout/:invoiceId" {...at} tone="primary" icon="cash">
                {say('sales.checkout')}
              </Go>
            </>
          )}
          {isPaid && (
            <Button tone="primary" icon="print" onClick={() => setPrinting(true)}>
              {say('sales.print.receipt')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <InvoiceFacts invoice={data} />
        <InvoiceLines invoice={data} />
        <Below>
          <Stack>
            <InvoicePayments invoice={data} />
            <Card title={say('sales.history')}>
              <Timeline
                items={data.history.map(({ at: when, by, action }, index) => ({
                  id: String(index),
                  title: say.known(`sales.history.${action}`) ?? action,
                  text: by,
                  at: when,
                  timeText: moment(when),
                  icon: action === 'invoice.posted' ? 'check' : 'clock',
                  tone: action === 'invoice.posted' ? 'ok' : 'neutral',
                }))}
              />
            </Card>
          </Stack>
          <InvoiceSums invoice={data} />
        </Below>
      </Stack>
      {isPaid && <ReceiptDialog invoice={data} open={printing} onClose={() => setPrinting(false)} />}
    </Page>
  );
}
