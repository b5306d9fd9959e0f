import type { Refund } from '@tilldesk/domain/refunds';
import type { ReceiptSheet } from '../../../printing/sheets.ts';
import { formatsOf } from '../../../i18n/formats.ts';
import { useIntlFor } from '../../../i18n/useIntlFor.ts';
import { translateIn } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import { refundReceiptOf } from './refundReceiptOf.ts';

/**
 * Returns the receipt of a refund for any paper, in the given language or else in the customer's. A reprint is marked as a copy.
 */
export function useRefundSheet(refund: Refund, copy: boolean, language = refund.customerLanguage): ReceiptSheet {
  const { intl } = useIntlFor(language);
  const t = translateIn(intl);
  const { locale } = intl;
  const { store } = useSession();
  const { percent } = formatsOf({ locale, currency: refund.currency, timeZone: store.timeZone });
  const receipt = refundReceiptOf(refund, store, {
    tax: (rate) => t('refunds.tax.of', { rate: percent(rate) }),
    settlement: (kind) => t(`refunds.tender.${kind}`),
    reference: (text) => t('refunds.reference.of', { text }),
    reason: ({ reason }) => t(`refunds.reason.${reason}`),
    invoice: (number) => t('refunds.receipt.invoice', { number }),
    sale: (number) => t('refunds.receipt.sale', { number }),
    taxNumber: (number) => t('refunds.receipt.taxNumber', { number }),
  });
  return {
    kind: 'receipt',
    receipt: copy ? { ...receipt, mark: t('refunds.copy') } : receipt,
    texts: {
      title: t('refunds.receipt'),
      number: t('refunds.refund'),
      date: t('refunds.date'),
      cashier: t('refunds.by'),
      customer: t('refunds.customer'),
      item: t('refunds.item'),
      quantity: t('refunds.quantity'),
      price: t('refunds.price'),
      amount: t('refunds.amount'),
      serial: t('refunds.imei.word'),
      discount: t('refunds.fees'),
      subtotal: t('refunds.sum.goods'),
      total: t('refunds.sum.total'),
      change: '',
      due: '',
    },
    currency: refund.currency,
    locale,
    timeZone: store.timeZone,
  };
}
