import type { ReceiptTexts } from '@tilldesk/ui/print';
import type { Translate } from '../../../i18n/useTranslate.ts';

/** Returns the texts of a receipt in a language. */
export function receiptTexts(t: Translate): ReceiptTexts {
  return {
    title: t('sales.receipt'),
    number: t('sales.invoice'),
    date: t('sales.date'),
    cashier: t('sales.cashier'),
    customer: t('sales.customer'),
    item: t('sales.item'),
    quantity: t('sales.quantity'),
    price: t('sales.price'),
    amount: t('sales.amount'),
    serial: t('sales.imei'),
    discount: t('sales.discount'),
    subtotal: t('sales.subtotal'),
    total: t('sales.total'),
    change: t('sales.change'),
    due: t('sales.due'),
  };
}
