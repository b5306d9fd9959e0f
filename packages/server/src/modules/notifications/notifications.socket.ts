import { liveEvents } from '@tilldesk/domain/shop';
import { socketHandler, type EventContext, type SocketHandler } from '../../realtime/socket-handler.ts';
import { listNotices, readAllNotices, readNotice } from './notices.store.ts';

// The caller is identified by the token. A user id in the payload has no effect.
const recipientOf = ({ caller }: EventContext) => Promise.resolve({ userId: caller.userId });

export const notificationEvents: SocketHandler[] = [
  socketHandler(liveEvents.authenticate, 'asker', recipientOf),
  socketHandler(liveEvents.joinRoom, 'asker', recipientOf),
  socketHandler(liveEvents.joinUser, 'asker', recipientOf),

  socketHandler(liveEvents.list, 'asker', ({ tx, caller, payload }) => listNotices(tx, caller, payload)),

  socketHandler(liveEvents.markRead, 'person', async ({ tx, caller, now, payload }) => {
    await readNotice(tx, caller, now, payload.notificationId);
    return { notificationId: payload.notificationId };
  }),

  socketHandler(liveEvents.markAllRead, 'person', async ({ tx, caller, now }) => {
    await readAllNotices(tx, caller, now);
    return { userId: caller.userId };
  }),
];
