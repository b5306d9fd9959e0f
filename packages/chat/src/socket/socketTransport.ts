import type { Acknowledged } from '@tilldesk/domain/contract';
import { io, type Socket } from 'socket.io-client';
import { ChatRejection, type ChatHandlers, type ChatTransport } from '../client/ChatTransport.ts';
import { requestNames, socketListeners, type Answered, type RequestName, type Payload } from './events.ts';
import { downloadFile, uploadFile } from './files.ts';
import { reconnectOptions, createReconnectingSocket } from './reconnectingSocket.ts';

export type SocketTransportOptions = {
  /** The server's origin, such as `https://shop.example`. @default the page's origin */
  url?: string | undefined;
  /** The bearer token of the person. A function is called for each connection, upload and file. */
  token: string | (() => string | Promise<string>);
  /** The path of the socket. @default '/socket.io' */
  path?: string | undefined;
  /** The user id for the introduction events of the spec. A Tilldesk server trusts only the token. */
  userId?: string | undefined;
};

/**
 * Creates the transport to a Tilldesk server: one websocket, opened for the first subscriber and closed with the last one. It
 * reconnects by itself, whoever closed it. Requests without a connection are rejected at once with an `Error` that is not a
 * `ChatRejection`, so that the chat retries them. Requires socket.io-client.
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
    // Another part of the page may have a socket to the same server with another token.
    forceNew: true,
    auth: (proveBy) =>
      void tokenOf().then(
        (own) => proveBy({ token: own }),
        () => proveBy({}),
      ),
  });
  const line = createReconnectingSocket(socket, {
    opened(isSame) {
      if (!isSame) introduce(socket, userId);
      everyone(({ onOpen }) => onOpen(isSame));
    },
    closed: () => everyone(({ onClose }) => onClose()),
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
    subscribe(handlers) {
      // Each subscriber is a separate entry, even if two pass the same handlers.
      const own = { ...handlers };
      if (followers.add(own).size === 1) line.open();
      if (line.isOpen()) own.onOpen();
      else own.onClose();
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
    markRead: async (chatId, seq) => void (await emitRequest('read', { chatId, seq })),
    upload: (file, onProgress) => uploadFile(origin, tokenOf, file, onProgress),
    download: (address) => downloadFile(origin, tokenOf, address),
  };
}

/** Sends the introduction events of the spec (spec §7). A server that does not know these events ignores them. */
function introduce(socket: Socket, userId: string | undefined): void {
  socket.emit('authenticate', { userId, userType: 'user' });
  socket.emit('join_room', { showTo: 'user', userId });
  socket.emit('join_user', { user: { _id: userId } });
}
