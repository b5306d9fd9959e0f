import type { Meta } from '@storybook/react-vite';
import { stockByProduct } from '@tilldesk/domain/inventory';
import { knownIds } from '../../fake-server/knownIds.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { sees } from '../../fake-server/sees.ts';

export default { title: 'Screens/Inventory/Serialized category', tags: ['!autodocs'] } satisfies Meta;

const screen = screenAt('/manage-inventory/serialized/:categoryName/:categoryId', {
  with: { categoryName: 'iPhone', categoryId: knownIds.iPhones },
  requests: [stockByProduct],
});

export const Full = screen.full(sees('iPhone 15 128 GB', 'Over 60 days'));
