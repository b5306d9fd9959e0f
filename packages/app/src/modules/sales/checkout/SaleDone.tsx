import type { Invoice } from '@tilldesk/domain/shop';
import { Button, Icon, Kbd } from '@tilldesk/ui';
import { useState } from 'react';
import { Go } from '../../../kit/go/Go.tsx';
import { useGo } from '../../../kit/go/useGo.ts';
import { useMayEnter } from '../../../kit/go/useMayEnter.ts';
import { Page } from '../../../kit/page/Page.tsx';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useKeys } from '../keys.wiring.ts';
import { useStartHere } from '../useStartHere.ts';
import { ReceiptDialog } from '../receipt/ReceiptDialog.tsx';
import { Done, DoneActions, DoneFacts, DoneMark } from './Done.styles.ts';

/** The sale is made: what goes back to the customer, the receipt, the next sale. */
export function SaleDone({ invoice }: { invoice: Invoice }) {
  const say = useSay();
  const go = useGo();
  const { money, time } = useFormats();
  const start = useStartHere<HTMLButtonElement>();
  const [printing, setPrinting] = useState(false);
  const maySell = useMayEnter('/sale-invoice-management/create-invoice');
  const change = invoice.payments.reduce((sum, payment) => sum + payment.change, 0);
  const print = () => setPrinting(true);
  const next = maySell ? () => go('/sale-invoice-management/create-invoice') : undefined;
  useKeys({ Enter: print, 'mod+p': print, n: next, Escape: next });
  return (
    <Page title={say('sales.done.title', { number: invoice.number ?? '' })}>
      <Done data-density="touch">
        <DoneMark>
          <Icon name="check" size={28} />
        </DoneMark>
        <p>{say('sales.done.change')}</p>
        <strong>{money(change)}</strong>
        <DoneFacts>
          <span>{invoice.number}</span>
          <span>{say('sales.done.paid', { total: money(invoice.paid) })}</span>
          {invoice.payments.map(({ id, kind, tendered }) => (
            <span key={id}>{`${say(`sales.tender.${kind}`)} ${money(tendered)}`}</span>
          ))}
          {invoice.postedAt !== null && <span>{time(invoice.postedAt)}</span>}
        </DoneFacts>
        <DoneActions>
          <Button ref={start} tone="primary" size="l" icon="print" onClick={print}>
            {say('sales.print.receipt')} <Kbd>{'↵'}</Kbd>
          </Button>
          <Go to="/sale-invoice-management/create-invoice" tone="secondary" size="l" icon="plus">
            {say('sales.done.next')} <Kbd>{'N'}</Kbd>
          </Go>
        </DoneActions>
        <Go to="/sale-invoice-management/invoice-details/:invoiceId" with={{ invoiceId: invoice.id }}>
          {say('sales.done.details')}
        </Go>
      </Done>
      <ReceiptDialog invoice={invoice} open={printing} onClose={() => setPrinting(false)} />
    </Page>
  );
}
