import { SimulatedClock } from 'xstate';
import { createFakeChatServer, type FakeLine } from '../../testing/fakeSupport.ts';
import type { ChatClientOptions, ClientEvent } from '../ChatClient.ts';
import { createChatClient } from '../createChatClient.ts';
import { memoryStorage } from '../memoryStorage.ts';

export const ana = { id: 'ana', name: 'Ana Ruiz', email: 'ana@demo.test' };
export const dana = { id: 'dana', name: 'Dana Cole', email: 'dana@demo.test' };
export const rosa = { id: 'rosa', name: 'Rosa Vega', email: 'rosa@demo.test' };

type Person = typeof ana;

// Beyond one desk, as tabs are told apart by name wherever they are.
let named = 0;

/** A support desk with people at their browsers; its clock is turned, and everything else is heard by `settled`. */
export function openOffice() {
  const chatServer = createFakeChatServer();
  const clock = new SimulatedClock();
  const start = Date.parse('2026-11-22T09:00:00.000Z');

  /** A tab of a person. Staff are all but Ana, unless it is told. */
  function seat(person: Person, given: Partial<ChatClientOptions> & { line?: FakeLine } = {}) {
    const { line = chatServer.lineOf(person, person !== ana), storage = memoryStorage(), ...others } = given;
    const client = createChatClient({
      transport: line,
      me: person,
      isStaff: person !== ana,
      storage,
      clock,
      newId: () => `id-${(named += 1)}`,
      now: () => start + clock.now(),
      ...others,
    });
    const events: ClientEvent[] = [];
    client.onEvent((one) => events.push(one));
    const stop = client.start();
    const open = () => client.getSnapshot().open;
    return {
      client,
      line,
      storage,
      stop,
      /** What was told since this was last called. */
      told: () => events.splice(0),
      said: () => open()?.messages.map(({ senderName, content }) => `${senderName}: ${content}`),
      waits: () => open()?.outbox.map(({ content, state }) => `${content} (${state})`),
      /** Of the list: each chat's status, unread and newest words. */
      chats: () =>
        client
          .getSnapshot()
          .chats.map(({ status, unread, lastMessage }) => [status, unread, lastMessage?.content ?? '']),
      say: (content: string) => client.write({ content, file: null, attachment: null }),
      first: () => client.openChat(client.getSnapshot().chats[0]?.chatId ?? ''),
    };
  }

  /** Ana has asked, and Dana answers; both look at the chat. */
  async function withActiveChat(given: Parameters<typeof seat>[1] = {}) {
    const [asker, staff] = [seat(ana, given), seat(dana)];
    await settled();
    asker.client.beginNewChat();
    asker.client.submitTopic({ topic: 'repair', name: ana.name, email: ana.email, intro: 'A phone.' });
    await settled();
    clock.increment(1_000);
    await settled();
    staff.first();
    await settled();
    staff.client.join();
    await settled();
    asker.told();
    staff.told();
    return { asker, staff };
  }

  return { chatServer, clock, seat, withActiveChat };
}

/** Everything that was said has been heard. */
export async function settled(): Promise<void> {
  for (let attempt = 0; attempt < 40; attempt += 1) await Promise.resolve();
}
