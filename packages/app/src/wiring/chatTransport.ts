import { ChatRefusal, type ChatTransport } from '@tilldesk/chat';
import { chatDetails, chatEvents, chatJoined, newChatAvailable } from '@tilldesk/domain/chat';
import type { Ask } from '@tilldesk/domain/contract';
import type * as z from 'zod/mini';
import { ApiProblem } from './ApiProblem.ts';
import { hearJoined } from './chatJoined.ts';
import { session } from './session.ts';
import { live } from './socket.ts';
import { fileAt, upload } from './upload.ts';

/** Where the files lie that may be asked for with the person's token: nobody else's address gets to see it. */
const FILES = '/api/files/';

/** The chat's line: the one socket of the app, its uploads and its files. */
export const chatTransport: ChatTransport = {
  follow({ opened, closed, news }) {
    let isOpen: boolean | undefined;
    const look = () => {
      const next = live.state() === 'connected';
      if (next === isOpen) return;
      isOpen = next;
      if (next) opened();
      else closed();
    };
    const stops = [
      live.subscribe(look),
      live.hear(chatEvents.send.answer, ({ message }) => news({ type: 'message', message })),
      live.hear(chatDetails, (chat) => news({ type: 'details', chat })),
      live.hear(chatEvents.close.answer, (payload) => news({ type: 'closed', ...payload })),
      live.hear(chatEvents.read.answer, (payload) => news({ type: 'read', ...payload })),
      live.hear(newChatAvailable, (chat) => news({ type: 'available', chat })),
      live.hear(chatJoined, (payload) => news({ type: 'joined', ...payload })),
      hearJoined((chatId) => news({ type: 'joined', chatId, staff: oneself() })),
    ];
    look();
    return () => stops.forEach((stop) => stop());
  },
  list: async () => (await said(chatEvents.list, { userId: oneself().id })).chats,
  start: (asked) => said(chatEvents.start, { ...asked, userId: oneself().id, page: location.pathname }),
  send: async (message) => {
    const sent = await said(chatEvents.send, { ...message, senderId: oneself().id });
    return sent.message;
  },
  close: async (chatId) => void (await said(chatEvents.close, { chatId, userId: oneself().id })),
  reopen: (chatId) => said(chatEvents.reopen, { chatId, userId: oneself().id }),
  join: (chatId) => said(chatEvents.join, { chatId }),
  history: (asked) => said(chatEvents.history, asked),
  read: async (chatId, seq) => void (await said(chatEvents.read, { chatId, seq })),
  upload(file, onProgress) {
    const { done, cancel } = upload(file, onProgress);
    return { done: done.catch(refuse), cancel };
  },
  fileAt: async (address) => {
    if (!address.startsWith(FILES)) throw new ChatRefusal('file.gone', 'This file is no longer there.');
    return fileAt(address).catch(refuse);
  },
};

const oneself = (): { id: string; name: string } => {
  const user = session.current()?.user;
  return { id: user?.id ?? '', name: user?.name ?? '' };
};

const said = <N extends string, P extends z.ZodMiniType, A extends z.ZodMiniType>(
  ask: Ask<N, P, A>,
  payload: z.input<P>,
): Promise<z.output<A>> => live.say(ask, payload).catch(refuse);

/**
 * What the server refused for what it is; the line's fault otherwise. A session that is over refuses nothing: what was
 * written is sent by the next one.
 */
function refuse(thrown: unknown): never {
  if (!(thrown instanceof ApiProblem)) throw thrown;
  const { code, message, params, unreachable } = thrown;
  if (unreachable || code === 'session.expired') throw new Error(message, { cause: thrown });
  throw new ChatRefusal(code, message, params);
}
