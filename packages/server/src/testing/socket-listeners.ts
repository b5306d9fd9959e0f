import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Acknowledged } from '@tilldesk/domain/contract';
import type { Socket } from 'socket.io-client';
import { expect } from 'vitest';
import { connectTo } from './connectTo.ts';

/** A socket of a test and everything that it has received, event and payload. */
export type SocketClient = {
  socket: Socket;
  received: [string, unknown][];
  /** Sends an event and waits for its acknowledgement. */
  say: (event: string, payload?: unknown) => Promise<Acknowledged<unknown>>;
  /** Returns the payloads that were received under one name. */
  of: (event: string) => unknown[];
};

/** Opens sockets to a listening server, and closes all of them. */
export function socketClientsOn(server: HttpServer) {
  const sockets: Socket[] = [];
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const connect = (token: string | undefined, headers: Record<string, string> = {}): Socket => {
    const socket = connectTo(url(), token, headers);
    sockets.push(socket);
    return socket;
  };

  return {
    connect,
    /** Opens a socket and waits until it is connected. */
    async listener(token: string): Promise<SocketClient> {
      const socket = connect(token);
      const received: [string, unknown][] = [];
      socket.onAny((event: string, payload: unknown) => received.push([event, payload]));
      await next(socket, 'connect');
      return {
        socket,
        received,
        say: (event, payload) => socket.emitWithAck(event, payload),
        of: (name) => received.flatMap(([event, payload]) => (event === name ? [payload] : [])),
      };
    },
    close: () => sockets.forEach((socket) => socket.close()),
  };
}

/** Waits for the next event of this name on a socket and returns its payload. */
export const next = <T>(socket: Socket, event: string): Promise<T> =>
  new Promise((resolve) => void socket.once(event, (received: T) => resolve(received)));

/** Waits until the server has closed a socket. */
export const closed = ({ socket }: SocketClient) => expect.poll(() => socket.connected).toEqual(false);
