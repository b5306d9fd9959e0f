import { expect, test } from 'vitest';
import {
  activeChat,
  ana,
  chatId,
  chatOf,
  dana,
  idOf,
  messageOf,
  messagesOf,
  rejection,
  writtenOf,
} from '../testing/chats.ts';
import { conversing, savedMessage, sending } from '../testing/conversation.ts';
import { walk } from '../testing/walkMachine.ts';
import { conversationMachine } from './conversation.machine.ts';
import type { Outgoing } from './outbox.rules.ts';

const lost = new Error('the line gave way');

test('every state and every move of a conversation is reached', () => {
  const write = {
    type: 'message.write',
    clientMessageId: idOf('b', 9),
    content: 'Hello',
    file: null,
    attachment: null,
    at: '',
  } as const;
  const closed = activeChat({ status: 'closed' });
  // The machine tells itself when to look at its outbox; here the walk does, as it sees what is sent from outside alone.
  const testMachine = conversationMachine.provide({ actions: { recheckOutbox: () => undefined } });
  expect(
    walk(testMachine, {
      input: { chat: chatOf({ lastSeq: 2, requester: dana }), me: ana.id, isStaff: true, outbox: [] },
      facet: ({ chat, thread, outbox, inFlight }) =>
        JSON.stringify([
          chat.status,
          chat.requester.id,
          thread.isRead,
          thread.messages.length > 0,
          outbox.map(({ failed }) => failed),
          inFlight,
        ]),
      events: [
        { type: 'line.opened' },
        { type: 'line.closed' },
        { type: 'message.received', message: messageOf(3) },
        { type: 'message.received', message: messageOf(9) },
        { type: 'chat.updated', chat: chatOf() },
        { type: 'chat.updated', chat: activeChat({ lastSeq: 20 }) },
        { type: 'chat.updated', chat: activeChat({ staff: ana, requester: dana }) },
        { type: 'chat.updated', chat: closed },
        { type: 'chat.ended', closedBy: dana },
        { type: 'chat.read', userId: dana.id, seq: 1 },
        { type: 'chat.taken', staff: dana },
        write,
        { type: 'message.retry', clientMessageId: write.clientMessageId },
        { type: 'message.drop', clientMessageId: write.clientMessageId },
        { type: 'chat.close' },
        { type: 'chat.withdraw' },
        { type: 'chat.reopen' },
        { type: 'chat.join' },
        { type: 'earlier.ask' },
        { type: 'problem.seen' },
        { type: 'outbox.changed' },
      ],
      effects: {
        readLater: {
          done: [
            { messages: messagesOf(2, 2), hasMore: true },
            { messages: [], hasMore: false },
          ],
          error: [lost, rejection('record.notFound')],
        },
        readEarlier: { done: [{ messages: messagesOf(1, 1), hasMore: false }] },
        sendMessage: {
          done: [messageOf(3, { clientMessageId: write.clientMessageId })],
          error: [lost, rejection('chat.closed')],
        },
        joinChat: { done: [activeChat({ staff: ana, requester: dana })] },
        reopenChat: { done: [chatOf()] },
      },
    }),
  ).toEqual({ states: '21 of 21', transitions: '63 of 63', missed: [] });
});

test('a conversation is nothing but a chat without a line, and reads the newest when there is one', async () => {
  const { actor, view, asked: requested, page } = conversing({ chat: activeChat({ lastSeq: 60 }) });
  const begun = {
    chatId,
    status: 'active',
    topic: 'repair',
    requester: ana,
    staff: dana,
    otherParty: dana,
    otherReadSeq: 0,
    problem: null,
    connection: 'disconnected',
    messages: [],
    outbox: [],
    isLoading: true,
    hasEarlier: false,
    isLoadingEarlier: false,
    busy: null,
    canWrite: true,
    canClose: false,
    canWithdraw: false,
    canReopen: false,
    canJoin: false,
  };
  expect(view()).toEqual(begun);
  actor.send({ type: 'line.opened' });
  expect(requested()).toEqual([['readHistory', { chatId }]]);
  await page(messagesOf(11, 60), true);
  expect(view()).toEqual({
    ...begun,
    connection: 'connected',
    messages: messagesOf(11, 60),
    isLoading: false,
    hasEarlier: true,
    canClose: true,
  });
});

