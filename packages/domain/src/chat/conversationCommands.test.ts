import { expect, test } from 'vitest';
import { activeChat, ana, chatId, chatOf, dana, rejection, rosa, writtenOf } from '../testing/chats.ts';
import { conversing, sending } from '../testing/conversation.ts';

test('an active chat waits for its answer before it is closed, and a closed one takes no words', async () => {
  const { actor, asked: requested, answer, view, events, write, open } = conversing();
  await open();
  actor.send({ type: 'chat.close' });
  actor.send({ type: 'chat.close' });
  expect([requested(), view().busy, view().canClose]).toEqual([[['closeChat', { chatId }]], 'close', false]);
  await answer('closeChat', undefined);
  write(1);
  expect([view().status, view().canWrite, view().canReopen, view().outbox, events]).toEqual([
    'closed',
    false,
    true,
    [],
    [{ type: 'closed', own: true }],
  ]);
  actor.send({ type: 'chat.ended', closedBy: ana });
  expect(events.length).toEqual(1);
});

test('[S4-21] only an active chat is closed', async () => {
  const waiting = conversing({ chat: chatOf() });
  await waiting.open();
  waiting.actor.send({ type: 'chat.close' });
  expect([waiting.view().canClose, waiting.asked()]).toEqual([false, []]);
});

test('a waiting chat is withdrawn by its requester alone, and a lost line leaves it waiting', async () => {
  const requester = conversing({ chat: chatOf() });
  await requester.open();
  expect(requester.view().canWithdraw).toEqual(true);
  requester.actor.send({ type: 'chat.withdraw' });
  expect([requester.asked(), requester.view().busy]).toEqual([[['closeChat', { chatId }]], 'close']);
  requester.actor.send({ type: 'line.closed' });
  expect([requester.view().status, requester.view().busy, requester.view().canWithdraw]).toEqual([
    'waiting',
    null,
    false,
  ]);
  await requester.open();
  requester.actor.send({ type: 'chat.withdraw' });
  await requester.answer('closeChat', undefined);
  expect([requester.view().status, requester.events.at(-1)]).toEqual(['closed', { type: 'closed', own: true }]);

  const staff = conversing({ chat: chatOf({ otherParty: ana }), me: dana.id, isStaff: true });
  await staff.open();
  expect(staff.view().canWithdraw).toEqual(false);
});

test('[S4-20] a chat that the other side closes is closed, whatever was on its way', async () => {
  const { actor, view, events, open, write, waits, asked: requested, answer, sent } = conversing();
  await open();
  actor.send({ type: 'chat.close' });
  actor.send({ type: 'chat.ended', closedBy: dana });
  expect([view().status, view().busy, events]).toEqual(['closed', null, [{ type: 'closed', own: false }]]);
  actor.send({ type: 'chat.reopen' });
  await answer('reopenChat', chatOf());
  write(1);
  write(2);
  actor.send({ type: 'chat.ended', closedBy: dana });
  requested();
  await sent(1, 1);
  expect([requested(), waits()]).toEqual([[], [['words 2', 'queued']]]);
});

test('[S4-23] a closed chat that is reopened waits again, and sends what was kept', async () => {
  const closed = activeChat({ status: 'closed' });
  const {
    actor,
    asked: requested,
    answer,
    view,
    events,
    open,
  } = conversing({
    chat: closed,
    outbox: [{ ...writtenOf(1), failed: null }],
  });
  await open();
  expect([view().canReopen, view().canWrite]).toEqual([true, false]);
  actor.send({ type: 'chat.reopen' });
  expect([requested(), view().busy]).toEqual([[['reopenChat', { chatId }]], 'reopen']);
  await answer('reopenChat', chatOf());
  expect([view().status, view().staff, events, requested()]).toEqual([
    'waiting',
    null,
    [{ type: 'reopened' }],
    [sending(1)],
  ]);
});

test('[S5-28] a chat is not reopened beside another one: the refusal is told', async () => {
  const { actor, fail, view, events, open } = conversing({ chat: activeChat({ status: 'closed' }) });
  await open();
  actor.send({ type: 'chat.reopen' });
  await fail('reopenChat', rejection('chat.alreadyOpen'));
  const problem = { order: 'reopen', code: 'chat.alreadyOpen', message: 'no: chat.alreadyOpen', params: {} };
  expect([view().status, view().problem, events]).toEqual(['closed', problem, [{ type: 'rejected', problem }]]);
  actor.send({ type: 'problem.seen' });
  expect(view().problem).toEqual(null);
});

test('staff of two stores joining at once: one gets it, the other sees who', async () => {
  const staff = () => conversing({ chat: chatOf({ otherParty: ana }), me: dana.id, isStaff: true });
  const [one, other] = [staff(), staff()];
  for (const { open, actor } of [one, other]) {
    await open();
    actor.send({ type: 'chat.join' });
  }
  await one.answer('joinChat', activeChat({ otherParty: ana }));
  expect([one.view().status, one.view().canWrite, one.events]).toEqual(['active', true, [{ type: 'joined' }]]);
  other.actor.send({ type: 'chat.taken', staff: rosa });
  expect([other.view().busy, other.view().staff]).toEqual(['join', rosa]);
  await other.fail('joinChat', rejection('chat.taken'));
  const problem = { order: 'join', code: 'chat.taken', message: 'no: chat.taken', params: {} };
  expect([other.view().status, other.view().canWrite, other.view().canJoin, other.view().staff, other.events]).toEqual([
    'active',
    false,
    false,
    rosa,
    [{ type: 'rejected', problem }],
  ]);
});

test('an order whose line closes is over, and the next word of the server says where the chat stands', async () => {
  const { actor, view, events, open } = conversing();
  await open();
  actor.send({ type: 'chat.close' });
  actor.send({ type: 'line.closed' });
  const problem = { order: 'close', code: null, message: '', params: {} };
  expect([view().status, view().busy, events]).toEqual(['active', null, [{ type: 'rejected', problem }]]);
  actor.send({ type: 'chat.updated', chat: activeChat({ status: 'closed' }) });
  expect(view().status).toEqual('closed');
});
