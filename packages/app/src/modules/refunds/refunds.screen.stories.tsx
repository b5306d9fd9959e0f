import type { Meta } from '@storybook/react-vite';
import { refunds } from '@tilldesk/domain/refunds';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees } from '../../fake-server/sees.ts';

export default { title: 'Screens/Refunds/List', tags: ['!autodocs'] } satisfies Meta;

const list = screenAt('/refund-management', { requests: [refunds.list] });

export const Full = list.full(
  inSequence(sees('RF-1001', 'RF-1002', 'RF-1003', 'Goodwill', 'Voided', 'INV-1047'), presses('New refund', 'link')),
);
export const Empty = list.empty(sees('No refunds yet', 'Every refund and every exchange shows up here.'));
export const Failed = list.failed();
export const Denied = list.denied();

export const OfOneKind = screenAt('/refund-management', { query: { kind: 'goodwill' } }).in(
  {},
  inSequence(sees('RF-1002', 'Clear filters'), ({ canvas }) => {
    if (canvas.queryByText('RF-1001')) throw new Error('a refund of another kind is shown');
  }),
);

/** A row opens its refund. */
export const Opens = list.in(
  {},
  inSequence(
    async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByText('RF-1002'));
    },
    sees('Goodwill', 'Waited an hour', 'Refund total'),
  ),
);