test('earlier messages come page by page, until there are none', async () => {
  const { actor, view, asked: requested, page, seqs, open } = conversing({ chat: activeChat({ lastSeq: 60 }) });
  await open(messagesOf(51, 60));
  actor.send({ type: 'earlier.ask' });
  expect([view().isLoadingEarlier, requested()]).toEqual([true, [['readHistory', { chatId, before: 51 }]]]);
  actor.send({ type: 'earlier.ask' });
  expect(requested()).toEqual([]);
  await page(messagesOf(1, 50));
  expect([seqs().length, view().hasEarlier, view().isLoadingEarlier]).toEqual([60, false, false]);
  actor.send({ type: 'earlier.ask' });
  expect(requested()).toEqual([]);
});

test('after a gap everything that came after the last message is read, page after page', async () => {
  const { actor, asked: requested, page, seqs, view, open } = conversing({ chat: activeChat({ lastSeq: 2 }) });
  await open(messagesOf(1, 2));
  actor.send({ type: 'line.closed' });
  expect(view().connection).toEqual('disconnected');
  actor.send({ type: 'line.opened' });
  expect(requested()).toEqual([['readHistory', { chatId, after: 2 }]]);
  await page(messagesOf(3, 52), true);
  expect(requested()).toEqual([['readHistory', { chatId, after: 52 }]]);
  await page(messagesOf(53, 55));
  expect([seqs().length, requested()]).toEqual([55, []]);
});

test('a message that leaves a gap is not shown before what is missing has been read', async () => {
  const { actor, asked: requested, page, seqs, open } = conversing({ chat: activeChat({ lastSeq: 2 }) });
  await open(messagesOf(1, 2));
  actor.send({ type: 'message.received', message: messageOf(5) });
  expect([seqs(), requested()]).toEqual([[1, 2], [['readHistory', { chatId, after: 2 }]]]);
  actor.send({ type: 'message.received', message: messageOf(6) });
  await page(messagesOf(3, 4));
  expect([seqs(), requested()]).toEqual([[1, 2, 3, 4, 5, 6], []]);
});

test('a history that brings nothing new is not asked for again, whatever it says of more', async () => {
  const { actor, asked: requested, page, seqs } = conversing({ chat: activeChat({ lastSeq: 9 }) });
  actor.send({ type: 'line.opened' });
  await page(messagesOf(1, 2));
  expect(requested()).toEqual([
    ['readHistory', { chatId }],
    ['readHistory', { chatId, after: 2 }],
  ]);
  await page(messagesOf(1, 2), true);
  expect([seqs(), requested()]).toEqual([[1, 2], []]);
});

test('a chat that tells of more messages than were heard is read', async () => {
  const { actor, asked: requested, open } = conversing({ chat: activeChat({ lastSeq: 2 }) });
  await open(messagesOf(1, 2));
  actor.send({ type: 'chat.updated', chat: activeChat({ lastSeq: 2 }) });
  expect(requested()).toEqual([]);
  actor.send({ type: 'chat.updated', chat: activeChat({ lastSeq: 4 }) });
  expect(requested()).toEqual([['readHistory', { chatId, after: 2 }]]);
});

test('a history that the line lost is asked for again after two seconds, one that is rejected is not', async () => {
  const { actor, asked: requested, fail, clock, events, view, page } = conversing();
  actor.send({ type: 'line.opened' });
  requested();
  await fail('readHistory', lost);
  clock.increment(1_999);
  expect(requested()).toEqual([]);
  clock.increment(1);
  expect(requested()).toEqual([['readHistory', { chatId, after: 0 }]]);
  await fail('readHistory', rejection('record.notFound'));
  clock.increment(60_000);
  const problem = { order: 'read', code: 'record.notFound', message: 'no: record.notFound', params: {} };
  expect([requested(), events, view().problem]).toEqual([[], [{ type: 'rejected', problem }], problem]);
  actor.send({ type: 'chat.updated', chat: activeChat() });
  await page(messagesOf(1, 1));
  expect(view().problem).toEqual(null);
});

test('[S5-25] what is written without a line is kept, and sent in its order when there is one', async () => {
  const { actor, write, asked: requested, sent, page, waits, seqs } = conversing();
  [1, 2, 3].forEach(write);
  expect([requested(), waits()]).toEqual([
    [],
    [
      ['words 1', 'queued'],
      ['words 2', 'queued'],
      ['words 3', 'queued'],
    ],
  ]);
  actor.send({ type: 'line.opened' });
  expect(requested()).toEqual([['readHistory', { chatId, after: 0 }], sending(1)]);
  await page([]);
  await sent(1, 1);
  expect([requested(), waits()]).toEqual([
    [sending(2)],
    [
      ['words 2', 'sending'],
      ['words 3', 'queued'],
    ],
  ]);
  await sent(2, 2);
  await sent(3, 3);
  expect([requested(), waits(), seqs()]).toEqual([[sending(3)], [], [1, 2, 3]]);
});

