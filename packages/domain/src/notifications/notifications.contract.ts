import * as z from 'zod/mini';
import { requestEvent, event } from '../contract/event.ts';
import { count, pagination } from '../contract/page.ts';
import { id } from '../fields/fields.ts';
import { notification } from './notifications.entity.ts';

/** Notifications per page (spec §9). */
export const NOTIFICATION_PAGE = 10;
const NOTIFICATION_PAGE_MAX = 100;
const PAGES_MAX = 1_000;

/** The identity claimed by the client. It is not trusted: the token of the handshake determines the user. */
const shortText = z.optional(z.nullable(z.string().check(z.maxLength(100))));
const person = z.object({ _id: shortText });

const joined = event('authenticated', z.object({ userId: id }));

/** Connection and notification events with the names and payloads of spec §7. */
export const notificationEvents = {
  /** The three events that the specification's client sends on connecting; the token has already authenticated it. */
  authenticate: requestEvent('authenticate', z.object({ userId: shortText, userType: shortText }), joined, 'program'),
  joinRoom: requestEvent('join_room', z.object({ showTo: shortText, userId: shortText }), joined, 'program'),
  joinUser: requestEvent(
    'join_user',
    z.union([z.object({ user: person }), person, z.string().check(z.maxLength(100))]),
    joined,
    'program',
  ),
  /** A page of the user's notifications, newest first, with the total of unread ones. */
  list: requestEvent(
    'get_notifications',
    z.object({
      showTo: shortText,
      userId: shortText,
      page: z._default(count(PAGES_MAX), 1),
      limit: z._default(count(NOTIFICATION_PAGE_MAX), NOTIFICATION_PAGE),
    }),
    event('notifications_list', z.object({ notifications: z.array(notification), pagination, unread: z.int() })),
    'program',
  ),
  /** The response is sent to every connection of the user. */
  markRead: requestEvent(
    'mark_notification_read',
    z.object({ notificationId: id }),
    event('notification_marked_read', z.object({ notificationId: id })),
    'person',
  ),
  /** The response is sent to every connection of the user. */
  markAllRead: requestEvent(
    'mark_all_notifications_read',
    z.object({ userId: shortText }),
    event('all_notifications_marked_read', z.object({ userId: id })),
    'person',
  ),
} as const;

/** A new notification, or an unread one that occurred again (same id). */
export const newNotification = event('new_notification', notification);

/** Events of other servers that a client only logs (spec §7); `new_notification` is the relevant one. */
export const loggedNotifications = ['notification_received', 'notification_created', 'notification_added'].map((name) =>
  event(name, z.unknown()),
);

/** A rejection, for clients without acknowledgements: the event and the common error format. */
export const notificationsFailed = event(
  'notifications_failed',
  z.object({ event: z.string(), code: z.string(), message: z.string() }),
);

/** Response of a page of notifications. */
export type NotificationList = z.output<typeof notificationEvents.list.answer.payload>;
