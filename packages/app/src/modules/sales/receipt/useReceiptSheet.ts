import type { Invoice, ReceiptInvoice, ReceiptStore } from '@tilldesk/domain/shop';
import { useIntl } from 'react-intl';
import type { ReceiptSheet } from '../../../kit/printing/sheets.ts';
import { formatsOf } from '../../../kit/say/formats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { receiptOf } from './receiptOf.ts';
import { useReceiptWords } from './useReceiptWords.ts';

/** The receipt of an invoice, ready for any paper; one that was printed before says that it is a copy. */
export function useReceiptSheet(invoice: Invoice, copy: boolean): ReceiptSheet {
  const say = useSay();
  const { store } = useSession();
  return useSheetOf(invoice, store, copy ? say('sales.copy') : undefined);
}

/** The same for whoever is given receipt and store, in the language that is spoken; a `mark` stands in large letters. */
export function useSheetOf(invoice: ReceiptInvoice, store: ReceiptStore, mark?: string): ReceiptSheet {
  const say = useSay();
  const { locale } = useIntl();
  const { currency } = invoice;
  const { timeZone } = store;
  const { percent, day } = formatsOf({ locale, currency, timeZone });
  const words = useReceiptWords();
  const receipt = receiptOf(invoice, store, {
    tax: (rate) => say('sales.tax.of', { rate: percent(rate) }),
    tender: (kind) => say(`sales.tender.${kind}`),
    reference: (text) => say('sales.reference.of', { text }),
    warranty: (until) => say('sales.warranty.until', { day: day(until) }),
    exempt: (certificate) =>
      certificate === null ? say('sales.exempt.receipt') : say('sales.exempt.receiptOf', { certificate }),
    returnBy: (until) => say('sales.returnBy', { day: day(until) }),
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
