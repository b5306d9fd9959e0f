import { liveEvents } from '@tilldesk/domain/shop';
import { hear, type Asking, type Heard } from '../../socket/hear.ts';
import { listNotices, readAllNotices, readNotice } from './notices.store.ts';

// Who is asking, the token says: what a payload says of that changes nothing.
const whoTheyAre = ({ who }: Asking) => Promise.resolve({ userId: who.userId });

export const notificationEvents: Heard[] = [
  hear(liveEvents.authenticate, 'asker', whoTheyAre),
  hear(liveEvents.joinRoom, 'asker', whoTheyAre),
  hear(liveEvents.joinUser, 'asker', whoTheyAre),

  hear(liveEvents.list, 'asker', ({ tx, who, payload }) => listNotices(tx, who, payload)),

  hear(liveEvents.markRead, 'person', async ({ tx, who, now, payload }) => {
    await readNotice(tx, who, now, payload.notificationId);
    return { notificationId: payload.notificationId };
  }),

  hear(liveEvents.markAllRead, 'person', async ({ tx, who, now }) => {
    await readAllNotices(tx, who, now);
    return { userId: who.userId };
  }),
];
