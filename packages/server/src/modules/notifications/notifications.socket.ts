import { notificationEvents } from '@tilldesk/domain/notifications';
import { socketHandler, type EventContext, type SocketHandler } from '../../realtime/socket-handler.ts';
import { listNotifications, markAllNotificationsRead, markNotificationRead } from './notices.store.ts';

// The caller is identified by the token. A user id in the payload has no effect.
const recipientOf = ({ caller }: EventContext) => Promise.resolve({ userId: caller.userId });

export const notificationHandlers: SocketHandler[] = [
  socketHandler(notificationEvents.authenticate, 'requester', recipientOf),
  socketHandler(notificationEvents.joinRoom, 'requester', recipientOf),
  socketHandler(notificationEvents.joinUser, 'requester', recipientOf),

  socketHandler(notificationEvents.list, 'requester', ({ tx, caller, payload }) =>
    listNotifications(tx, caller, payload),
  ),

  socketHandler(notificationEvents.markRead, 'person', async ({ tx, caller, now, payload }) => {
    await markNotificationRead(tx, caller, now, payload.notificationId);
    return { notificationId: payload.notificationId };
  }),

  socketHandler(notificationEvents.markAllRead, 'person', async ({ tx, caller, now }) => {
    await markAllNotificationsRead(tx, caller, now);
    return { userId: caller.userId };
  }),
];
