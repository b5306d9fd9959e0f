import type { Meta } from '@storybook/react-vite';
import { dashboard } from '@tilldesk/domain/dashboard';
import { recordedWith } from '../../fake-server/answer.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { sees } from '../../fake-server/sees.ts';

export default { title: 'Screens/Dashboard', tags: ['!autodocs'] } satisfies Meta;

const screen = screenAt('/dashboard', {
  requests: [dashboard],
  named: { en: 'Good afternoon, Dana', es: 'Buenas tardes, Dana' },
});

export const Full = screen.full(sees('Net sales today', 'Gross profit', 'INV-1052'));
export const Empty = screen.empty(sees('Nothing sold yet today.', 'No sales yet'));
export const Loading = screen.loading();
export const Failed = screen.failed();
export const Offline = screen.offline();
export const Denied = screen.denied();

export const BeforeOpening = screen.in(
  { now: '2026-03-14T11:02:00.000Z' },
  sees('Good morning, Dana', 'Net sales today'),
);

let isSold = false;
/** The cashier makes a sale at another browser: the figures update by themselves. */
export const UpdatesOnASale = screen.in(
  {
    answers: [
      recordedWith(dashboard, (figures) => {
        const { latest } = figures;
        const [last] = latest ?? [];
        return isSold && last ? { ...figures, latest: [{ ...last, number: 'INV-1053' }, ...(latest ?? [])] } : figures;
      }),
    ],
  },
  async (seen) => {
    isSold = false;
    await sees('INV-1052')(seen);
    isSold = true;
    seen.fakeServer.changed('invoices', seen.fakeServer.own.user.id);
    await sees('INV-1053')(seen);
  },
);
