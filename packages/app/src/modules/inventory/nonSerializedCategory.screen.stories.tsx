import type { Meta } from '@storybook/react-vite';
import { stockByProduct } from '@tilldesk/domain/inventory';
import { expect } from 'storybook/test';
import { knownIds } from '../../fake-server/knownIds.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, sees } from '../../fake-server/sees.ts';

export default { title: 'Screens/Inventory/Non-serialized category', tags: ['!autodocs'] } satisfies Meta;

const screen = screenAt('/manage-inventory/non-serialized/:categoryName/:categoryId', {
  with: { categoryName: 'Chargers & cables', categoryId: knownIds.chargers },
  requests: [stockByProduct],
});

/** Without permission to see costs, the cost columns are missing. */
export const SeenByACashier = screen.in(
  { as: 'cashier' },
  inSequence(sees('USB-C charger 30 W', 'Available'), async ({ canvas }) => {
    await expect(canvas.queryByText('Average cost')).toEqual(null);
  }),
);
