import type { BillPayment } from '@tilldesk/domain/billPayments';
import type { ReceiptLanguage } from '@tilldesk/domain/receipts';
import { formatsOf } from '../../../i18n/formats.ts';
import { useIntlFor } from '../../../i18n/useIntlFor.ts';
import { translateIn } from '../../../i18n/useTranslate.ts';
import type { ReceiptSheet } from '../../../printing/sheets.ts';
import { useSession } from '../../../session/useSession.ts';
import { billReceiptOf } from './billReceiptOf.ts';

/** Returns the receipt of a bill payment for any paper, in a language; null is that of the page. A reprint is marked as a copy. */
export function useBillSheet(bill: BillPayment, copy: boolean, language: ReceiptLanguage | null): ReceiptSheet {
  const { intl } = useIntlFor(language);
  const t = translateIn(intl);
  const { locale } = intl;
  const { store } = useSession();
  const { day } = formatsOf({ locale, currency: bill.currency, timeZone: store.timeZone });
  const { status, providerTransactionId } = bill;
  const receipt = billReceiptOf(bill, store, {
    fee: t('field.billPayment.fee'),
    tax: t('field.billPayment.tax'),
    phone: (number) => t('billPayments.receipt.phone', { number }),
    account: (number) => t('billPayments.receipt.account', { number }),
    tender: (kind) => t(`sales.tender.${kind}`),
    back: (kind) => t('billPayments.money.back', { tender: t(`sales.tender.${kind}`) }),
    reference: (text) => t('billPayments.receipt.reference', { text }),
    policy: (carrier) => t('billPayments.receipt.policy', { carrier }),
    state:
      status === 'failed' || status === 'reversed'
        ? t(`billPayments.ended.${status}`)
        : providerTransactionId === null
          ? t('billPayments.receipt.pending')
          : t('billPayments.receipt.transaction', { id: providerTransactionId }),
    nextDue: (date) => t('billPayments.receipt.nextDue', { day: day(date) }),
    taxNumber: (number) => t('billPayments.receipt.taxNumber', { number }),
  });
  return {
    kind: 'receipt',
    receipt: copy ? { ...receipt, mark: t('billPayments.receipt.copy') } : receipt,
    texts: {
      title: t('billPayments.receipt'),
      number: t('billPayments.one'),
      date: t('billPayments.receipt.date'),
      cashier: t('billPayments.receipt.cashier'),
      customer: t('field.billPayment.customerName'),
      item: t('billPayments.receipt.item'),
      quantity: t('billPayments.receipt.quantity'),
      price: t('billPayments.receipt.price'),
      amount: t('field.billPayment.amount'),
      serial: '',
      discount: '',
      subtotal: t('billPayments.receipt.subtotal'),
      total: t('field.billPayment.total'),
      change: t('billPayments.receipt.change'),
      due: '',
    },
    currency: bill.currency,
    locale,
    timeZone: store.timeZone,
  };
}
