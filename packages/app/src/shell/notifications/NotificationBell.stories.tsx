import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paginate } from '@tilldesk/domain/contract';
import { notificationEvents } from '@tilldesk/domain/notifications';
import { on } from '../../fake-server/fakeEvent.ts';
import { noticeOf } from '../../fake-server/notices.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees } from '../../fake-server/sees.ts';
import type { Seen } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Frame/Notifications', tags: ['!autodocs'] } satisfies Meta;

const NOW = '2026-03-14T16:40:00.000Z';
const home = screenAt('/dashboard', {
  named: { en: 'Good afternoon, Dana', es: 'Buenas tardes, Dana' },
});

/** The given number of unread low-stock notifications. */
const many = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    noticeOf('lowStock', { product: `Case ${i + 1}`, onHand: 1, reorderPoint: 2 }, { n: i + 1, now: NOW, minutes: i }),
  );

const panel = async ({ canvas }: Seen) => within(await canvas.findByRole('region', { name: 'Notifications' }));
const titles = async (seen: Seen) =>
  (await panel(seen)).getAllByRole('listitem').map((row) => row.querySelector('strong')?.textContent);

export const ThreeUnread_S2_12 = home.in(
  {},
  inSequence(presses('Notifications, 3 unread'), async (seen) => {
    const list = await panel(seen);
    await expect(await list.findByText('Low stock: USB-C cable 1 m')).toBeVisible();
    await expect(list.getByText('Noah Klein closed the drawer $12.40 short.')).toBeVisible();
    await expect(list.getAllByText('Unread').length).toEqual(3);
    await expect(list.getAllByText(/ago|yesterday/).map((time) => time.textContent)).toEqual([
      '2 min. ago',
      '1 hr. ago',
      '3 hr. ago',
      'yesterday',
    ]);
  }),
);

/** Pressing a row without a link marks it as read and says so. */
export const ReadOne_S4_11_S8_19 = home.in(
  {},
  inSequence(presses('Notifications, 3 unread'), async (seen) => {
    const list = await panel(seen);
    await seen.userEvent.click(await list.findByRole('button', { name: /^Cash difference at Till 1/ }));
    await sees('Notification marked as read')(seen);
  }),
);

/** Pressing a row with a link marks it as read and opens the link. */
export const FollowsALink = home.in(
  {},
  inSequence(presses('Notifications, 3 unread'), async (seen) => {
    const list = await panel(seen);
    await seen.userEvent.click(await list.findByRole('link', { name: /^Low stock/ }));
    await expect(await seen.canvas.findByRole('heading', { level: 1 })).not.toHaveTextContent('Dashboard');
    await expect(seen.canvas.queryByRole('region', { name: 'Notifications' })).toEqual(null);
  }),
);

export const ReadAll_S4_11_S8_20 = home.in(
  {},
  inSequence(presses('Notifications, 3 unread'), async (seen) => {
    const list = await panel(seen);
    await seen.userEvent.click(await list.findByRole('button', { name: 'Mark all as read' }));
    await sees('All notifications marked as read')(seen);
  }),
);

/** A page has ten; the badge shows 9+ above nine. */
const pages = [many(23).slice(0, 10), many(23).slice(10, 20), many(23).slice(20)];
const threePages = on(notificationEvents.list, ({ page }) => ({
  notifications: pages[page - 1] ?? [],
  pagination: paginate(page, 10, 23),
  unread: 23,
}));

export const PagesOfTen_S2_12_S9_08_S9_09 = home.in(
  { events: [threePages] },
  inSequence(presses('Notifications, 23 unread'), async (seen) => {
    await expect(seen.canvas.getByText('9+')).toBeVisible();
    const list = await panel(seen);
    await list.findByText('1 of 3');
    await expect(await titles(seen)).toEqual(many(10).map(({ title }) => title));
    await seen.userEvent.click(list.getByRole('button', { name: 'Next' }));
    await list.findByText('2 of 3');
    await seen.userEvent.click(list.getByRole('button', { name: 'Next' }));
    await list.findByText('3 of 3');
    await expect(await titles(seen)).toEqual(['Low stock: Case 21', 'Low stock: Case 22', 'Low stock: Case 23']);
    await expect(list.getByRole('button', { name: 'Next' })).toBeDisabled();
    await seen.userEvent.click(list.getByRole('button', { name: 'Previous' }));
    await list.findByText('2 of 3');
  }),
);

