import type { Meta } from '@storybook/react-vite';
import { movements } from '@tilldesk/domain/shop';
import { known } from '../../fake-world/known.ts';
import { screenAt } from '../../fake-world/screenAt.tsx';
import { sees } from '../../fake-world/sees.ts';

export default { title: 'Screens/Inventory/Ledger', tags: ['!autodocs'] } satisfies Meta;

const screen = screenAt('/manage-inventory/non-serialized/:categoryName/:categoryId/:itemName/:itemId', {
  with: {
    categoryName: 'Chargers & cables',
    categoryId: known.chargers,
    itemName: 'USB-C to Lightning cable 1 m',
    itemId: known.cable,
  },
  asks: [movements],
});

export const Full = screen.full(sees('Shop floor'));
export const Empty = screen.empty(sees('No movements yet'));
export const Loading = screen.loading();
export const Failed = screen.failed();
export const Offline = screen.offline();
export const Denied = screen.denied();
export const Spanish = screen.spanish(sees('Shop floor'));
export const Narrow = screen.narrow(sees('Shop floor'));

/** Without the right to see costs, their columns are not there. */
export const SeenByACashier = screen.in({ as: 'cashier' }, sees('Shop floor'));
