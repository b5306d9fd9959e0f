import { changed } from '@tilldesk/domain/contract';
import { ownSession } from '@tilldesk/domain/shop';
import type { Socket } from 'socket.io-client';
import { refresh, resourceOf } from './answers.ts';

export type LiveState = 'connecting' | 'connected' | 'disconnected';

/** Changes of a moment are answered together: a busy till would else ask for the same list many times a second. */
const GATHER_MS = 250;

const listeners = new Set<() => void>();
let state: LiveState = 'connecting';

/** Whether news arrives by itself. */
export const live = {
  state: (): LiveState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Opens the socket of a session: websocket only, the token in the handshake, the library's reconnection (1 to 5 s,
 * 20 s patience). Refreshes what a change touches; after a gap, everything. `onFailure` hears the first failure of a
 * gap with its reason. Answers a function that closes it.
 */
export function openSocket(token: string, onFailure: (reason: string) => void): () => void {
  let socket: Socket | undefined;
  let closed = false;
  const open = async () => {
    const { io } = await import('socket.io-client');
    if (closed) return;
    socket = io({ transports: ['websocket'], auth: { token } });
    followConnection(socket, onFailure);
    followChanges(socket);
  };
  open().catch(() => become('disconnected'));
  return () => {
    closed = true;
    socket?.close();
    become('connecting');
  };
}

function followConnection(socket: Socket, onFailure: (reason: string) => void): void {
  let inGap = false;
  let told = false;
  socket.on('connect', () => {
    become('connected');
    if (inGap) refresh();
    [inGap, told] = [false, false];
  });
  socket.on('disconnect', (reason) => {
    inGap = true;
    become('disconnected');
    // From this one the library does not come back by itself: the server closed it, as when a token ends.
    if (reason === 'io server disconnect') socket.connect();
  });
  socket.on('connect_error', ({ message }) => {
    inGap = true;
    become('disconnected');
    // A refused token: the session's own call says whether it is over.
    if (!socket.active) refresh(resourceOf(ownSession));
    else if (!told) onFailure(message);
    told = true;
  });
}

function followChanges(socket: Socket): void {
  const waiting = new Set<string>();
  const refreshAll = () => {
    for (const resource of waiting) refresh(resource);
    waiting.clear();
  };
  socket.on(changed.name, (payload: unknown) => {
    const news = changed.payload.safeParse(payload);
    if (!news.success) return;
    if (waiting.size === 0) setTimeout(refreshAll, GATHER_MS);
    waiting.add(news.data.resource);
  });
}

function become(next: LiveState): void {
  if (state === next) return;
  state = next;
  for (const listener of listeners) listener();
}
