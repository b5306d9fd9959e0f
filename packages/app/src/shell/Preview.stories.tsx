import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screenAt } from '../fake-server/screenAt.tsx';
import { inSequence, presses, sees } from '../fake-server/sees.ts';
import { currentPreview } from '../session/preview.ts';

export default { title: 'Screens/Preview as a role', tags: ['!autodocs'] } satisfies Meta;

const preview = { roleId: '0195c0de-0000-7000-8000-000000000001', name: 'Cashier' };
const customers = screenAt('/customer-management', { fakeServer: { preview } });

/** Every page is marked, and nothing is live: the events would be those of the own rights. */
export const Marked = customers.full(
  inSequence(
    sees(/^Preview as Cashier/, 'End preview'),
    async ({ canvas }) => {
      await expect(canvas.queryByRole('button', { name: /support chat/i })).toEqual(null);
    },
    presses('End preview'),
    async ({ fakeServer: { left } }) => {
      await expect([left, currentPreview()]).toEqual([['/employee-management/manage-roles'], null]);
    },
  ),
);
export const MarkedNarrow = customers.narrow(sees(/^Preview as Cashier/));
