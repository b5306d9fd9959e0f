import { activePayments } from '@tilldesk/domain/receipts';
import type { BookedKind, Invoice } from '@tilldesk/domain/sales';
import { givesChange } from '@tilldesk/domain/tenders';
import { Button, Figure, Kbd, Text } from '@tilldesk/ui';
import { Outcome } from '@tilldesk/ui/counter';
import { useState } from 'react';
import { PageLink } from '../../../navigation/PageLink.tsx';
import { useNavigateTo } from '../../../navigation/useNavigateTo.ts';
import { useMayEnter } from '../../../navigation/useCanEnter.ts';
import { Page } from '../../../page/Page.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { tenderViews } from '../../../tenders/tenders.ts';
import { useKeys } from '../../../browser/useKeys.ts';
import { useStartFocus } from '../../../page/useStartFocus.ts';
import { useAfterSale } from '../receipt/useAfterSale.ts';
import { Facts } from './SaleDone.styles.ts';
import { lazyOnIdle } from '../../../page/lazyOnIdle.tsx';

const SendReceiptDialog = lazyOnIdle(async () => (await import('../receipt/SendReceiptDialog.tsx')).SendReceiptDialog);
const ReceiptDialog = lazyOnIdle(async () => (await import('../receipt/ReceiptDialog.tsx')).ReceiptDialog);

/** Confirmation of a completed sale: the change, the receipt and the next sale. */
export function SaleDone({ invoice }: { invoice: Invoice }) {
  const t = useTranslate();
  const navigateTo = useNavigateTo();
  const { money, time, day } = useFormats();
  const start = useStartFocus<HTMLButtonElement>();
  const [printing, setPrinting] = useState(false);
  const [sending, setSending] = useState(false);
  useAfterSale(invoice);
  const maySell = useMayEnter('/sale-invoice-management/create-invoice');
  const payments = activePayments(invoice.payments);
  const change = payments.reduce((sum, { kind, change: back }) => (givesChange(kind) ? sum + back : sum), 0);
  const paidOut = payments.reduce(
    (sums, { kind, change: out }) => (out > 0 ? sums.set(kind, (sums.get(kind) ?? 0) + out) : sums),
    new Map<BookedKind, number>(),
  );
  const print = () => setPrinting(true);
  const next = maySell ? () => navigateTo('/sale-invoice-management/create-invoice') : undefined;
  useKeys({ Enter: print, 'mod+p': print, e: maySell ? () => setSending(true) : undefined, n: next, Escape: next });
  return (
    <Page title={t('sales.done.title', { number: invoice.number ?? '' })}>
      <Outcome
        data-density="touch"
        actions={
          <>
            <Button ref={start} tone="primary" size="l" icon="print" onClick={print}>
              {t('sales.print.receipt')} <Kbd>{'↵'}</Kbd>
            </Button>
            {maySell && (
              <Button size="l" icon="mail" aria-haspopup="dialog" onClick={() => setSending(true)}>
                {t('sales.send')} <Kbd>{'E'}</Kbd>
              </Button>
            )}
            <PageLink to="/sale-invoice-management/create-invoice" tone="secondary" size="l" icon="plus">
              {t('sales.done.next')} <Kbd>{'N'}</Kbd>
            </PageLink>
          </>
        }
      >
        <Figure size="2xl" align="center" label={t('sales.done.change')} value={money(change)} />
        <Facts>
          <Text weight="strong">{invoice.number}</Text>
          <Text tone="muted">{t('sales.done.paid', { total: money(invoice.total) })}</Text>
          {payments.map(({ id, kind, tendered }) => (
            <Text key={id} tone="muted">{`${t(`sales.tender.${kind}`)} ${money(tendered)}`}</Text>
          ))}
          {[...paidOut].map(([kind, amount]) => {
            const text = tenderViews[kind].paidOut?.sale;
            return (
              text && (
                <Text key={kind} weight="strong">
                  {t(text, { amount: money(amount) })}
                </Text>
              )
            );
          })}
          {invoice.due > 0 && (
            <Text weight="strong">
              {t('sales.done.due', {
                amount: money(invoice.due),
                day: invoice.dueDate === null ? '' : day(invoice.dueDate),
              })}
            </Text>
          )}
          {invoice.postedAt !== null && <Text tone="muted">{time(invoice.postedAt)}</Text>}
        </Facts>
        <PageLink to="/sale-invoice-management/invoice-details/:invoiceId" with={{ invoiceId: invoice.id }}>
          {t('sales.done.details')}
        </PageLink>
      </Outcome>
      {sending && <SendReceiptDialog invoice={invoice} onClose={() => setSending(false)} />}
      <ReceiptDialog invoice={invoice} open={printing} onClose={() => setPrinting(false)} />
    </Page>
  );
}
