import {
  notificationTemplates,
  type Notification,
  type NotificationKind,
  type NotificationParams,
} from '@tilldesk/domain/notifications';

/** Creates a notification of a type, sent the given number of minutes before an instant. `n` determines its id. */
export function noticeOf<K extends NotificationKind>(
  kind: K,
  params: NotificationParams[K],
  { n, now, minutes, isRead = false, link = null }: NoticePlan,
): Notification {
  const id = `01936c3a-7c00-7a11-8b22-${String(n).padStart(12, '0')}`;
  const { title, body, severity } = notificationTemplates[kind];
  const createdAt = new Date(Date.parse(now) - minutes * 60_000).toISOString();
  const noticeTexts = { title: title(params), body: body(params), params: { ...params }, severity };
  return { ...noticeTexts, id, _id: id, type: kind, link, isRead, createdAt };
}

type NoticePlan = { n: number; now: string; minutes: number; isRead?: boolean; link?: string | null };

/** Notifications of a busy shop: three unread and one read. */
export const someNotices = (now: string): Notification[] => [
  noticeOf(
    'lowStock',
    { product: 'USB-C cable 1 m', onHand: 4, reorderPoint: 5 },
    { n: 1, now, minutes: 2, link: '/manage-inventory/non-serialized' },
  ),
  noticeOf(
    'drawerDifference',
    { register: 'Till 1', person: 'Noah Klein', difference: -1_240, currency: 'USD' },
    { n: 2, now, minutes: 64 },
  ),
  noticeOf(
    'newDevice',
    { device: 'Firefox 144 on Windows', address: '203.0.113.7' },
    { n: 3, now, minutes: 190, link: '/dashboard' },
  ),
  noticeOf('passwordChanged', {}, { n: 4, now, minutes: 26 * 60, isRead: true }),
];
