import type { Meta } from '@storybook/react-vite';
import { invoices } from '@tilldesk/domain/sales';
import { expect } from 'storybook/test';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { sees } from '../../fake-server/sees.ts';

export default { title: 'Screens/Sales/Invoices', tags: ['!autodocs'] } satisfies Meta;

const screen = screenAt('/sale-invoice-management', { requests: [invoices.list] });

export const Full = screen.full(sees('INV-1052', 'Draft', 'Overdue', 'Voided', 'Quote'));
export const Empty = screen.empty(sees('No invoices yet'));
export const Loading = screen.loading();
export const Failed = screen.failed();
export const Offline = screen.offline();
export const Denied = screen.denied();

export const DraftsOnly = screenAt('/sale-invoice-management', { query: { status: 'draft' } }).in({}, async (seen) => {
  await sees('Mia Torres')(seen);
  await expect(seen.canvas.queryByText('INV-1052')).toBeNull();
});

export const OneDay = screenAt('/sale-invoice-management', {
  query: { from: '2026-03-13', to: '2026-03-13' },
}).in({}, sees('1–6 of 6'));

export const OverdueOnly = screenAt('/sale-invoice-management', { query: { balance: 'overdue' } }).in(
  {},
  sees('1–1 of 1', 'INV-1044'),
);
