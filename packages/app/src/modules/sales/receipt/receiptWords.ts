import type { ReceiptWords } from '@tilldesk/ui/print';
import type { Say } from '../../../kit/say/useSay.ts';

/** The words of a receipt in a language. */
export function receiptWords(say: Say): ReceiptWords {
  return {
    title: say('sales.receipt'),
    number: say('sales.invoice'),
    date: say('sales.date'),
    cashier: say('sales.cashier'),
    customer: say('sales.customer'),
    item: say('sales.item'),
    quantity: say('sales.quantity'),
    price: say('sales.price'),
    amount: say('sales.amount'),
    serial: say('sales.imei'),
    discount: say('sales.discount'),
    subtotal: say('sales.subtotal'),
    total: say('sales.total'),
    change: say('sales.change'),
    due: say('sales.due'),
  };
}
