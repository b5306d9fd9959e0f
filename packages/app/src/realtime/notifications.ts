import {
  liveEvents,
  loggedNotifications,
  newNotification,
  NOTIFICATION_PAGE,
  type Notification,
  type NotificationList,
} from '@tilldesk/domain/shop';
import { useSyncExternalStore } from 'react';
import { ApiProblem } from '../api/ApiProblem.ts';
import { session } from '../session/session.ts';
import { live } from './socket.ts';

/** A page of what the person was told. `problem` is why the last asking failed; the list before it stays. */
export type Notices = { list: NotificationList | undefined; problem: ApiProblem | undefined };

/** News of a moment are asked for together. */
const GATHER_MS = 250;
const nothing: Notices = { list: undefined, problem: undefined };

const listeners = new Set<() => void>();
let state = nothing;
let latestRequest = 0;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What the person was told, as the bell and its panel show it. */
export const useNotices = (): Notices => useSyncExternalStore(subscribe, () => state);

/** Asks for a page, 10 on each; the one that stands unless told. What was asked before it no longer counts. */
export async function loadNotices(page = state.list?.pagination.page ?? 1): Promise<void> {
  const own = ++latestRequest;
  try {
    const list = await live.say(liveEvents.list, { ...oneself(), page, limit: NOTIFICATION_PAGE });
    if (own === latestRequest) become({ list, problem: undefined });
  } catch (thrown) {
    if (!(thrown instanceof ApiProblem)) throw thrown;
    if (own === latestRequest) become({ ...state, problem: thrown });
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
 * Follows the socket: asks when it opens and after every gap, when somebody tells the person something, and when another
 * of the person's screens marks as read. `onNews` hears each new one. Answers how to stop.
 */
export function followNotices(onNotification: (notification: Notification) => void): () => void {
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let wasConnected = false;
  const soon = () => {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      void loadNotices();
    }, GATHER_MS);
  };
  const update = () => {
    const isConnected = live.state() === 'connected';
    if (isConnected && !wasConnected) void loadNotices();
    wasConnected = isConnected;
  };
  const stops = [
    live.subscribe(update),
    live.on(newNotification, (notification) => {
      soon();
      onNotification(notification);
    }),
    // Their payloads may name customers: the browser's log gets the name of the event alone.
    ...loggedNotifications.map((event) => live.on(event, () => logged(event.name))),
    live.on(liveEvents.markRead.answer, soon),
    live.on(liveEvents.markAllRead.answer, soon),
  ];
  update();
  return () => {
    clearTimeout(gathering);
    for (const stop of stops) stop();
    latestRequest += 1;
    become(nothing);
  };
}

function logged(name: string): void {
  // oxlint-disable-next-line no-console -- spec §7: these events are logged and change nothing
  console.debug(name);
}

const oneself = () => ({ showTo: 'user', userId: session.current()?.user.id ?? null });

function become(next: Notices): void {
  state = next;
  for (const listener of listeners) listener();
}
