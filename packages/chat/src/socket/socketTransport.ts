import type { Acknowledged } from '@tilldesk/domain/contract';
import { io, type Socket } from 'socket.io-client';
import { ChatRejection, type ChatHandlers, type ChatTransport } from '../client/ChatTransport.ts';
import { requestNames, socketListeners, type Answered, type RequestName, type Payload } from './events.ts';
import { bytesAt, uploadTo } from './files.ts';
import { reconnectOptions, keepConnection } from './keepConnection.ts';

export type SocketTransportOptions = {
  /** The server's origin, as `https://shop.example`; without it, the page's own. */
  url?: string | undefined;
  /** The bearer token of whoever chats. A function is asked at each connection, upload and file. */
  token: string | (() => string | Promise<string>);
  /** Where the socket answers; `/socket.io` without it. */
  path?: string | undefined;
  /** Who that is, as the spec's introductions say it. Our server believes the token alone. */
  userId?: string | undefined;
};

/**
 * A chat's line to a Tilldesk server: one websocket, opened by the first that follows it and closed by the last that
 * leaves. It comes back by itself, whoever closed it; what was asked meanwhile is refused at once with an `Error` that is
 * no `ChatRefusal`, for the chat to ask again. Needs socket.io-client.
 */
export function socketTransport({ url, token, path, userId }: SocketTransportOptions): ChatTransport {
  const origin = url ?? location.origin;
  const tokenOf = async () => (typeof token === 'string' ? token : token());
  const followers = new Set<ChatHandlers>();
  const everyone = (notifyFollower: (handlers: ChatHandlers) => void) => [...followers].forEach(notifyFollower);
  const socket = io(origin, {
    ...reconnectOptions,
    ...(path === undefined ? {} : { path }),
    transports: ['websocket'],
    autoConnect: false,
    // Another part of the page may hold a socket to the same server, by another token.
    forceNew: true,
    auth: (proveBy) =>
      void tokenOf().then(
        (own) => proveBy({ token: own }),
        () => proveBy({}),
      ),
  });
  const line = keepConnection(socket, {
    opened(isSame) {
      if (!isSame) introduce(socket, userId);
      everyone(({ opened }) => opened(isSame));
    },
    closed: () => everyone(({ closed }) => closed()),
  });
  const listeners = socketListeners((event) => everyone((handlers) => handlers.onEvent(event)));
  for (const [name, listener] of Object.entries(listeners)) socket.on(name, listener);

  async function emitRequest<K extends RequestName>(name: K, payload: Payload<K>): Promise<Answered<K>> {
    if (!line.isOpen()) throw new Error('The line is closed.');
    const acknowledged: Acknowledged<Answered<K>> = await socket
      .timeout(reconnectOptions.timeout)
      .emitWithAck(requestNames[name], payload);
    if (acknowledged.ok) return acknowledged.answer;
    const { code, message, params } = acknowledged.problem;
    throw new ChatRejection(code, message, params);
  }

  return {
    follow(handlers) {
      // Each follower is one of its own, even where two share their ears.
      const own = { ...handlers };
      if (followers.add(own).size === 1) line.open();
      if (line.isOpen()) own.opened();
      else own.closed();
      return () => {
        if (followers.delete(own) && followers.size === 0) line.close();
      };
    },
    list: async () => (await emitRequest('list', { userId })).chats,
    start: ({ chatId, topic }) => emitRequest('start', { userId, chatId, topic }),
    send: async (message) => (await emitRequest('send', { senderId: userId, ...message })).message,
    close: async (chatId) => void (await emitRequest('close', { chatId, userId })),
    reopen: (chatId) => emitRequest('reopen', { chatId, userId }),
    join: (chatId) => emitRequest('join', { chatId }),
    history: (range) => emitRequest('history', range),
    read: async (chatId, seq) => void (await emitRequest('read', { chatId, seq })),
    upload: (file, onProgress) => uploadTo(origin, tokenOf, file, onProgress),
    fileAt: (address) => bytesAt(origin, tokenOf, address),
  };
}

/** Says who is here, as the spec's client does (spec §7). A server that knows these events not is none the worse for it. */
function introduce(socket: Socket, userId: string | undefined): void {
  socket.emit('authenticate', { userId, userType: 'user' });
  socket.emit('join_room', { showTo: 'user', userId });
  socket.emit('join_user', { user: { _id: userId } });
}