test('[S5-27] a send that fires twice with one id is one message, the same words anew are two', async () => {
  const { write, actor, asked: requested, sent, open, seqs } = conversing();
  await open();
  write(1);
  write(1);
  actor.send({ type: 'message.write', ...writtenOf(2), content: 'words 1' });
  await sent(1, 1);
  write(1);
  expect(requested()).toEqual([
    sending(1),
    ['sendMessage', { chatId, clientMessageId: idOf('b', 2), content: 'words 1', file: null }],
  ]);
  await sent(2, 2);
  expect([requested(), seqs()]).toEqual([[], [1, 2]]);
});

test('a message that the line lost is sent again under its id, later each time, and shown once', async () => {
  const { write, asked: requested, fail, clock, open, actor, seqs, waits, sent } = conversing();
  await open();
  write(1);
  write(2);
  for (const wait of [2_000, 4_000, 8_000, 10_000, 10_000]) {
    expect(requested()).toEqual([sending(1)]);
    await fail('sendMessage', lost);
    clock.increment(wait - 1);
    expect([requested(), waits()]).toEqual([
      [],
      [
        ['words 1', 'queued'],
        ['words 2', 'queued'],
      ],
    ]);
    clock.increment(1);
  }
  requested();
  // The answers were lost, not the message: it comes as news.
  actor.send({ type: 'message.received', message: savedMessage(1, 1) });
  await fail('sendMessage', lost);
  clock.increment(10_000);
  expect([requested(), seqs()]).toEqual([[sending(2)], [1]]);
  await sent(2, 2);
  expect([seqs(), waits()]).toEqual([[1, 2], []]);
});

test('a line that closes while a message is on its way sends it once more when it opens', async () => {
  const { write, actor, asked: requested, open, sent, waits, seqs, page } = conversing();
  await open();
  write(1);
  actor.send({ type: 'line.closed' });
  expect([requested(), waits()]).toEqual([[sending(1)], [['words 1', 'queued']]]);
  actor.send({ type: 'line.opened' });
  expect(requested()).toEqual([['readHistory', { chatId, after: 0 }], sending(1)]);
  await page([savedMessage(1, 1)]);
  expect([waits(), seqs()]).toEqual([[], [1]]);
  await sent(1, 1);
  expect([requested(), waits(), seqs()]).toEqual([[], [], [1]]);
});

test('a rejected message stays, marked, while later ones go on; it is sent again or dropped', async () => {
  const { write, asked: requested, fail, sent, open, waits, view, actor } = conversing();
  await open();
  [1, 2, 3].forEach(write);
  await fail('sendMessage', rejection('file.gone'));
  expect([requested(), waits(), view().outbox[0]?.failed]).toEqual([
    [sending(1), sending(2)],
    [
      ['words 1', 'failed'],
      ['words 2', 'sending'],
      ['words 3', 'queued'],
    ],
    'file.gone',
  ]);
  await sent(2, 1);
  await sent(3, 2);
  requested();
  actor.send({ type: 'message.retry', clientMessageId: idOf('b', 1) });
  expect([requested(), waits()]).toEqual([[sending(1)], [['words 1', 'sending']]]);
  actor.send({ type: 'message.drop', clientMessageId: idOf('b', 1) });
  expect(waits()).toEqual([['words 1', 'sending']]);
  await fail('sendMessage', rejection('file.gone'));
  actor.send({ type: 'message.drop', clientMessageId: idOf('b', 1) });
  expect(waits()).toEqual([]);
});

test('messages of an earlier page go on being sent', async () => {
  const outbox: Outgoing[] = [
    { ...writtenOf(1), failed: 'file.gone' },
    { ...writtenOf(2), failed: null },
  ];
  const { actor, asked: requested, waits } = conversing({ outbox });
  actor.send({ type: 'line.opened' });
  expect([requested(), waits()]).toEqual([
    [['readHistory', { chatId, after: 0 }], sending(2)],
    [
      ['words 1', 'failed'],
      ['words 2', 'sending'],
    ],
  ]);
});

test('the arrays of the view are the same as long as nothing in them changed', async () => {
  const { actor, write, view, open } = conversing();
  await open(messagesOf(1, 3));
  write(1);
  const before = view();
  actor.send({ type: 'chat.read', userId: dana.id, seq: 2 });
  actor.send({ type: 'message.received', message: messageOf(2) });
  expect([view().messages === before.messages, view().outbox === before.outbox, view().otherReadSeq]).toEqual([
    true,
    true,
    2,
  ]);
});
