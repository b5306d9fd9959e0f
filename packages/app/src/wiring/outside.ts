import type { Socket } from 'socket.io-client';

/** Who hears what a line to the server brings. */
export type Ears = {
  opened: () => void;
  /** `isFinal` when the line does not come back by itself. */
  closed: (isFinal: boolean) => void;
  refused: (reason: string, isFinal: boolean) => void;
  news: (name: string, payload: unknown) => void;
};

/** Opens a line with the person's token. Answers how to close it and how to open it again. */
export type OpenLine = (token: string, ears: Ears) => { close: () => void; reopen: () => void };

/** Everything that goes out of the document. Stories put a fake world in its place (docs/decisions/0008). */
export const outside = {
  fetch: ((...asked) => globalThis.fetch(...asked)) as typeof globalThis.fetch,
  /** The socket's library, fetched when the first session opens a line. */
  line: async (): Promise<OpenLine> => {
    const { io } = await import('socket.io-client');
    return (token, ears) => {
      const socket = io({ transports: ['websocket'], auth: { token } });
      listen(socket, ears);
      return { close: () => socket.close(), reopen: () => socket.connect() };
    };
  },
  leaveFor: (address: string): void => location.replace(address),
};

function listen(socket: Socket, { opened, closed, refused, news }: Ears): void {
  socket.on('connect', opened);
  socket.on('disconnect', (reason) => closed(reason === 'io server disconnect'));
  socket.on('connect_error', ({ message }) => refused(message, !socket.active));
  socket.onAny(news);
}
