import type { Meta } from '@storybook/react-vite';
import { units } from '@tilldesk/domain/shop';
import { known } from '../../fake-world/known.ts';
import { screenAt } from '../../fake-world/screenAt.tsx';
import { sees } from '../../fake-world/sees.ts';

export default { title: 'Screens/Inventory/Units', tags: ['!autodocs'] } satisfies Meta;

const screen = screenAt('/manage-inventory/serialized/:categoryName/:categoryId/:itemName/:itemId', {
  with: { categoryName: 'iPhone', categoryId: known.iPhones, itemName: 'iPhone 15 128 GB', itemId: known.phone },
  asks: [units.list],
});

export const Full = screen.full(sees(/^3561/));
export const Empty = screen.empty(sees('No units yet'));
export const Loading = screen.loading();
export const Failed = screen.failed();
export const Offline = screen.offline();
export const Denied = screen.denied();
export const Spanish = screen.spanish(sees(/^3561/));
export const Narrow = screen.narrow(sees(/^3561/));

/** Without the right to see costs, their columns are not there. */
export const SeenByACashier = screen.in({ as: 'cashier' }, sees(/^3561/));
