import { changed } from '@tilldesk/domain/contract';
import type { Socket } from 'socket.io-client';
import { refresh } from './answers.ts';

export type LiveState = 'connecting' | 'connected' | 'disconnected';

/** Changes of a moment are answered together: a busy till would else ask for the same list many times a second. */
const GATHER_MS = 250;

const listeners = new Set<() => void>();
let state: LiveState = 'connecting';
let socket: Socket | undefined;

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
  let closed = false;
  const gather = gathering();
  void import('socket.io-client').then(
    ({ io }) => {
      if (closed) return;
      let hadGap = false;
      let told = false;
      socket = io({ transports: ['websocket'], auth: { token } });
      socket.on('connect', () => {
        become('connected');
        if (hadGap) refresh();
        [hadGap, told] = [true, false];
      });
      socket.on('disconnect', () => become('disconnected'));
      socket.on('connect_error', ({ message }) => {
        become('disconnected');
        if (!told) onFailure(message);
        told = true;
      });
      socket.on(changed.name, (payload: unknown) => {
        const news = changed.payload.safeParse(payload);
        if (news.success) gather(news.data.resource);
      });
    },
    () => become('disconnected'),
  );
  return () => {
    closed = true;
    socket?.close();
    socket = undefined;
    become('connecting');
  };
}

function gathering(): (resource: string) => void {
  const waiting = new Set<string>();
  return (resource) => {
    if (waiting.size === 0) {
      setTimeout(() => {
        for (const one of waiting) refresh(one);
        waiting.clear();
      }, GATHER_MS);
    }
    waiting.add(resource);
  };
}

function become(next: LiveState): void {
  if (state === next) return;
  state = next;
  for (const listener of listeners) listener();
}
