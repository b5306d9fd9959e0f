import type { Meta } from '@storybook/react-vite';
import { purchases } from '@tilldesk/domain/purchases';
import { expect, screen as page } from 'storybook/test';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees } from '../../fake-server/sees.ts';

export default { title: 'Screens/Purchases/List', tags: ['!autodocs'] } satisfies Meta;

const list = screenAt('/purchases', { requests: [purchases.list] });

export const Full = list.full(sees('PO-1003', 'Late', 'Closed short', '100%'));

/** A row opens its order with a click and with Enter; the actions are on the order's page. */
export const ActsOnItsPage = list.full(async (seen) => {
  const { canvas, userEvent } = seen;
  await expect(canvas.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
  const row = await canvas.findByRole('row', { name: /PO-1003/ });
  row.focus();
  await userEvent.keyboard('{Enter}');
  await inSequence(sees('Receive', 'Email'), presses('Actions'))(seen);
  for (const name of ['Copy into a new draft', 'Cancel order']) {
    await expect(await page.findByRole('menuitem', { name })).toBeVisible();
  }
  await userEvent.keyboard('{Escape}');
  await inSequence(presses('Print'), sees('Purchase order PO-1003'))(seen);
});
