import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { activeChat, chatId, chatOf, rejection } from '../testing/chats.ts';
import { handEffects } from '../testing/effects.ts';
import { walk } from '../testing/walkMachine.ts';
import { newChatMachine, type NewChatDetails, type NewChatEmitted } from './newChat.machine.ts';
import { newChatView } from './newChat.view.ts';

const details: NewChatDetails = { chatId, topic: 'repair', name: 'Ana', email: 'ana@demo.test', intro: 'A phone.' };
const lost = new Error('the line gave way');

test('every state and every move of a new chat is reached', () => {
  expect(
    walk(newChatMachine, {
      events: [
        { type: 'line.opened' },
        { type: 'line.closed' },
        { type: 'newChat.begin' },
        { type: 'newChat.leave' },
        { type: 'details.submit', details },
        { type: 'chat.updated', chat: chatOf() },
        { type: 'problem.seen' },
      ],
      effects: { startChat: { done: [chatOf()], error: [lost, rejection('chat.alreadyOpen')] } },
    }),
  ).toEqual({ states: '5 of 5', transitions: '16 of 16', missed: [] });
});

/** A new chat whose answers are given by hand and whose clock is turned. */
function beginning({ hasLine }: { hasLine: boolean }) {
  const clock = new SimulatedClock();
  const effects = handEffects();
  const actor = createActor(newChatMachine.provide({ actors: { startChat: effects.of('startChat') } }), { clock });
  const events: NewChatEmitted[] = [];
  actor.on('*', (one) => events.push(one));
  actor.start();
  if (hasLine) actor.send({ type: 'line.opened' });
  actor.send({ type: 'newChat.begin' });
  return {
    clock,
    actor,
    events,
    asked: effects.asked,
    answer: effects.answer,
    fail: effects.fail,
    submit: () => actor.send({ type: 'details.submit', details }),
    view: () => newChatView(actor.getSnapshot()),
  };
}

const startChatEffect = ['startChat', { chatId, topic: 'repair' }];
const off = { step: 'off', details: null, problem: null };

test('[S4-24] [S9-22] a chat is started once there is a line, and introduced after exactly 1000 ms', async () => {
  const { actor, view, submit, asked: requested, answer, events, clock } = beginning({ hasLine: false });
  expect(view()).toEqual({ step: 'choosing', details: null, problem: null });
  submit();
  expect([view(), requested()]).toEqual([{ step: 'connecting', details, problem: null }, []]);
  actor.send({ type: 'line.opened' });
  expect([view().step, requested()]).toEqual(['starting', [startChatEffect]]);
  await answer('startChat', chatOf());
  expect([view().step, events.splice(0)]).toEqual(['started', [{ type: 'started', chat: chatOf() }]]);
  clock.increment(999);
  expect([view().step, events]).toEqual(['started', []]);
  clock.increment(1);
  expect([view(), events]).toEqual([off, [{ type: 'introduced', chatId, content: 'A phone.' }]]);
});

test('[S4-25] leaving forgets everything, wherever it stands: nothing is said in a chat that was started meanwhile', async () => {
  for (const steps of [0, 1, 2]) {
    const { actor, view, submit, answer, events, clock } = beginning({ hasLine: true });
    if (steps > 0) submit();
    if (steps > 1) await answer('startChat', chatOf());
    events.length = 0;
    actor.send({ type: 'newChat.leave' });
    clock.increment(10_000);
    expect([view(), events]).toEqual([off, []]);
  }
});

test('[S5-28] a rejected chat leads back to the form with what was written in it', async () => {
  const { actor, view, submit, fail, events, asked: requested } = beginning({ hasLine: true });
  submit();
  await fail('startChat', rejection('chat.alreadyOpen'));
  const problem = { code: 'chat.alreadyOpen', message: 'no: chat.alreadyOpen', params: {} };
  expect([view(), events]).toEqual([{ step: 'choosing', details, problem }, [{ type: 'rejected', problem }]]);
  actor.send({ type: 'problem.seen' });
  expect(view().problem).toEqual(null);
  submit();
  expect([view().step, requested()]).toEqual(['starting', [startChatEffect, startChatEffect]]);
});

test('a chat whose answer was lost is asked for again under its id, until it is told', async () => {
  const { actor, view, submit, fail, asked: requested, clock, events } = beginning({ hasLine: true });
  submit();
  await fail('startChat', lost);
  clock.increment(1_999);
  expect([view().step, requested()]).toEqual(['connecting', [startChatEffect]]);
  clock.increment(1);
  expect(requested()).toEqual([startChatEffect]);
  actor.send({ type: 'line.closed' });
  clock.increment(60_000);
  expect([view().step, requested()]).toEqual(['connecting', []]);
  actor.send({ type: 'line.opened' });
  actor.send({ type: 'chat.updated', chat: activeChat({ chatId: 'another' }) });
  expect([view().step, requested()]).toEqual(['starting', [startChatEffect]]);
  actor.send({ type: 'chat.updated', chat: chatOf() });
  expect([view().step, events]).toEqual(['started', [{ type: 'started', chat: chatOf() }]]);
});
