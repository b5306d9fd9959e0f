import { chatEvents, type Chat, type ChatMessage } from '@tilldesk/domain/chat';
import type { Acknowledged } from '@tilldesk/domain/contract';
import { someRights } from '@tilldesk/domain/rights';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/pool.ts';
import { inBusiness } from '../database/transaction.ts';
import type { Services } from '../http/answer.ts';
import { createPerson, createRole } from '../modules/session/people.store.ts';
import { openSocket } from '../server.ts';
import { socketClientsOn, type SocketClient } from './socket-listeners.ts';
import { OPENED, PASSWORD, type SmallShop } from './small-shop.ts';
import { call, servicesOn } from './till.ts';

/** A person with a socket who can chat. */
export type Chatter = SocketClient & {
  id: string;
  name: string;
  token: string;
  start: (chatId?: string) => Promise<Chat>;
  join: (chatId: string) => Promise<Chat>;
  send: (chatId: string, content: string, more?: object) => Promise<ChatMessage>;
  /** Returns the messages of a chat from its history. */
  read: (chatId: string, stretch?: object) => Promise<{ messages: ChatMessage[]; hasMore: boolean }>;
  list: () => Promise<Chat[]>;
};

/** Starts a server that listens on a socket, and connects people to it. */
export async function chatTestServer(db: Db, more: Partial<Services> = {}) {
  const { app, changes, time } = await servicesOn(db, undefined, more);
  const failures: unknown[] = [];
  const log = { error: ({ err }: { err: unknown }) => void failures.push(err) };
  const server = openSocket({ db, changes, clock: () => time.now, ...more }, app.server, log);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socketClients = socketClientsOn(app.server);

  /** Signs in a person who exists in the database. */
  const arrive = async (shop: SmallShop, { id, email }: { id: string; email: string }): Promise<Chatter> => {
    const body = { store: shop.code, email, password: PASSWORD, platform: 'tilldesk' };
    const token = String(Object((await call(app, 'POST', '/auth/login', { body })).body)['accessToken']);
    return chatterOn(await socketClients.listener(token), { id, name: email.slice(0, email.indexOf('@')), token });
  };
  return {
    app,
    changes,
    time,
    failures,
    socketClients,
    arrive,
    /** Creates a new person of the shop, by user type and rights on Contact Support. */
    addPerson: async (shop: SmallShop, name: string, userType: string, rights = 'r') =>
      arrive(shop, await hired(db, shop, name, userType, rights)),
    /** Opens another connection of a connected person. */
    again: async (person: Chatter) => chatterOn(await socketClients.listener(person.token), person),
    close: async () => {
      socketClients.close();
      server.disconnectSockets(true);
      server.engine.close();
      await app.close();
    },
  };
}

async function hired(db: Db, { businessId, code, scope }: SmallShop, name: string, userType: string, rights: string) {
  const email = `${name}@${code}.test`;
  const id = await inBusiness(db, businessId, async (tx) => {
    const permissions = someRights({ Dashboard: 'r', 'Contact Support': rights });
    const roleId = await createRole(tx, businessId, OPENED, { name, permissions, limits: { viewCost: false } });
    const account = { email, name, username: name, userType, roleId, password: PASSWORD, pin: '1111' };
    return createPerson(tx, businessId, OPENED, { ...account, storeIds: [scope.storeId] });
  });
  return { id, email };
}

function chatterOn(socketClient: SocketClient, { id, name, token }: Pick<Chatter, 'id' | 'name' | 'token'>): Chatter {
  const request = async <T>(event: { name: string }, payload: object): Promise<T> =>
    answerOf<T>(await socketClient.say(event.name, payload));
  return {
    ...socketClient,
    id,
    name,
    token,
    start: (chatId) => request(chatEvents.start, { topic: 'technical', ...(chatId === undefined ? {} : { chatId }) }),
    join: (chatId) => request(chatEvents.join, { chatId }),
    send: async (chatId, content, more = {}) => {
      const sentMessage = { chatId, content, clientMessageId: newId(new Date().toISOString()), ...more };
      return (await request<{ message: ChatMessage }>(chatEvents.send, sentMessage)).message;
    },
    read: (chatId, stretch = {}) => request(chatEvents.history, { chatId, ...stretch }),
    list: async () => (await request<{ chats: Chat[] }>(chatEvents.list, {})).chats,
  };
}

/** Returns the answer of an event. @throws Error with the code of a rejection */
function answerOf<T>(sentMessage: Acknowledged<unknown>): T {
  if (!sentMessage.ok) throw new Error(sentMessage.problem.code);
  return sentMessage.answer as T;
}

/** Returns the code of a rejection, or 'taken'. */
export const codeOf = (sentMessage: Acknowledged<unknown>): string =>
  sentMessage.ok ? 'taken' : sentMessage.problem.code;
