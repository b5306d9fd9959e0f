import * as z from 'zod/mini';
import { requestEvent, event } from '../contract/event.ts';
import { count, pagination } from '../contract/page.ts';
import { id } from '../fields/fields.ts';
import { notification } from './notifications.entity.ts';

/** How many notifications stand on a page (spec §9). */
export const NOTIFICATION_PAGE = 10;
const NOTIFICATION_PAGE_MAX = 100;
const PAGES_MAX = 1_000;

/** Who a client says it is. It is read and not believed: who somebody is, the token of the handshake says. */
const shortText = z.optional(z.nullable(z.string().check(z.maxLength(100))));
const person = z.object({ _id: shortText });

const joined = event('authenticated', z.object({ userId: id }));

/** The events of a person's own connection and notifications, by the spec's names and payloads (spec §7). */
export const liveEvents = {
  /** The three that the spec's client says on connecting; the token has said it before them. */
  authenticate: requestEvent('authenticate', z.object({ userId: shortText, userType: shortText }), joined, 'program'),
  joinRoom: requestEvent('join_room', z.object({ showTo: shortText, userId: shortText }), joined, 'program'),
  joinUser: requestEvent(
    'join_user',
    z.union([z.object({ user: person }), person, z.string().check(z.maxLength(100))]),
    joined,
    'program',
  ),
  /** A page of one's own notifications, newest first, and how many are unread in all. */
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
  /** Answered to every connection of the person. */
  markRead: requestEvent(
    'mark_notification_read',
    z.object({ notificationId: id }),
    event('notification_marked_read', z.object({ notificationId: id })),
    'person',
  ),
  /** Answered to every connection of the person. */
  markAllRead: requestEvent(
    'mark_all_notifications_read',
    z.object({ userId: shortText }),
    event('all_notifications_marked_read', z.object({ userId: id })),
    'person',
  ),
} as const;

/** Somebody is told: a new notification, or an unread one whose news came again (by the same id). */
export const newNotification = event('new_notification', notification);

/** Events of other servers that a client listens to and logs, no more (spec §7): `new_notification` is the one that counts. */
export const loggedNotifications = ['notification_received', 'notification_created', 'notification_added'].map((name) =>
  event(name, z.unknown()),
);

/** A refusal, for clients that take no acknowledgements: which event, and the one form of an error. */
export const notificationsFailed = event(
  'notifications_failed',
  z.object({ event: z.string(), code: z.string(), message: z.string() }),
);

/** A page of notifications as it is answered. */
export type NotificationList = z.output<typeof liveEvents.list.answer.payload>;
