import type { Meta } from '@storybook/react-vite';
import { dashboard } from '@tilldesk/domain/dashboard';
import { logout, ownSession } from '@tilldesk/domain/session';
import { expect, waitFor } from 'storybook/test';
import { answer, failing, never } from '../fake-server/answer.ts';
import { screenAt } from '../fake-server/screenAt.tsx';
import { inSequence, presses, sees } from '../fake-server/sees.ts';

export default { title: 'Screens/Frame', tags: ['!autodocs'] } satisfies Meta;

const home = screenAt('/dashboard', {});

/** The page cannot render the response: an older server, a newer app. */
export const Crashed_S8_32 = home.in(
  { answers: [{ endpoint: dashboard, respond: () => Promise.resolve({ latest: null }) }] },
  sees('Something went wrong', 'Reload Page', 'Try Again', 'Error details'),
);

export const Denied_S8_32 = home.in(
  { as: 'trainee' },
  sees(
    'Access Denied',
    "You don't have permission to access this page. Please contact your administrator for access.",
    'Need help? Contact support or your administrator',
  ),
);
export const MenuOfTheOwner = home.in({}, sees('Sale & Invoice Management', 'Product Management'));

/** Pages that the user cannot open are not in the menu. */
export const MenuOfACashier = screenAt('/sale-invoice-management', {}).in({ as: 'cashier' }, async (seen) => {
  await sees('Sale & Invoice Management')(seen);
  await expect(seen.canvas.queryByRole('link', { name: 'Dashboard' })).toEqual(null);
});

export const LineCut = home.in({ line: 'cut' }, sees('Disconnected', 'Socket connection error: websocket error'));

/** User and store are not known yet. */
export const SessionUnknown = home.in({ answers: [never(ownSession)] }, sees('Loading...'));

export const SessionFailed = home.in(
  { answers: [failing(ownSession)] },
  sees('This could not be loaded', 'An error occurred', 'Try Again'),
);

export const SignsOut = home.in({ answers: [answer(logout, () => ({ success: true }))] }, async (seen) => {
  await inSequence(sees('Net sales today'), presses('Log out'))(seen);
  await waitFor(() => expect(seen.fakeServer.left).toEqual(['/signin']));
});
