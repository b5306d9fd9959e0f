import { chatEvents } from '@tilldesk/domain/chat';
import { hear, type Asking, type Heard } from '../../socket/hear.ts';
import { detailsOf, standingNews, tellOthers } from './chat-news.store.ts';
import { listChats } from './chat-views.store.ts';
import { readHistory, readUpTo } from './history.store.ts';
import { sendMessage } from './messages.store.ts';
import { closeChat, joinChat, reopenChat, startChat, type Moved } from './standing.store.ts';

/** Answers with the chat as the person sees it; what is news is told to the others. */
async function inItsStanding({ tx, who, now, told }: Asking, { id, isNews }: Moved) {
  if (!isNews) return detailsOf(tx, who, id);
  const { own, news } = await standingNews(tx, who, now, id);
  told(news);
  return own;
}

// Who is asking, the token says: `userId`, `senderId` and `topic` of a message change nothing.
export const supportEvents: Heard[] = [
  hear(chatEvents.list, 'asker', async ({ tx, who }) => ({ chats: await listChats(tx, who) })),

  hear(chatEvents.start, 'person', async (at) => {
    const { topic, chatId, page = null, version = null } = at.payload;
    return inItsStanding(at, await startChat(at.tx, at.who, at.now, { topic, chatId, page, version }));
  }),

  hear(chatEvents.join, 'person', async (at) =>
    inItsStanding(at, await joinChat(at.tx, at.who, at.now, at.payload.chatId)),
  ),

  hear(chatEvents.reopen, 'person', async (at) =>
    inItsStanding(at, await reopenChat(at.tx, at.who, at.now, at.payload.chatId)),
  ),

  hear(chatEvents.send, 'person', async ({ tx, who, now, payload, told }) => {
    const { message, isNews } = await sendMessage(tx, who, now, payload);
    if (isNews) told(await tellOthers(tx, who, payload.chatId, chatEvents.send.answer, { message }));
    return { message };
  }),

  hear(chatEvents.close, 'person', async ({ tx, who, now, payload: { chatId }, told }) => {
    await closeChat(tx, who, now, chatId);
    const closed = { chatId, closedBy: { id: who.userId, name: who.name } };
    told(await tellOthers(tx, who, chatId, chatEvents.close.answer, closed));
    return closed;
  }),

  hear(chatEvents.history, 'asker', async ({ tx, who, payload: { chatId, ...stretch } }) => ({
    chatId,
    ...(await readHistory(tx, who, chatId, stretch)),
  })),

  hear(chatEvents.read, 'person', async ({ tx, who, payload: { chatId, seq }, told }) => {
    const { seq: readSeq, isNews } = await readUpTo(tx, who, chatId, seq);
    const read = { chatId, userId: who.userId, seq: readSeq };
    if (isNews) told(await tellOthers(tx, who, chatId, chatEvents.read.answer, read));
    return read;
  }),
];
