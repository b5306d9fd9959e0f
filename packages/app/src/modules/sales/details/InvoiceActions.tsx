import { INSTALMENTS_MIN, type Invoice } from '@tilldesk/domain/sales';
import { refundExtent } from '@tilldesk/domain/refunds';
import { Button } from '@tilldesk/ui';
import { Menu } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { ActionButton } from '../../../actions/ActionButton.tsx';
import { ActionDialog } from '../../../actions/useAction.tsx';
import { PageLink } from '../../../navigation/PageLink.tsx';
import { useMayEnter } from '../../../navigation/useCanEnter.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { DepositButton } from '../deposit/DepositButton.tsx';
import { agreeInstalments } from '../instalments/agreeInstalments.tsx';
import { correctSalesperson } from './correctSalesperson.tsx';
import { renewQuote } from '../quoteActions.ts';
import { useReopen } from './useReopen.ts';
import { voidInvoice } from './voidInvoice.ts';
import { lazyOnIdle } from '../../../page/lazyOnIdle.tsx';

const SendReceiptDialog = lazyOnIdle(async () => (await import('./parts.ts')).invoiceParts.SendReceiptDialog);
const PayDialog = lazyOnIdle(async () => (await import('./parts.ts')).invoiceParts.PayDialog);

type InvoiceActionsProps = { invoice: Invoice; onPrint: () => void };

/** Actions for an invoice, depending on its status. Without the right to sell, only printing is available. */
export function InvoiceActions({ invoice, onPrint }: InvoiceActionsProps) {
  const { status } = invoice;
  const maySell = useMayEnter('/sale-invoice-management/create-invoice');
  if (status === 'draft') return maySell ? <DraftActions invoice={invoice} /> : null;
  if (status === 'quote') return maySell ? <QuoteActions invoice={invoice} /> : null;
  if (status === 'open' || status === 'paid') {
    return <PostedActions invoice={invoice} maySell={maySell} onPrint={onPrint} />;
  }
  return null;
}

function DraftActions({ invoice }: { invoice: Invoice }) {
  const t = useTranslate();
  const at = { with: { invoiceId: invoice.id } };
  return (
    <>
      <DepositButton invoice={invoice} />
      <PageLink to="/sale-invoice-management/invoice-edit/:invoiceId" {...at} tone="secondary" icon="edit">
        {t('sales.edit')}
      </PageLink>
      <PageLink to="/sale-invoice-management/invoice-checkout/:invoiceId" {...at} tone="primary" icon="cash">
        {t('sales.checkout')}
      </PageLink>
    </>
  );
}

function QuoteActions({ invoice }: { invoice: Invoice }) {
  const t = useTranslate();
  const { busy, reopen } = useReopen(invoice);
  return (
    <>
      <ActionButton action={renewQuote} of={invoice} icon="calendar">
        {t('sales.quote.renew')}
      </ActionButton>
      {!invoice.isExpired && (
        <>
          <DepositButton invoice={invoice} />
          <Button icon="edit" busy={busy} onClick={() => void reopen()}>
            {t('sales.quote.reopen')}
          </Button>
          <PageLink
            to="/sale-invoice-management/invoice-checkout/:invoiceId"
            with={{ invoiceId: invoice.id }}
            tone="primary"
            icon="cash"
          >
            {t('sales.checkout')}
          </PageLink>
        </>
      )}
    </>
  );
}

/** Actions in the menu of a posted invoice. */
const menuActions = ['send', 'void', 'salesperson', 'instalments'] as const;

function PostedActions({ invoice, maySell, onPrint }: InvoiceActionsProps & { maySell: boolean }) {
  const t = useTranslate();
  const [open, setOpen] = useState<'pay' | 'send' | 'void' | 'salesperson' | 'instalments' | null>(null);
  const isOpen = invoice.status === 'open';
  const mayAgree = isOpen && invoice.instalments.length === 0 && invoice.due >= INSTALMENTS_MIN;
  const mayRefund = useMayEnter('/refund-management/refund-issue');
  const close = () => setOpen(null);
  return (
    <>
      {maySell && (
        <Menu
          label={t('sales.actions')}
          placement="bottom-end"
          items={[
            { id: 'send', label: t('sales.send'), icon: 'mail' },
            { id: 'salesperson', label: t('sales.salesperson.do'), icon: 'user' },
            ...(mayAgree ? [{ id: 'instalments', label: t('instalments.agree'), icon: 'calendar' as const }] : []),
            { id: 'void', label: t('sales.void'), icon: 'undo', danger: true, separated: true },
          ]}
          onSelect={({ id }) => setOpen(menuActions.find((one) => one === id) ?? null)}
          button={(props) => (
            <Button {...props} tone="quiet" iconEnd="chevron-down">
              {t('sales.actions')}
            </Button>
          )}
        />
      )}
      {mayRefund && refundExtent(invoice) !== 'all' && (
        <PageLink
          to="/refund-management/refund-issue/refund-invoice"
          query={{ invoiceId: invoice.id }}
          tone="secondary"
          icon="undo"
        >
          {t('sales.refund')}
        </PageLink>
      )}
      <Button tone={isOpen && maySell ? 'secondary' : 'primary'} icon="print" onClick={onPrint}>
        {t('sales.print.receipt')}
      </Button>
      {isOpen && maySell && (
        <Button tone="primary" icon="cash" aria-haspopup="dialog" onClick={() => setOpen('pay')}>
          {t('sales.pay')}
        </Button>
      )}
      {open === 'pay' && <PayDialog invoice={invoice} onClose={close} />}
      {open === 'send' && <SendReceiptDialog invoice={invoice} onClose={close} />}
      {open === 'void' && <ActionDialog action={voidInvoice} of={invoice} onClose={close} />}
      {open === 'instalments' && <ActionDialog action={agreeInstalments} of={invoice} onClose={close} />}
      {open === 'salesperson' && <ActionDialog action={correctSalesperson} of={invoice} onClose={close} />}
    </>
  );
}
