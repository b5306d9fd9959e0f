import type { Invoice, ReceiptInvoice, ReceiptStore } from '@tilldesk/domain/shop';
import type { IntlShape } from 'react-intl';
import type { ReceiptSheet } from '../../../kit/printing/sheets.ts';
import { formatsOf } from '../../../kit/say/formats.ts';
import { useIntlFor } from '../../../kit/say/useIntlFor.ts';
import { sayIn } from '../../../kit/say/useSay.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { receiptOf } from './receiptOf.ts';
import { receiptWords } from './receiptWords.ts';

/**
 * The receipt of an invoice for any paper, in the customer's language where one is known, else in the one that is spoken; one that
 * was printed before says that it is a copy. It is to be printed once it `isReady`.
 */
export function useReceiptSheet(invoice: Invoice, copy: boolean, language = invoice.customerLanguage) {
  const { store } = useSession();
  const { intl, isReady } = useIntlFor(language);
  return { sheet: sheetOf(intl, invoice, store, copy ? sayIn(intl)('sales.copy') : undefined), isReady };
}

/** The same for whoever is given receipt and store; a `mark` stands in large letters. */
export function sheetOf(intl: IntlShape, invoice: ReceiptInvoice, store: ReceiptStore, mark?: string): ReceiptSheet {
  const say = sayIn(intl);
  const { locale } = intl;
  const { currency } = invoice;
  const { timeZone } = store;
  const { percent, day } = formatsOf({ locale, currency, timeZone });
  const words = receiptWords(say);
  const receipt = receiptOf(invoice, store, {
    tax: (rate) => say('sales.tax.of', { rate: percent(rate) }),
    tender: (kind) => say(`sales.tender.${kind}`),
    reference: (text) => say('sales.reference.of', { text }),
    warranty: (until) => say('sales.warranty.until', { day: day(until) }),
    exempt: (certificate) =>
      certificate === null ? say('sales.exempt.receipt') : say('sales.exempt.receiptOf', { certificate }),
    returnBy: (until) => say('sales.returnBy', { day: day(until) }),
    fee: (rate) => say('sales.fee.kept', { rate: percent(rate) }),
    policy: (kind) => say(`sales.policy.${kind}`),
    language: locale.slice(0, 2),
  });
  return {
    kind: 'receipt',
    receipt: mark === undefined ? receipt : { ...receipt, mark },
    words: invoice.dueDate === null ? words : { ...words, due: say('sales.due.until', { day: day(invoice.dueDate) }) },
    currency,
    locale,
    timeZone,
  };
}