export const NineAreNine = home.in({ notifications: many(9) }, async (seen) => {
  await seen.canvas.findByRole('button', { name: 'Notifications, 9 unread' });
  await expect(seen.canvas.queryByText('9+')).toEqual(null);
});

export const Empty = home.in(
  { notifications: [] },
  inSequence(presses('Notifications'), sees('No notifications'), async (seen) => {
    await expect((await panel(seen)).getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
  }),
);

/** A new notification is announced, without a toast. */
export const ArrivesLive = home.in({}, async (seen) => {
  await seen.canvas.findByRole('button', { name: 'Notifications, 3 unread' });
  seen.fakeServer.tell(
    noticeOf('lowStock', { product: 'Case', onHand: 1, reorderPoint: 2 }, { n: 9, now: NOW, minutes: 0 }),
  );
  await expect(await seen.canvas.findByText('New notification: Low stock: Case')).toHaveAttribute('role', 'status');
});

/** An urgent one is also shown as a toast. */
export const UrgentIsShown = home.in({}, async (seen) => {
  await seen.canvas.findByRole('button', { name: 'Notifications, 3 unread' });
  seen.fakeServer.tell(noticeOf('pinBlocked', {}, { n: 9, now: NOW, minutes: 0 }));
  await sees('Access PIN blocked', 'A wrong access PIN was typed too often in one of your sessions.')(seen);
});

export const Failed_S8_18 = home.in(
  { line: 'failing' },
  inSequence(presses('Notifications'), sees('Failed to fetch notifications', 'Try Again')),
);

export const MarkingFails_S8_21 = home.in(
  {},
  inSequence(presses('Notifications, 3 unread'), async (seen) => {
    const list = await panel(seen);
    const row = await list.findByRole('button', { name: /^Cash difference at Till 1/ });
    seen.fakeServer.failsOnLine = true;
    await seen.userEvent.click(row);
    await sees('Failed to mark notification as read')(seen);
    await seen.userEvent.click(list.getByRole('button', { name: 'Mark all as read' }));
    await sees('Failed to mark all notifications as read')(seen);
  }),
);

/** Offline the last list stays, and marking as read shows why it fails. */
export const Offline_S4_12_S8_16 = home.in(
  {},
  inSequence(presses('Notifications, 3 unread'), sees('Connected'), async (seen) => {
    const list = await panel(seen);
    await list.findByText('Low stock: USB-C cable 1 m');
    seen.fakeServer.cut('transport close');
    await sees('Disconnected')(seen);
    await expect(await list.findByText('Socket is not connected')).toBeVisible();
    await seen.userEvent.click(list.getByRole('button', { name: 'Mark all as read' }));
    await expect((await seen.canvas.findAllByText('Socket is not connected')).length).toEqual(2);
  }),
);

export const ConnectionFails_S8_17 = home.in({}, async (seen) => {
  await sees('Connected')(seen);
  seen.fakeServer.cut('xhr poll error');
  await sees('Socket connection error: xhr poll error')(seen);
});

export const ConnectionFailsWithoutAReason_S8_17 = home.in({}, async (seen) => {
  await sees('Connected')(seen);
  seen.fakeServer.cut('');
  await sees('Socket connection error: Connection failed')(seen);
});

export const Spanish = home.spanish(
  inSequence(
    presses('Notificaciones, 3 sin leer'),
    sees(
      'Pocas existencias: USB-C cable 1 m',
      'Noah Klein cerró la caja con $12.40 de menos.',
      'Marcar todas como leídas',
      'ayer',
    ),
  ),
);

export const Narrow = home.narrow(inSequence(presses('Notifications, 3 unread'), sees('Low stock: USB-C cable 1 m')));
