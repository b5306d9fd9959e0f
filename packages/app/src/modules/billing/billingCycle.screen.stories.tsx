import type { Meta } from '@storybook/react-vite';
import { billingCycle } from '@tilldesk/domain/billing';
import { answer } from '../../fake-server/answer.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { sees } from '../../fake-server/sees.ts';

export default { title: 'Screens/Billing cycle', tags: ['!autodocs'] } satisfies Meta;

const screen = screenAt('/billing-cycle', { requests: [billingCycle] });
const cycle = answer(billingCycle, () => ({
  plan: 'selfHosted' as const,
  version: '1.0.0',
  period: { from: '2026-03-01', to: '2026-03-31' },
  usage: { stores: 2, people: 9, files: 41, fileBytes: 12_340_000 },
  months: [
    { from: '2026-03-01', invoices: 214, sellers: 5 },
    { from: '2026-02-01', invoices: 498, sellers: 6 },
  ],
}));

export const Full = screen.in(
  { answers: [cycle] },
  sees('Self-hosted', 'Mar 1, 2026 to Mar 31, 2026', '12.3 MB', 'February 2026', '498'),
);
export const Loading = screen.loading();
export const Failed = screen.failed();
export const Offline = screen.offline();
export const Denied = screen.denied();
