import { io, type Socket } from 'socket.io-client';

/** A socket of its own, over websockets alone, that does not come back by itself. */
export const connectTo = (url: string, token: string | undefined, headers: Record<string, string> = {}): Socket =>
  io(url, {
    transports: ['websocket'],
    auth: { token },
    reconnection: false,
    forceNew: true,
    extraHeaders: headers,
  });
