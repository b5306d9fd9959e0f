import type { ReceiptInvoice, ReceiptStore } from '@tilldesk/domain/receipts';
import type { Invoice } from '@tilldesk/domain/sales';
import type { IntlShape } from 'react-intl';
import type { ReceiptSheet } from '../../../printing/sheets.ts';
import { formatsOf } from '../../../i18n/formats.ts';
import { useIntlFor } from '../../../i18n/useIntlFor.ts';
import { translateIn } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import { receiptOf } from './receiptOf.ts';
import { receiptTexts } from './receiptTexts.ts';

/**
 * Returns the receipt of an invoice for any paper, in the customer's language if known, else in the language of the app. A
 * reprint is marked as a copy. Print the sheet only when `isReady` is true.
 */
export function useReceiptSheet(invoice: Invoice, copy: boolean, language = invoice.customerLanguage) {
  const { store } = useSession();
  const { intl, isReady } = useIntlFor(language);
  return { sheet: sheetOf(intl, invoice, store, copy ? translateIn(intl)('sales.copy') : undefined), isReady };
}

/** Returns the receipt sheet for an invoice and a store; `mark` is printed in large letters. */
export function sheetOf(intl: IntlShape, invoice: ReceiptInvoice, store: ReceiptStore, mark?: string): ReceiptSheet {
  const t = translateIn(intl);
  const { locale } = intl;
  const { currency } = invoice;
  const { timeZone } = store;
  const { percent, day } = formatsOf({ locale, currency, timeZone });
  const texts = receiptTexts(t);
  const receipt = receiptOf(invoice, store, {
    tax: (rate) => t('sales.tax.of', { rate: percent(rate) }),
    tender: (kind) => t(`sales.tender.${kind}`),
    reference: (text) => t('sales.reference.of', { text }),
    warranty: (until) => t('sales.warranty.until', { day: day(until) }),
    exempt: (certificate) =>
      certificate === null ? t('sales.exempt.receipt') : t('sales.exempt.receiptOf', { certificate }),
    returnBy: (until) => t('sales.returnBy', { day: day(until) }),
    fee: (rate) => t('sales.fee.restocking', { rate: percent(rate) }),
    taxNumber: (number) => t('sales.taxNumber', { number }),
    policy: (kind) => t(`sales.policy.${kind}`),
    language: locale.slice(0, 2),
  });
  return {
    kind: 'receipt',
    receipt: mark === undefined ? receipt : { ...receipt, mark },
    texts: invoice.dueDate === null ? texts : { ...texts, due: t('sales.due.until', { day: day(invoice.dueDate) }) },
    currency,
    locale,
    timeZone,
  };
}
