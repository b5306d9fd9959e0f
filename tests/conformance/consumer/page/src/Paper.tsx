import { documentTotals } from '@tilldesk/domain/lines';
import { dayOf } from '@tilldesk/domain/time';
import { Outcome } from '@tilldesk/ui/counter';
import { Barcode, Receipt } from '@tilldesk/ui/print';

const sold = documentTotals([{ quantity: 2, unitPrice: 1999, discount: null, taxRate: '0.0825' }], null);
const instant = '2026-11-20T18:30:00.000Z';

/** The printout of an order. */
export function Paper() {
  return (
    <Outcome>
      <Receipt
        currency="USD"
        locale="en-US"
        timeZone="UTC"
        texts={texts}
        barcode={<Barcode value="INV-1" label="INV-1" />}
        receipt={{
          store: { name: 'Counter', lines: [dayOf(instant, 'UTC')] },
          number: 'INV-1',
          instant,
          cashier: 'Ana',
          lines: [{ id: '1', description: 'Case', quantity: 2, unitPriceMinor: 1999, totalMinor: 3998 }],
          subtotalMinor: 3998,
          taxes: [{ id: 'tax', label: 'Tax', minor: sold.total - 3998 }],
          totalMinor: sold.total,
          tenders: [],
          footer: ['Thank you'],
        }}
      />
    </Outcome>
  );
}

const texts = {
  title: 'Receipt',
  number: 'Number',
  date: 'Date',
  cashier: 'Cashier',
  customer: 'Customer',
  item: 'Item',
  quantity: 'Quantity',
  price: 'Price',
  amount: 'Amount',
  serial: 'Serial',
  discount: 'Discount',
  subtotal: 'Subtotal',
  total: 'Total',
  change: 'Change',
  due: 'Due',
};
