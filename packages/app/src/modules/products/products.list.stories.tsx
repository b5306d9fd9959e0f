import type { Meta } from '@storybook/react-vite';
import { products } from '@tilldesk/domain/products';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { sees } from '../../fake-server/sees.ts';

export default { title: 'Screens/Products/List', tags: ['!autodocs'] } satisfies Meta;

const list = screenAt('/product-management', { requests: [products.list] });

export const Full = list.full(sees('iPhone 15 128 GB', 'Out', 'Inactive'));
export const Empty = list.empty(sees('No products yet'));
export const Loading = list.loading();
export const Failed = list.failed();
export const Offline = list.offline();
export const Denied = list.denied();

/** A cashier sees the products but cannot add any. */
export const SeenByACashier = list.in({ as: 'cashier' }, sees('iPhone 15 128 GB'));
