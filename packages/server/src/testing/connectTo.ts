import { io, type Socket } from 'socket.io-client';

/** Opens a separate socket, over websockets only, without automatic reconnection. */
export const connectTo = (url: string, token: string | undefined, headers: Record<string, string> = {}): Socket =>
  io(url, {
    transports: ['websocket'],
    auth: { token },
    reconnection: false,
    forceNew: true,
    extraHeaders: headers,
  });
