import type { Meta } from '@storybook/react-vite';
import { invoices } from '@tilldesk/domain/sales';
import { salesInHand } from '../../fake-server/salesInHand.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { sees } from '../../fake-server/sees.ts';

export default { title: 'Screens/Sales/Invoices', tags: ['!autodocs'] } satisfies Meta;

const screen = screenAt('/sale-invoice-management', { requests: [invoices.list] });

export const Full = screen.full(sees('INV-1052', 'Draft'));
export const Empty = screen.empty(sees('No invoices yet'));
export const Loading = screen.loading();
export const Failed = screen.failed();
export const Offline = screen.offline();
export const Denied = screen.denied();

export const DraftsOnly = screenAt('/sale-invoice-management', { query: { status: 'draft' } }).in(
  {},
  sees('1–2 of 2', 'Mia Torres'),
);

export const OneDay = screenAt('/sale-invoice-management', { query: { from: '2026-03-13', to: '2026-03-13' } }).in(
  {},
  sees('1–6 of 6'),
);

/** An overdue invoice, a voided invoice and a quote. */
export const InHand = screen.in({ books: (shop) => salesInHand(shop) }, sees('Overdue', 'Voided', 'Quote'));

export const OverdueOnly = screenAt('/sale-invoice-management', { query: { balance: 'overdue' } }).in(
  { books: (shop) => salesInHand(shop) },
  sees('1–1 of 1', 'INV-1050'),
);
