import type { Refund } from '@tilldesk/domain/refunds';
import { isCash } from '@tilldesk/domain/tenders';
import { Button, Figure, Kbd, Text } from '@tilldesk/ui';
import { Outcome } from '@tilldesk/ui/counter';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PageLink } from '../../../navigation/PageLink.tsx';
import { Stack } from '../../../page/flow.styles.ts';
import { Page } from '../../../page/Page.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useKeys } from '../../../browser/useKeys.ts';
import { useRefundSheet } from '../receipt/useRefundSheet.ts';
import { useStartFocus } from '../../../page/useStartFocus.ts';
import { lazyOnIdle } from '../../../page/lazyOnIdle.tsx';

const RefundReceiptDialog = lazyOnIdle(
  async () => (await import('../receipt/RefundReceiptDialog.tsx')).RefundReceiptDialog,
);

/** Confirmation of a refund: the amount for the customer, the receipt and the next steps. */
export function RefundDone({ refund }: { refund: Refund }) {
  const t = useTranslate();
  const { money } = useFormats();
  const start = useStartFocus<HTMLButtonElement>();
  const [printing, setPrinting] = useState<'original' | 'copy' | null>(null);
  const printed = useRef(false);
  const sheet = useRefundSheet(refund, false);
  const { id, number, invoice, sale, paidOut, exchanged } = refund;
  const toPay = sale === null ? 0 : sale.total - exchanged;
  const print = () => setPrinting(printed.current ? 'copy' : 'original');
  useKeys({ Enter: print, 'mod+p': print });
  const paySeparately = useEffectEvent(async () => {
    const { printAfterSale } = await import('../../../printing/printed.wiring.ts');
    const hasCash = refund.payments.some(({ kind }) => isCash(kind));
    if (printAfterSale({ id, title: number, sheet, hasCash })) printed.current = true;
  });
  useEffect(function afterTheRefund() {
    void paySeparately();
  }, []);
  return (
    <Page title={t('refunds.done.title', { number })}>
      <Outcome
        data-density="touch"
        actions={
          <>
            <Button ref={start} tone="primary" size="l" icon="print" onClick={print}>
              {t('refunds.print.receipt')} <Kbd>{'↵'}</Kbd>
            </Button>
            {invoice?.store === null && (
              <PageLink
                to="/sale-invoice-management/invoice-details/:invoiceId"
                with={{ invoiceId: invoice.id }}
                tone="secondary"
                size="l"
                icon="receipt"
              >
                {t('refunds.done.invoice', { number: invoice.number })}
              </PageLink>
            )}
          </>
        }
      >
        <Figure
          size="2xl"
          align="center"
          label={t(toPay > 0 ? 'refunds.done.taken' : 'refunds.direction.out.whole')}
          value={money(toPay > 0 ? toPay : paidOut)}
        />
        <Stack>
          {refund.payments.map((payment) => (
            <Text key={payment.id} as="p" tone="muted">
              {`${t(`refunds.tender.${payment.kind}`)} ${money(payment.amount)}`}
            </Text>
          ))}
          {sale && (
            <PageLink to="/sale-invoice-management/invoice-details/:invoiceId" with={{ invoiceId: sale.id }}>
              {t('refunds.done.sale', { number: sale.number })}
            </PageLink>
          )}
          <PageLink to="/refund-management/refund-details/:refundId" with={{ refundId: id }}>
            {t('refunds.done.details')}
          </PageLink>
        </Stack>
      </Outcome>
      {printing && (
        <RefundReceiptDialog
          refund={refund}
          copy={printing === 'copy'}
          onPrinted={() => (printed.current = true)}
          onClose={() => setPrinting(null)}
        />
      )}
    </Page>
  );
}
