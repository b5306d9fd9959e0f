import type { Meta } from '@storybook/react-vite';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { sees } from '../../fake-server/sees.ts';

export default { title: 'Screens/Inventory/Non-serialized', tags: ['!autodocs'] } satisfies Meta;

/** The target of the dashboard's low stock tile: both kinds of stock, with the quantity to order in words. */
export const LowStock = screenAt('/manage-inventory/non-serialized', {
  query: { view: 'low' },
  named: { en: 'Low stock', es: 'Por agotarse' },
}).full(sees(/^At \d+ or fewer, order up to \d+: order \d+ now$/));
