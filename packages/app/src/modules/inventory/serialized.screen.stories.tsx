import type { Meta } from '@storybook/react-vite';
import { stockByCategory } from '@tilldesk/domain/shop';
import { screenAt } from '../../fake-world/screenAt.tsx';
import { sees } from '../../fake-world/sees.ts';

export default { title: 'Screens/Inventory/Serialized', tags: ['!autodocs'] } satisfies Meta;

const screen = screenAt('/manage-inventory/serialized', {
  asks: [stockByCategory],
});

export const Full = screen.full(sees('iPhone', 'Galaxy'));
export const Empty = screen.empty(sees('No stock of this kind yet'));
export const Loading = screen.loading();
export const Failed = screen.failed();
export const Offline = screen.offline();
export const Denied = screen.denied();
export const Spanish = screen.spanish(sees('iPhone', 'Galaxy'));
export const Narrow = screen.narrow(sees('iPhone', 'Galaxy'));

/** Without the right to see costs, their columns are not there. */
export const SeenByACashier = screen.in({ as: 'cashier' }, sees('iPhone', 'Galaxy'));
