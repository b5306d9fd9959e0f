import type { Meta } from '@storybook/react-vite';
import { purchases } from '@tilldesk/domain/stock';
import { screenAt } from '../../fake-world/screenAt.tsx';
import { inTurn, presses, sees } from '../../fake-world/sees.ts';
import type { Look } from '../../fake-world/storyOf.ts';

export default { title: 'Screens/Purchases/List', tags: ['!autodocs'] } satisfies Meta;

const list = screenAt('/purchases', { asks: [purchases.list] });

export const Full = list.full(sees('PO-1003', 'Late', 'Closed short', '100%'));

const chooses =
  (name: string): Look =>
  async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('menuitem', { name }));

/** What can be done with one order, from its row: the late one is printed without being opened. */
export const PrintedFromItsRow = list.in(
  {},
  inTurn(
    presses('Actions for PO-1003'),
    sees('Receive', 'Copy into a new draft', 'Cancel order'),
    chooses('Print'),
    sees('Purchase order PO-1003'),
  ),
);
