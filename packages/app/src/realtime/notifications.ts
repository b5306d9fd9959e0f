import {
  liveEvents,
  loggedNotifications,
  newNotification,
  NOTIFICATION_PAGE,
  type Notification,
  type NotificationList,
} from '@tilldesk/domain/shop';
import { ApiProblem } from '../api/ApiProblem.ts';
import { createSharedState, useSharedState } from '../browser/sharedState.ts';
import { session } from '../session/session.ts';
import { live } from './socket.ts';

/** A page of the user's notifications. `problem` is why the last request failed; the earlier list is retained. */
export type Notices = { list: NotificationList | undefined; problem: ApiProblem | undefined };

/** Events within this time lead to one request. */
const GATHER_MS = 250;
const nothing: Notices = { list: undefined, problem: undefined };

const notices = createSharedState(nothing);
let latestRequest = 0;

/** Returns the user's notifications, for the bell and its panel. */
export const useNotices = (): Notices => useSharedState(notices);

/** Loads a page of 10; by default the current one. Responses to earlier requests are ignored. */
export async function loadNotices(page = notices.current().list?.pagination.page ?? 1): Promise<void> {
  const own = ++latestRequest;
  try {
    const list = await live.say(liveEvents.list, { ...oneself(), page, limit: NOTIFICATION_PAGE });
    if (own === latestRequest) notices.set({ list, problem: undefined });
  } catch (thrown) {
    if (!(thrown instanceof ApiProblem)) throw thrown;
    if (own === latestRequest) notices.set({ ...notices.current(), problem: thrown });
  }
}

/** Marks one as read. @throws ApiProblem */
export async function readNotice(notificationId: string): Promise<void> {
  await live.say(liveEvents.markRead, { notificationId });
  await loadNotices();
}

/** Marks all as read. @throws ApiProblem */
export async function readAllNotices(): Promise<void> {
  await live.say(liveEvents.markAllRead, { userId: oneself().userId });
  await loadNotices();
}

/**
 * Loads notifications on socket events: when it connects and after every gap, on a new notification, and when another device of
 * the user marks as read. `onNotification` is called for each new one. Returns a function that stops it.
 */
export function followNotices(onNotification: (notification: Notification) => void): () => void {
  let batchTimer: ReturnType<typeof setTimeout> | undefined;
  let wasConnected = false;
  const soon = () => {
    batchTimer ??= setTimeout(() => {
      batchTimer = undefined;
      void loadNotices();
    }, GATHER_MS);
  };
  const update = () => {
    const isConnected = live.current() === 'connected';
    if (isConnected && !wasConnected) void loadNotices();
    wasConnected = isConnected;
  };
  const stops = [
    live.subscribe(update),
    live.on(newNotification, (notification) => {
      soon();
      onNotification(notification);
    }),
    // The payloads may name customers: only the event's name is logged.
    ...loggedNotifications.map((event) => live.on(event, () => logged(event.name))),
    live.on(liveEvents.markRead.answer, soon),
    live.on(liveEvents.markAllRead.answer, soon),
  ];
  update();
  return () => {
    clearTimeout(batchTimer);
    for (const stop of stops) stop();
    latestRequest += 1;
    notices.set(nothing);
  };
}

function logged(name: string): void {
  // oxlint-disable-next-line no-console -- spec §7: these events are logged and change nothing
  console.debug(name);
}

const oneself = () => ({ showTo: 'user', userId: session.current()?.user.id ?? null });
