import { chatEvents, type Chat, type ChatMessage } from '@tilldesk/domain/chat';
import type { Acknowledged } from '@tilldesk/domain/contract';
import { someRights } from '@tilldesk/domain/rights';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/pool.ts';
import { inBusiness } from '../database/transaction.ts';
import type { House } from '../http/answer.ts';
import { createPerson, createRole } from '../modules/session/people.store.ts';
import { openSocket } from '../socket/socket.ts';
import { earsOn, type Ear } from './ears.ts';
import { OPENED, PASSWORD, type SmallShop } from './small-shop.ts';
import { call, houseOn } from './till.ts';

/** Somebody at a socket who can chat. */
export type Chatter = Ear & {
  id: string;
  name: string;
  token: string;
  start: (chatId?: string) => Promise<Chat>;
  join: (chatId: string) => Promise<Chat>;
  send: (chatId: string, content: string, more?: object) => Promise<ChatMessage>;
  /** The messages of a chat, as history answers them. */
  read: (chatId: string, stretch?: object) => Promise<{ messages: ChatMessage[]; hasMore: boolean }>;
  list: () => Promise<Chat[]>;
};

/** A house that listens on a socket, and who comes to it. */
export async function supportDesk(db: Db, more: Partial<House> = {}) {
  const { app, changes, time } = await houseOn(db, undefined, more);
  const failures: unknown[] = [];
  const log = { error: ({ err }: { err: unknown }) => void failures.push(err) };
  const server = openSocket({ db, changes, clock: () => time.now, ...more }, app.server, log);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const ears = earsOn(app.server);

  /** Signs in somebody who stands in the database. */
  const arrive = async (shop: SmallShop, { id, email }: { id: string; email: string }): Promise<Chatter> => {
    const body = { store: shop.code, email, password: PASSWORD, platform: 'tilldesk' };
    const token = String(Object((await call(app, 'POST', '/auth/login', { body })).body)['accessToken']);
    return chatterOn(await ears.listener(token), { id, name: email.slice(0, email.indexOf('@')), token });
  };
  return {
    app,
    changes,
    time,
    failures,
    ears,
    arrive,
    /** A new person of the shop, by user type and rights on Contact Support. */
    hire: async (shop: SmallShop, name: string, userType: string, rights = 'r') =>
      arrive(shop, await hired(db, shop, name, userType, rights)),
    /** Another connection of somebody who is here. */
    again: async (who: Chatter) => chatterOn(await ears.listener(who.token), who),
    close: async () => {
      ears.close();
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

function chatterOn(ear: Ear, { id, name, token }: Pick<Chatter, 'id' | 'name' | 'token'>): Chatter {
  const ask = async <T>(event: { name: string }, payload: object): Promise<T> =>
    answerOf<T>(await ear.say(event.name, payload));
  return {
    ...ear,
    id,
    name,
    token,
    start: (chatId) => ask(chatEvents.start, { topic: 'technical', ...(chatId === undefined ? {} : { chatId }) }),
    join: (chatId) => ask(chatEvents.join, { chatId }),
    send: async (chatId, content, more = {}) => {
      const said = { chatId, content, clientMessageId: newId(new Date().toISOString()), ...more };
      return (await ask<{ message: ChatMessage }>(chatEvents.send, said)).message;
    },
    read: (chatId, stretch = {}) => ask(chatEvents.history, { chatId, ...stretch }),
    list: async () => (await ask<{ chats: Chat[] }>(chatEvents.list, {})).chats,
  };
}

/** What an event was answered with. @throws Error with the code of a refusal */
function answerOf<T>(said: Acknowledged<unknown>): T {
  if (!said.ok) throw new Error(said.problem.code);
  return said.answer as T;
}

/** The code of a refusal, or 'taken'. */
export const codeOf = (said: Acknowledged<unknown>): string => (said.ok ? 'taken' : said.problem.code);
