import { changed, type RequestEvent, type Event } from '@tilldesk/domain/contract';
import { liveEvents, ownSession } from '@tilldesk/domain/shop';
import type * as z from 'zod/mini';
import { refresh, resourceOf } from '../api/useAnswer.ts';
import { acknowledged, notConnected } from './readAcknowledgement.ts';
import { outside, type ConnectionHandlers, type Line } from '../api/environment.ts';
import { session } from '../session/session.ts';

export type LiveState = 'connecting' | 'connected' | 'disconnected';

/** Changes of a moment are answered together: a busy till would else ask for the same list many times a second. */
const GATHER_MS = 250;

const listeners = new Set<() => void>();
const hearers = new Map<string, Set<(payload: unknown) => void>>();
let state: LiveState = 'connecting';
let line: Line | undefined;

/** Whether news arrives by itself. */
export const live = {
  state: (): LiveState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Hears an event of the contract; what does not fit it is heard by nobody. Answers how to stop. */
  on<N extends string, P extends z.ZodMiniType>(
    { name, payload: schema }: Event<N, P>,
    listener: (payload: z.output<P>) => void,
  ): () => void {
    const on = (payload: unknown) => {
      const read = schema.safeParse(payload);
      if (read.success) listener(read.data);
    };
    const those = hearers.get(name) ?? new Set();
    hearers.set(name, those.add(on));
    return () => void those.delete(on);
  },
  /** Says an event and answers with what it is answered; rejects with an `ApiProblem`. */
  async say<N extends string, P extends z.ZodMiniType, A extends z.ZodMiniType>(
    event: RequestEvent<N, P, A>,
    payload: z.input<P>,
  ): Promise<z.output<A>> {
    const answer = line?.say(event.name, payload);
    if (!answer) throw notConnected();
    return acknowledged(event, await answer.catch(notConnected));
  },
};

/**
 * Opens the socket of a session: websocket only, the token in the handshake, kept open (tries 1 to 5 s apart, 20 s
 * patience; silent for 2 s is closed). Refreshes what a change touches; after a gap, everything. `onFailure` hears the first failure of a
 * gap with its reason. Answers a function that closes it.
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
  open().catch(() => become('disconnected'));
  return () => {
    closed = true;
    close();
    line = undefined;
    become('connecting');
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
      become('connected');
      if (inGap && !isSame) refresh();
      [inGap, wasReported] = [false, false];
    },
    closed(byServer = false) {
      inGap = true;
      become('disconnected');
      // It may be that the session ended elsewhere: its own call says so sooner than the next try would.
      if (byServer) refresh(resourceOf(ownSession));
    },
    refused(reason, isFinal) {
      inGap = true;
      become('disconnected');
      // A refused token: the session's own call says whether it is over.
      if (isFinal) refresh(resourceOf(ownSession));
      else if (!wasReported) onFailure(reason);
      wasReported = true;
    },
    onEvent(name, payload) {
      for (const on of hearers.get(name) ?? []) on(payload);
      const read = name === changed.name ? changed.payload.safeParse(payload) : undefined;
      if (!read?.success) return;
      if (waiting.size === 0) setTimeout(refreshAll, GATHER_MS);
      waiting.add(read.data.resource);
    },
  };
}

/** Says who is here, as the spec's client does (spec §7); the server has it from the token already. */
function introduce(): void {
  const user = session.current()?.user;
  if (!user) return;
  const requests = [
    live.say(liveEvents.authenticate, { userId: user.id, userType: 'user' }),
    live.say(liveEvents.joinRoom, { showTo: 'user', userId: user.id }),
    live.say(liveEvents.joinUser, { user: { _id: user.id } }),
  ];
  // A server that knows them not is none the worse for it.
  for (const one of requests) one.catch(() => undefined);
}

function become(next: LiveState): void {
  if (state === next) return;
  state = next;
  for (const listener of listeners) listener();
}
