import { expect, test } from 'vitest';
import { activeChat, ana, chatOf, dana, messageOf, rejection, rosa } from '../testing/chats.ts';
import {
  chatProblemOf,
  hasOpenChat,
  isParticipant,
  isPassing,
  mayJoin,
  mayWrite,
  topicFormProblems,
  withStaff,
  withUpdate,
} from './chat.rules.ts';
import { chatUserType } from './userType.rules.ts';
import { chatTopics } from './chatKinds.ts';

test('[S6-10] employees are users of the chat, everybody else is staff', () => {
  expect(['employee', 'admin', 'manager', ''].map(chatUserType)).toEqual(['user', 'staff', 'staff', 'staff']);
});

test('[S3-03] a chat is about one of eight topics', () => {
  expect(chatTopics).toEqual(['general', 'technical', 'billing', 'sales', 'repair', 'warranty', 'training', 'other']);
});

test.each([
  [{ name: 'Ana', email: 'ana@demo.test' }, {}],
  [
    { name: ' ', email: '' },
    { name: 'missing', email: 'missing' },
  ],
  [{ name: 'Ana', email: ' ana@demo.test ' }, {}],
  [{ name: 'Ana', email: 'ana' }, { email: 'invalid' }],
  [{ name: 'Ana', email: 'ana@demo' }, { email: 'invalid' }],
  [{ name: 'Ana', email: 'ana@demo..test' }, { email: 'invalid' }],
  [{ name: 'Ana', email: 'ana ruiz@demo.test' }, { email: 'invalid' }],
  [{ name: 'Ana', email: 'ana@demo.test, dana@demo.test' }, { email: 'invalid' }],
] as const)('[S5-20] %j has the problems %j', (given, problems) => {
  expect(topicFormProblems(given)).toEqual(problems);
});

test('[S5-20] an e-mail of any length is judged at once', () => {
  expect(topicFormProblems({ name: 'Ana', email: `a@${'a.'.repeat(50_000)}@` })).toEqual({ email: 'invalid' });
});

test('[S5-28] whoever asks in a chat that is not over has an open one; answering is no asking', () => {
  const closed = chatOf({ status: 'closed' });
  expect([[], [closed], [closed, chatOf()], [activeChat()]].map((chats) => hasOpenChat(chats, ana.id))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(hasOpenChat([activeChat()], dana.id)).toEqual(false);
});

test('the requester writes until the chat is closed, of the staff only who answers', () => {
  const chats = [chatOf(), activeChat(), activeChat({ status: 'closed' })];
  expect(chats.map((chat) => [ana, dana, rosa].map(({ id }) => mayWrite(chat, id)))).toEqual([
    [true, false, false],
    [true, true, false],
    [false, false, false],
  ]);
  expect([ana, dana, rosa].map(({ id }) => isParticipant(activeChat({ status: 'closed' }), id))).toEqual([
    true,
    true,
    false,
  ]);
});

test('staff may take a chat that waits, but never their own', () => {
  expect(mayJoin(chatOf(), dana.id, true)).toEqual(true);
  expect(mayJoin(chatOf(), dana.id, false)).toEqual(false);
  expect(mayJoin(chatOf({ requester: dana }), dana.id, true)).toEqual(false);
  expect(mayJoin(activeChat(), rosa.id, true)).toEqual(false);
});

test('who took a chat is the other one for its requester, and the requester is for them', () => {
  expect(withStaff(chatOf(), dana, ana.id)).toEqual(activeChat());
  expect(withStaff(chatOf(), dana, dana.id)).toEqual(activeChat({ otherParty: ana }));
});

test('an older answer takes back neither what was read nor what was said', () => {
  const current = activeChat({ lastSeq: 5, lastMessage: messageOf(5), unread: 2, readSeq: 3, otherReadSeq: 4 });
  const receivedChat = activeChat({ topic: 'sales', lastSeq: 4, unread: 9, readSeq: 1, otherReadSeq: 1 });
  expect(withUpdate(current, receivedChat)).toEqual({ ...current, topic: 'sales' });
  const newer = activeChat({ lastSeq: 6, lastMessage: messageOf(6), unread: 3, readSeq: 3, otherReadSeq: 4 });
  expect(withUpdate(current, newer)).toEqual(newer);
});

test('another person on the other side has read what they have read', () => {
  const receivedChat = activeChat({ staff: rosa, otherParty: rosa, otherReadSeq: 0 });
  expect(withUpdate(activeChat({ otherReadSeq: 4 }), receivedChat)).toEqual(receivedChat);
});

test('a refusal has a code of the book; whatever else went wrong is the fault of the line', () => {
  const takenError = Object.assign(new Error('Rosa has it'), { code: 'chat.taken', params: { person: 'Rosa' } });
  expect(chatProblemOf(takenError)).toEqual({ code: 'chat.taken', message: 'Rosa has it', params: { person: 'Rosa' } });
  const others = [
    null,
    'no',
    new Error('timeout'),
    Object.assign(new Error('reset'), { code: 'ECONNRESET' }),
    { code: 20 },
  ];
  expect(others.map((cause) => chatProblemOf(cause).code)).toEqual([null, null, null, null, null]);
});

test('what is about the moment alone may be asked again', () => {
  const later = ['request.tooMany', 'server.stopping', 'server.failed', 'socket.closed', 'session.expired'];
  expect(later.map((code) => isPassing(chatProblemOf(rejection(code))))).toEqual(later.map(() => true));
  const never = ['chat.closed', 'chat.taken', 'record.notFound', 'access.denied', 'request.invalid'];
  expect(never.map((code) => isPassing(chatProblemOf(rejection(code))))).toEqual(never.map(() => false));
  expect(isPassing(chatProblemOf(new Error('timeout')))).toEqual(true);
});
