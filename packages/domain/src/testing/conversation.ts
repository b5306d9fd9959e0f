import { createActor, SimulatedClock } from 'xstate';
import type { ChatMessage } from '../chat/chat.entity.ts';
import { conversationMachine } from '../chat/conversation.machine.ts';
import type { ConversationInput, ConversationEmitted } from '../chat/conversationSetup.ts';
import { conversationView } from '../chat/conversation.view.ts';
import { activeChat, ana, chatId, idOf, messageOf, writtenOf } from './chats.ts';
import { handEffects } from './effects.ts';

/** A conversation with manually resolved effects and a simulated clock. */
export function conversing(given: Partial<ConversationInput> = {}) {
  const clock = new SimulatedClock();
  const effects = handEffects();
  const actor = createActor(
    conversationMachine.provide({
      actors: {
        readHistory: effects.of('readHistory'),
        sendMessage: effects.of('sendMessage'),
        closeChat: effects.of('closeChat'),
        reopenChat: effects.of('reopenChat'),
        joinChat: effects.of('joinChat'),
      },
    }),
    { clock, input: { chat: activeChat(), me: ana.id, isStaff: false, outbox: [], ...given } },
  );
  const events: ConversationEmitted[] = [];
  actor.on('*', (one) => events.push(one));
  actor.start();
  const page = (messages: ChatMessage[], hasMore = false) => effects.answer('readHistory', { messages, hasMore });
  return {
    clock,
    actor,
    events,
    page,
    asked: effects.asked,
    answer: effects.answer,
    fail: effects.fail,
    write: (number: number) => actor.send({ type: 'message.write', ...writtenOf(number) }),
    sent: (number: number, seq: number) => effects.answer('sendMessage', savedMessage(number, seq)),
    view: () => conversationView(actor.getSnapshot()),
    seqs: () => conversationView(actor.getSnapshot()).messages.map(({ seq }) => seq),
    waits: () => conversationView(actor.getSnapshot()).outbox.map(({ content, state }) => [content, state]),
    /** Connects and loads the given messages. */
    async open(messages: ChatMessage[] = []) {
      actor.send({ type: 'line.opened' });
      await page(messages);
      effects.asked();
    },
  };
}

/** The saved message of the text with this number. */
export const savedMessage = (number: number, seq: number): ChatMessage =>
  messageOf(seq, { content: `words ${number}`, clientMessageId: idOf('b', number) });

/** The expected `sendMessage` call of the text with this number. */
export const sending = (number: number) => [
  'sendMessage',
  { chatId, clientMessageId: idOf('b', number), content: `words ${number}`, file: null },
];
