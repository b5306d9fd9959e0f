import { SimulatedClock } from 'xstate';
import { createFakeChatServer, type FakeLine } from '../../testing/fakeSupport.ts';
import type { ChatClientOptions, ClientEvent } from '../ChatClient.ts';
import { createChatClient } from '../createChatClient.ts';
import { memoryStorage } from '../memoryStorage.ts';

export const ana = { id: 'ana', name: 'Ana Ruiz', email: 'ana@demo.test' };
export const dana = { id: 'dana', name: 'Dana Cole', email: 'dana@demo.test' };
export const rosa = { id: 'rosa', name: 'Rosa Vega', email: 'rosa@demo.test' };

type Person = typeof ana;

// Counts across all fake desks, because tabs are identified by name everywhere.
let named = 0;

/** A support desk with people at their browsers. The test advances its clock; `settled` waits for everything else. */
export function openOffice() {
  const chatServer = createFakeChatServer();
  const clock = new SimulatedClock();
  const start = Date.parse('2026-11-22T09:00:00.000Z');

  /** Opens a tab of a person. Everyone but Ana is staff, unless options say otherwise. */
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
      /** Returns the events since the last call. */
      takeEvents: () => events.splice(0),
      said: () => open()?.messages.map(({ senderName, content }) => `${senderName}: ${content}`),
      waits: () => open()?.outbox.map(({ content, state }) => `${content} (${state})`),
      /** Returns the status, unread count and last message of each chat in the list. */
      chats: () =>
        client
          .getSnapshot()
          .chats.map(({ status, unread, lastMessage }) => [status, unread, lastMessage?.content ?? '']),
      say: (content: string) => client.write({ content, file: null, attachment: null }),
      first: () => client.openChat(client.getSnapshot().chats[0]?.chatId ?? ''),
    };
  }

  /** Starts a chat in which Ana asks and Dana answers; both have it open. */
  async function withActiveChat(given: Parameters<typeof seat>[1] = {}) {
    const [requester, staff] = [seat(ana, given), seat(dana)];
    await settled();
    requester.client.beginNewChat();
    requester.client.submitTopic({ topic: 'repair', name: ana.name, email: ana.email, intro: 'A phone.' });
    await settled();
    clock.increment(1_000);
    await settled();
    staff.first();
    await settled();
    staff.client.join();
    await settled();
    requester.takeEvents();
    staff.takeEvents();
    return { requester, staff };
  }

  return { chatServer, clock, seat, withActiveChat };
}

/** Resolves when all messages are delivered. */
export async function settled(): Promise<void> {
  for (let attempt = 0; attempt < 40; attempt += 1) await Promise.resolve();
}
