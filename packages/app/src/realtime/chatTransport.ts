import { ChatRejection, type ChatTransport } from '@tilldesk/chat';
import { chatDetails, chatEvents, chatJoined, newChatAvailable } from '@tilldesk/domain/chat';
import type { RequestEvent } from '@tilldesk/domain/contract';
import type * as z from 'zod/mini';
import { ApiProblem } from '../api/ApiProblem.ts';
import { onChatJoined } from './chatJoined.ts';
import { session } from '../session/session.ts';
import { realtime } from './socket.ts';
import { fileAt, upload } from '../api/upload.ts';

/** Only addresses below this path are requested with the user's token, so that no other host receives it. */
const FILES = '/api/files/';

/** The chat's transport: the app's only socket, its uploads and its files. */
export const chatTransport: ChatTransport = {
  subscribe({ onOpen, onClose, onEvent }) {
    let isOpen: boolean | undefined;
    const update = () => {
      const next = realtime.current() === 'connected';
      if (next === isOpen) return;
      isOpen = next;
      if (next) onOpen();
      else onClose();
    };
    const stops = [
      realtime.subscribe(update),
      realtime.on(chatEvents.send.answer, ({ message }) => onEvent({ type: 'message', message })),
      realtime.on(chatDetails, (chat) => onEvent({ type: 'details', chat })),
      realtime.on(chatEvents.close.answer, (payload) => onEvent({ type: 'closed', ...payload })),
      realtime.on(chatEvents.read.answer, (payload) => onEvent({ type: 'read', ...payload })),
      realtime.on(newChatAvailable, (chat) => onEvent({ type: 'available', chat })),
      realtime.on(chatJoined, (payload) => onEvent({ type: 'joined', ...payload })),
      onChatJoined((chatId) => onEvent({ type: 'joined', chatId, staff: oneself() })),
    ];
    update();
    return () => stops.forEach((stop) => stop());
  },
  list: async () => (await request(chatEvents.list, { userId: oneself().id })).chats,
  start: (startRequest) =>
    request(chatEvents.start, { ...startRequest, userId: oneself().id, page: location.pathname }),
  send: async (message) => {
    const sent = await request(chatEvents.send, { ...message, senderId: oneself().id });
    return sent.message;
  },
  close: async (chatId) => void (await request(chatEvents.close, { chatId, userId: oneself().id })),
  reopen: (chatId) => request(chatEvents.reopen, { chatId, userId: oneself().id }),
  join: (chatId) => request(chatEvents.join, { chatId }),
  history: (startRequest) => request(chatEvents.history, startRequest),
  markRead: async (chatId, seq) => void (await request(chatEvents.read, { chatId, seq })),
  upload(file, onProgress) {
    const { done, cancel } = upload(file, onProgress);
    return { done: done.catch(throwRejection), cancel };
  },
  download: async (address) => {
    if (!address.startsWith(FILES)) throw new ChatRejection('file.gone', 'This file is no longer there.');
    return fileAt(address).catch(throwRejection);
  },
};

const oneself = (): { id: string; name: string } => {
  const user = session.current()?.user;
  return { id: user?.id ?? '', name: user?.name ?? '' };
};

const request = <N extends string, P extends z.ZodMiniType, A extends z.ZodMiniType>(
  event: RequestEvent<N, P, A>,
  payload: z.input<P>,
): Promise<z.output<A>> => realtime.request(event, payload).catch(throwRejection);

/**
 * Throws a rejection for the server's own rejections and a connection error for all else. An ended session does not count as a
 * rejection: the next session sends the messages.
 */
function throwRejection(thrown: unknown): never {
  if (!(thrown instanceof ApiProblem)) throw thrown;
  const { code, message, params, unreachable } = thrown;
  if (unreachable || code === 'session.expired') throw new Error(message, { cause: thrown });
  throw new ChatRejection(code, message, params);
}
