import type { Meta } from '@storybook/react-vite';
import { stockByProduct } from '@tilldesk/domain/shop';
import { known } from '../../fake-world/known.ts';
import { screenAt } from '../../fake-world/screenAt.tsx';
import { sees } from '../../fake-world/sees.ts';

export default { title: 'Screens/Inventory/Serialized category', tags: ['!autodocs'] } satisfies Meta;

const screen = screenAt('/manage-inventory/serialized/:categoryName/:categoryId', {
  with: { categoryName: 'iPhone', categoryId: known.iPhones },
  asks: [stockByProduct],
});

export const Full = screen.full(sees('iPhone 15 128 GB'));
export const Empty = screen.empty(sees('No products here'));
export const Loading = screen.loading();
export const Failed = screen.failed();
export const Offline = screen.offline();
export const Denied = screen.denied();
export const Spanish = screen.spanish(sees('iPhone 15 128 GB'));
export const Narrow = screen.narrow(sees('iPhone 15 128 GB'));

/** Without the right to see costs, their columns are not there. */
export const SeenByACashier = screen.in({ as: 'cashier' }, sees('iPhone 15 128 GB'));
