import {
  notificationEvents,
  loggedNotifications,
  newNotification,
  NOTIFICATION_PAGE,
  type Notification,
  type NotificationList,
} from '@tilldesk/domain/notifications';
import { ApiProblem } from '../api/ApiProblem.ts';
import { createSharedState, useSharedState } from '../browser/sharedState.ts';
import { session } from '../session/session.ts';
import { realtime } from './socket.ts';

/** A page of the user's notifications. `problem` is why the last request failed; the earlier list is retained. */
export type NotificationsState = { list: NotificationList | undefined; problem: ApiProblem | undefined };

/** Events within this time lead to one request. */
const BATCH_MS = 250;
const emptyState: NotificationsState = { list: undefined, problem: undefined };

const notices = createSharedState(emptyState);
let latestRequest = 0;

/** Returns the user's notifications, for the bell and its panel. */
export const useNotifications = (): NotificationsState => useSharedState(notices);

/** Loads a page of 10; by default the current one. Responses to earlier requests are ignored. */
export async function loadNotifications(page = notices.current().list?.pagination.page ?? 1): Promise<void> {
  const requestId = ++latestRequest;
  try {
    const list = await realtime.request(notificationEvents.list, { ...currentUser(), page, limit: NOTIFICATION_PAGE });
    if (requestId === latestRequest) notices.set({ list, problem: undefined });
  } catch (thrown) {
    if (!(thrown instanceof ApiProblem)) throw thrown;
    if (requestId === latestRequest) notices.set({ ...notices.current(), problem: thrown });
  }
}

/** Marks one as read. @throws ApiProblem */
export async function markNotificationRead(notificationId: string): Promise<void> {
  await realtime.request(notificationEvents.markRead, { notificationId });
  await loadNotifications();
}

/** Marks all as read. @throws ApiProblem */
export async function markAllNotificationsRead(): Promise<void> {
  await realtime.request(notificationEvents.markAllRead, { userId: currentUser().userId });
  await loadNotifications();
}

/**
 * Loads notifications on socket events: when it connects and after every gap, on a new notification, and when another device of
 * the user marks as read. `onNotification` is called for each new one. Returns a function that stops it.
 */
export function subscribeToNotifications(onNotification: (notification: Notification) => void): () => void {
  let batchTimer: ReturnType<typeof setTimeout> | undefined;
  let wasConnected = false;
  const scheduleLoad = () => {
    batchTimer ??= setTimeout(() => {
      batchTimer = undefined;
      void loadNotifications();
    }, BATCH_MS);
  };
  const onStateChange = () => {
    const isConnected = realtime.current() === 'connected';
    if (isConnected && !wasConnected) void loadNotifications();
    wasConnected = isConnected;
  };
  const unsubscribers = [
    realtime.subscribe(onStateChange),
    realtime.on(newNotification, (notification) => {
      scheduleLoad();
      onNotification(notification);
    }),
    // The payloads may name customers: only the event's name is logged.
    ...loggedNotifications.map((event) => realtime.on(event, () => logEvent(event.name))),
    realtime.on(notificationEvents.markRead.answer, scheduleLoad),
    realtime.on(notificationEvents.markAllRead.answer, scheduleLoad),
  ];
  onStateChange();
  return () => {
    clearTimeout(batchTimer);
    for (const stop of unsubscribers) stop();
    latestRequest += 1;
    notices.set(emptyState);
  };
}

function logEvent(name: string): void {
  // oxlint-disable-next-line no-console -- spec §7: these events are logged and change nothing
  console.debug(name);
}

const currentUser = () => ({ showTo: 'user', userId: session.current()?.user.id ?? null });
