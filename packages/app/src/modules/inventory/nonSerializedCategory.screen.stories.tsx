import type { Meta } from '@storybook/react-vite';
import { stockByProduct } from '@tilldesk/domain/shop';
import { known } from '../../fake-world/known.ts';
import { screenAt } from '../../fake-world/screenAt.tsx';
import { sees } from '../../fake-world/sees.ts';

export default { title: 'Screens/Inventory/Non-serialized category', tags: ['!autodocs'] } satisfies Meta;

const screen = screenAt('/manage-inventory/non-serialized/:categoryName/:categoryId', {
  with: { categoryName: 'Chargers & cables', categoryId: known.chargers },
  asks: [stockByProduct],
});

export const Full = screen.full(sees('USB-C charger 30 W'));
export const Empty = screen.empty(sees('No products here'));
export const Loading = screen.loading();
export const Failed = screen.failed();
export const Offline = screen.offline();
export const Denied = screen.denied();
export const Spanish = screen.spanish(sees('USB-C charger 30 W'));
export const Narrow = screen.narrow(sees('USB-C charger 30 W'));

/** Without the right to see costs, their columns are not there. */
export const SeenByACashier = screen.in({ as: 'cashier' }, sees('USB-C charger 30 W'));
