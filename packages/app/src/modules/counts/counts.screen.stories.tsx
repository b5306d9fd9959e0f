import type { Meta } from '@storybook/react-vite';
import { counts } from '@tilldesk/domain/counts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { sees } from '../../fake-server/sees.ts';

export default { title: 'Screens/Inventory/Counts', tags: ['!autodocs'] } satisfies Meta;

const screen = screenAt('/manage-inventory/manage-inventory-count', {
  requests: [counts.categories],
});

export const Full = screen.full(sees('Cases', 'In review', 'Counting', 'Never'));
export const Empty = screen.empty(sees('Nothing to count yet'));

export const History = screenAt('/manage-inventory/manage-inventory-count', {
  query: { view: 'history' },
}).in({}, sees('CNT-1001', 'CNT-1003', 'Posted'));
