import { changed, type RequestEvent, type Event } from '@tilldesk/domain/contract';
import { notificationEvents } from '@tilldesk/domain/notifications';
import { ownSession } from '@tilldesk/domain/session';
import type * as z from 'zod/mini';
import { refresh, resourceOf } from '../api/useAnswer.ts';
import { acknowledged, notConnected } from './readAcknowledgement.ts';
import { outside, type ConnectionHandlers, type Line } from '../api/environment.ts';
import { createSharedState } from '../browser/sharedState.ts';
import { session } from '../session/session.ts';

export type LiveState = 'connecting' | 'connected' | 'disconnected';

/** Changes within this time lead to one request: a busy till would otherwise request the same list many times a second. */
const GATHER_MS = 250;

const { set: setState, ...connection } = createSharedState<LiveState>('connecting');
const eventHandlers = new Map<string, Set<(payload: unknown) => void>>();
let line: Line | undefined;

/** The live connection: its state and its events. */
export const realtime = {
  ...connection,
  /**
   * Subscribes to an event of the contract; payloads that do not match the contract are ignored. Returns a function that
   * unsubscribes.
   */
  on<N extends string, P extends z.ZodMiniType>(
    { name, payload: schema }: Event<N, P>,
    listener: (payload: z.output<P>) => void,
  ): () => void {
    const on = (payload: unknown) => {
      const read = schema.safeParse(payload);
      if (read.success) listener(read.data);
    };
    const handlers = eventHandlers.get(name) ?? new Set();
    eventHandlers.set(name, handlers.add(on));
    return () => void handlers.delete(on);
  },
  /** Sends an event and returns its acknowledgement. Rejects with an `ApiProblem`. */
  async request<N extends string, P extends z.ZodMiniType, A extends z.ZodMiniType>(
    event: RequestEvent<N, P, A>,
    payload: z.input<P>,
  ): Promise<z.output<A>> {
    const answer = line?.request(event.name, payload);
    if (!answer) throw notConnected();
    return acknowledged(event, await answer.catch(notConnected));
  },
};

/**
 * Opens the socket of a session: websocket only, the token in the handshake, kept open (retries 1 to 5 s apart, 20 s timeout;
 * closed after 2 s of silence). Refreshes what a change affects; after a gap, everything. `onFailure` receives the reason of
 * the first failure in a gap. Returns a function that closes it.
 */
export function openSocket(token: string, onFailure: (reason: string) => void): () => void {
  let close = () => {};
  let closed = false;
  const open = async () => {
    const openLine = await outside.line();
    if (closed) return;
    line = openLine(token, connectionHandlers(onFailure));
    close = line.close;
  };
  open().catch(() => setState('disconnected'));
  return () => {
    closed = true;
    close();
    line = undefined;
    setState('connecting');
  };
}

function connectionHandlers(onFailure: (reason: string) => void): ConnectionHandlers {
  let inGap = false;
  let wasReported = false;
  const waiting = new Set<string>();
  const refreshAll = () => {
    for (const resource of waiting) refresh(resource);
    waiting.clear();
  };
  return {
    opened(isSame = false) {
      if (!isSame) introduce();
      setState('connected');
      if (inGap && !isSame) refresh();
      [inGap, wasReported] = [false, false];
    },
    closed(byServer = false) {
      inGap = true;
      setState('disconnected');
      // The session may have ended elsewhere: its own call finds out sooner than the next connection attempt.
      if (byServer) refresh(resourceOf(ownSession));
    },
    rejected(reason, isFinal) {
      inGap = true;
      setState('disconnected');
      // The token was rejected: the session's own call finds out whether the session has ended.
      if (isFinal) refresh(resourceOf(ownSession));
      else if (!wasReported) onFailure(reason);
      wasReported = true;
    },
    onEvent(name, payload) {
      for (const on of eventHandlers.get(name) ?? []) on(payload);
      const read = name === changed.name ? changed.payload.safeParse(payload) : undefined;
      if (!read?.success) return;
      if (waiting.size === 0) setTimeout(refreshAll, GATHER_MS);
      waiting.add(read.data.resource);
    },
  };
}

/** Identifies the user, as the spec's client does (spec §7); the server already knows the user from the token. */
function introduce(): void {
  const user = session.current()?.user;
  if (!user) return;
  const requests = [
    realtime.request(notificationEvents.authenticate, { userId: user.id, userType: 'user' }),
    realtime.request(notificationEvents.joinRoom, { showTo: 'user', userId: user.id }),
    realtime.request(notificationEvents.joinUser, { user: { _id: user.id } }),
  ];
  // A server that does not know these events may ignore them.
  for (const one of requests) one.catch(() => undefined);
}
