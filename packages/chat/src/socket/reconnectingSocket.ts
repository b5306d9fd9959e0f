import type { Socket } from 'socket.io-client';
import { watchHeartbeat } from './heartbeat.ts';

/**
 * The base delay after the server closed or rejected a connection: the next attempt is 1 to 5 s later, then the delay doubles
 * each time, up to one minute. A connection that was open for a while is first retried at once, because only its session may
 * have ended.
 */
const RETRY_MS = 3_000;
const RETRY_MAX_MS = 60_000;
const JITTER = 2 / 3;
const STABLE_AFTER_MS = 10_000;

/**
 * Options of socket.io-client (spec §9): reconnects 1 to 5 s after a connection broke, at a random time, because all clients
 * lose their connection at the same moment when a server stops. The connection timeout is 20 s.
 */
export const reconnectOptions = {
  reconnectionDelay: RETRY_MS,
  reconnectionDelayMax: 5_000,
  randomizationFactor: JITTER,
  timeout: 20_000,
};

export type ConnectionListeners = {
  /** `isSame`: the connection was silent and works again; no event was missed. */
  opened: (isSame: boolean) => void;
  /** `byServer`: the server closed this connection only, for example because the session ended. */
  closed: (byServer: boolean) => void;
};

export type ReconnectingSocket = { isOpen: () => boolean; open: () => void; close: () => void };

/**
 * Keeps a socket that was created with `reconnectOptions` connected, from `open` to `close`. Also reconnects where the library
 * does not, for example after a close by the server, and at once when the browser is online again. Calls `closed` for a silent
 * connection too (heartbeat.ts). Each `closed` follows an `opened`.
 */
export function createReconnectingSocket(socket: Socket, handlers: ConnectionListeners): ReconnectingSocket {
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
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
    { onSilent: () => closed(false), onResumed: () => opened(true), onLost: () => void socket.io.engine.close() },
    () => performance.now(),
  );
  const reconnectAfter = (delayMs: number) => {
    attempts += 1;
    retryTimer = setTimeout(() => socket.connect(), delayMs);
  };
  const retryDelay = () => Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** attempts) * (1 + JITTER * (2 * Math.random() - 1));
  /** Reconnects at once: this device was offline, not the server, so other clients do not reconnect at the same moment. */
  const reconnectNow = () => {
    if (socket.connected) return;
    clearTimeout(retryTimer);
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
    if (wasStable) attempts = 0;
    if (byServer) reconnectAfter(wasStable ? 0 : retryDelay());
  });
  socket.on('connect_error', () => {
    // The server rejected the token. An unreachable server is retried by the library.
    if (!socket.active) reconnectAfter(retryDelay());
  });
  socket.io.on('open', () => socket.io.engine.on('heartbeat', heartbeat.onMessage));
  socket.io.on('ping', heartbeat.heartbeat);

  return {
    isOpen: () => isOpen,
    open() {
      globalThis.addEventListener?.('online', reconnectNow);
      socket.connect();
    },
    close() {
      globalThis.removeEventListener?.('online', reconnectNow);
      clearTimeout(retryTimer);
      socket.disconnect();
    },
  };
}
