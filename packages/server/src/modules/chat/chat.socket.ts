import { chatEvents } from '@tilldesk/domain/chat';
import { socketHandler, type EventContext, type SocketHandler } from '../../realtime/socket-handler.ts';
import { detailsOf, statusEvents, eventsForOthers } from './chat-events.store.ts';
import { listChats } from './chat-views.store.ts';
import { readHistory, readUpTo } from './history.store.ts';
import { sendMessage } from './messages.store.ts';
import { closeChat, joinChat, reopenChat, startChat, type Moved } from './chat-status.store.ts';

/** Responds with the chat as the person sees it. A change is published to the other subscribers. */
async function publishChatState({ tx, caller, now, publish }: EventContext, { id, isNew }: Moved) {
  if (!isNew) return detailsOf(tx, caller, id);
  const { own, events } = await statusEvents(tx, caller, now, id);
  publish(events);
  return own;
}

// The caller is identified by the token: `userId`, `senderId` and `topic` of a message have no effect.
export const supportEvents: SocketHandler[] = [
  socketHandler(chatEvents.list, 'requester', async ({ tx, caller }) => ({ chats: await listChats(tx, caller) })),

  socketHandler(chatEvents.start, 'person', async (at) => {
    const { topic, chatId, page = null, version = null } = at.payload;
    return publishChatState(at, await startChat(at.tx, at.caller, at.now, { topic, chatId, page, version }));
  }),

  socketHandler(chatEvents.join, 'person', async (at) =>
    publishChatState(at, await joinChat(at.tx, at.caller, at.now, at.payload.chatId)),
  ),

  socketHandler(chatEvents.reopen, 'person', async (at) =>
    publishChatState(at, await reopenChat(at.tx, at.caller, at.now, at.payload.chatId)),
  ),

  socketHandler(chatEvents.send, 'person', async ({ tx, caller, now, payload, publish }) => {
    const { message, isNew } = await sendMessage(tx, caller, now, payload);
    if (isNew) publish(await eventsForOthers(tx, caller, payload.chatId, chatEvents.send.answer, { message }));
    return { message };
  }),

  socketHandler(chatEvents.close, 'person', async ({ tx, caller, now, payload: { chatId }, publish }) => {
    await closeChat(tx, caller, now, chatId);
    const closed = { chatId, closedBy: { id: caller.userId, name: caller.name } };
    publish(await eventsForOthers(tx, caller, chatId, chatEvents.close.answer, closed));
    return closed;
  }),

  socketHandler(chatEvents.history, 'requester', async ({ tx, caller, payload: { chatId, ...stretch } }) => ({
    chatId,
    ...(await readHistory(tx, caller, chatId, stretch)),
  })),

  socketHandler(chatEvents.read, 'person', async ({ tx, caller, payload: { chatId, seq }, publish }) => {
    const { seq: readSeq, isNew } = await readUpTo(tx, caller, chatId, seq);
    const read = { chatId, userId: caller.userId, seq: readSeq };
    if (isNew) publish(await eventsForOthers(tx, caller, chatId, chatEvents.read.answer, read));
    return read;
  }),
];
