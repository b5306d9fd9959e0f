import type { Meta } from '@storybook/react-vite';
import { stockByCategory } from '@tilldesk/domain/shop';
import { screenAt } from '../../fake-world/screenAt.tsx';
import { sees } from '../../fake-world/sees.ts';

export default { title: 'Screens/Inventory/Non-serialized', tags: ['!autodocs'] } satisfies Meta;

const screen = screenAt('/manage-inventory/non-serialized', {
  asks: [stockByCategory],
});

export const Full = screen.full(sees('Cases', 'Chargers & cables'));
export const Empty = screen.empty(sees('No stock of this kind yet'));
export const Loading = screen.loading();
export const Failed = screen.failed();
export const Offline = screen.offline();
export const Denied = screen.denied();
export const Spanish = screen.spanish(sees('Cases', 'Chargers & cables'));
export const Narrow = screen.narrow(sees('Cases', 'Chargers & cables'));

/** Without the right to see costs, their columns are not there. */
export const SeenByACashier = screen.in({ as: 'cashier' }, sees('Cases', 'Chargers & cables'));
