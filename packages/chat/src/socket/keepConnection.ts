import type { Socket } from 'socket.io-client';
import { watchHeartbeat } from './pulse.ts';

/**
 * Where the server closed a line, or refused it: the next try, 1 to 5 s later, then twice as long each time, up to a minute.
 * A line that had stood for a while is tried at once before that: it may be this one's session alone that ended.
 */
const AGAIN_MS = 3_000;
const AGAIN_MAX_MS = 60_000;
const SPREAD = 2 / 3;
const STABLE_AFTER_MS = 10_000;

/**
 * How the library keeps the line (spec §9): the next try 1 to 5 s after a line broke, anywhere in between, since everybody's
 * breaks at the same moment when a server ends; 20 s of patience.
 */
export const reconnectOptions = {
  reconnectionDelay: AGAIN_MS,
  reconnectionDelayMax: 5_000,
  randomizationFactor: SPREAD,
  timeout: 20_000,
};

export type ConnectionListeners = {
  /** `isSame`: it was silent and speaks again, so that nothing of it was missed. */
  opened: (isSame: boolean) => void;
  /** `byServer`: it hung up on this line alone, as where a session ended. */
  closed: (byServer: boolean) => void;
};

export type KeptConnection = { isOpen: () => boolean; open: () => void; close: () => void };

/**
 * Keeps a socket that was made with `keeping` open, from `open` to `close`: also where the library does not come back by
 * itself, as after a close by the server, and at once when the browser says that the network is back. `closed` is said for
 * a line that has gone silent too (pulse.ts), each after an `opened`.
 */
export function keepConnection(socket: Socket, handlers: ConnectionListeners): KeptConnection {
  let again: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let connectedAt = 0;
  let isOpen = false;
  const opened = (isSame: boolean) => {
    if (isOpen) return;
    isOpen = true;
    handlers.opened(isSame);
  };
  const closed = (byServer: boolean) => {
    if (!isOpen) return;
    isOpen = false;
    handlers.closed(byServer);
  };
  const heartbeat = watchHeartbeat(
    { silent: () => closed(false), back: () => opened(true), lost: () => void socket.io.engine.close() },
    () => performance.now(),
  );
  const reconnectAfter = (wait: number) => {
    tries += 1;
    again = setTimeout(() => socket.connect(), wait);
  };
  const spread = () => Math.min(AGAIN_MAX_MS, AGAIN_MS * 2 ** tries) * (1 + SPREAD * (2 * Math.random() - 1));
  /** Not the server went, but this machine's network: nobody else comes back at the same moment. */
  const online = () => {
    if (socket.connected) return;
    clearTimeout(again);
    socket.disconnect().connect();
  };

  socket.on('connect', () => {
    connectedAt = performance.now();
    opened(false);
  });
  socket.on('disconnect', (reason) => {
    heartbeat.closed();
    const byServer = reason === 'io server disconnect';
    closed(byServer);
    const wasStable = performance.now() - connectedAt >= STABLE_AFTER_MS;
    if (wasStable) tries = 0;
    if (byServer) reconnectAfter(wasStable ? 0 : spread());
  });
  socket.on('connect_error', () => {
    // The token was not taken; a server that was not there is the library's to try again.
    if (!socket.active) reconnectAfter(spread());
  });
  socket.io.on('open', () => socket.io.engine.on('heartbeat', heartbeat.onMessage));
  socket.io.on('ping', heartbeat.heartbeat);

  return {
    isOpen: () => isOpen,
    open() {
      globalThis.addEventListener?.('online', online);
      socket.connect();
    },
    close() {
      globalThis.removeEventListener?.('online', online);
      clearTimeout(again);
      socket.disconnect();
    },
  };
}
