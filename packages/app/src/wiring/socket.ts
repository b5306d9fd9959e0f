import { changed } from '@tilldesk/domain/contract';
import { ownSession } from '@tilldesk/domain/shop';
import { refresh, resourceOf } from './answers.ts';
import { outside, type Ears } from './outside.ts';

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
  let close = () => {};
  let closed = false;
  const open = async () => {
    const openLine = await outside.line();
    if (closed) return;
    const line = openLine(
      token,
      earsOf(() => line.reopen(), onFailure),
    );
    close = line.close;
  };
  open().catch(() => become('disconnected'));
  return () => {
    closed = true;
    close();
    become('connecting');
  };
}

function earsOf(reopen: () => void, onFailure: (reason: string) => void): Ears {
  let inGap = false;
  let told = false;
  const waiting = new Set<string>();
  const refreshAll = () => {
    for (const resource of waiting) refresh(resource);
    waiting.clear();
  };
  return {
    opened() {
      become('connected');
      if (inGap) refresh();
      [inGap, told] = [false, false];
    },
    closed(isFinal) {
      inGap = true;
      become('disconnected');
      // The server closed it, as when a token ends: the library does not come back by itself.
      if (isFinal) reopen();
    },
    refused(reason, isFinal) {
      inGap = true;
      become('disconnected');
      // A refused token: the session's own call says whether it is over.
      if (isFinal) refresh(resourceOf(ownSession));
      else if (!told) onFailure(reason);
      told = true;
    },
    news(name, payload) {
      const read = name === changed.name ? changed.payload.safeParse(payload) : undefined;
      if (!read?.success) return;
      if (waiting.size === 0) setTimeout(refreshAll, GATHER_MS);
      waiting.add(read.data.resource);
    },
  };
}

function become(next: LiveState): void {
  if (state === next) return;
  state = next;
  for (const listener of listeners) listener();
}
