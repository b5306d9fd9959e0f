import type { Meta } from '@storybook/react-vite';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { sees } from '../../fake-server/sees.ts';

export default { title: 'Screens/Inventory/Non-serialized', tags: ['!autodocs'] } satisfies Meta;

/** Where the dashboard's tile leads: both kinds of stock, and how many of each to order, in words. */
export const LowStock = screenAt('/manage-inventory/non-serialized', {
  query: { view: 'low' },
  named: 'Running short',
}).full(sees(/^At \d+ or fewer, order up to \d+: order \d+ now$/));
