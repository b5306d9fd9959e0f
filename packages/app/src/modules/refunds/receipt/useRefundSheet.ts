import type { Refund } from '@tilldesk/domain/shop';
import type { ReceiptSheet } from '../../../kit/printing/sheets.ts';
import { formatsOf } from '../../../kit/say/formats.ts';
import { useIntlFor } from '../../../kit/say/useIntlFor.ts';
import { sayIn } from '../../../kit/say/useSay.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { refundReceiptOf } from './refundReceiptOf.ts';

/** The receipt of a refund for any paper, in the language given, else in the customer's; one that was printed before says that it is a copy. */
export function useRefundSheet(refund: Refund, copy: boolean, language = refund.customerLanguage): ReceiptSheet {
  const { intl } = useIntlFor(language);
  const say = sayIn(intl);
  const { locale } = intl;
  const { store } = useSession();
  const { percent } = formatsOf({ locale, currency: refund.currency, timeZone: store.timeZone });
  const receipt = refundReceiptOf(refund, store, {
    tax: (rate) => say('refunds.tax.of', { rate: percent(rate) }),
    settlement: (kind) => say(`refunds.tender.${kind}`),
    reference: (text) => say('refunds.reference.of', { text }),
    reason: ({ reason }) => say(`refunds.reason.${reason}`),
    invoice: (number) => say('refunds.receipt.invoice', { number }),
    sale: (number) => say('refunds.receipt.sale', { number }),
  });
  return {
    kind: 'receipt',
    receipt: copy ? { ...receipt, mark: say('refunds.copy') } : receipt,
    words: {
      title: say('refunds.receipt'),
      number: say('refunds.refund'),
      date: say('refunds.date'),
      cashier: say('refunds.by'),
      customer: say('refunds.customer'),
      item: say('refunds.item'),
      quantity: say('refunds.quantity'),
      price: say('refunds.price'),
      amount: say('refunds.amount'),
      serial: say('refunds.imei.word'),
      discount: say('refunds.fees'),
      subtotal: say('refunds.sum.goods'),
      total: say('refunds.sum.total'),
      change: '',
      due: '',
    },
    currency: refund.currency,
    locale,
    timeZone: store.timeZone,
  };
}
