import type { Meta } from '@storybook/react-vite';
import { invoices } from '@tilldesk/domain/shop';
import { known } from '../../fake-world/known.ts';
import { screenAt } from '../../fake-world/screenAt.tsx';
import { inTurn, presses, sees } from '../../fake-world/sees.ts';

export default { title: 'Screens/Sales/Invoice details', tags: ['!autodocs'] } satisfies Meta;

const details = (invoiceId: string, named: string) =>
  screenAt('/sale-invoice-management/invoice-details/:invoiceId', {
    with: { invoiceId },
    asks: [invoices.one],
    named,
  });
const sale = details(known.sale, 'INV-1052');

export const Full = sale.full(sees('Payments', 'Sold and paid', 'Profit'));
export const Loading = sale.loading();
export const Failed = sale.failed();
export const Offline = sale.offline();
export const Denied = sale.denied();
export const Spanish = sale.spanish(sees('Pagos'));
export const Narrow = sale.narrow(sees('Payments'));

export const Draft = details(known.draft, 'Draft').full(sees('Edit invoice', 'Checkout'));
export const Discarded = details(known.discarded, 'Draft').full(sees('Draft discarded'));

/** No costs, no profit. */
export const SeenByACashier = sale.in({ as: 'cashier' }, sees('INV-1052', 'Payments'));

export const ReceiptAgain = sale.in(
  {},
  inTurn(presses('Print receipt'), sees('Receipt INV-1052', 'Returns within 14 days with this receipt.')),
);
