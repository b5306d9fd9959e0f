import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { handEffects, settled } from '../testing/effects.ts';
import { walk } from '../testing/walkMachine.ts';
import { printQueueMachine, type PrintJob, type PrintOutcome, type PrintQueueEmitted } from './printQueue.machine.ts';
import { printQueueView } from './printQueue.view.ts';

const job = (id: string): PrintJob => ({ id, title: `INV-${id}`, sheet: null });
const well = { problem: null };

test('every state and every move of the print queue is reached', () => {
  expect(
    walk(printQueueMachine, {
      events: [
        { type: 'job.add', job: job('1') },
        { type: 'job.add', job: job('2') },
        { type: 'job.retry' },
        { type: 'job.handOver' },
        { type: 'job.drop' },
      ],
      effects: { print: { done: [well, { problem: 'paper' }] } },
    }),
  ).toEqual({ states: '3 of 3', transitions: '12 of 12', missed: [] });
});

/** A queue whose printer is answered by hand; keeps what it reported. */
function queue() {
  const effects = handEffects();
  const events: PrintQueueEmitted[] = [];
  const actor = createActor(
    printQueueMachine.provide({ actors: { print: effects.of<PrintOutcome, PrintJob>('print') } }),
  );
  actor.on('*', (one) => events.push(one));
  actor.start();
  return { ...effects, actor, events, view: () => printQueueView(actor.getSnapshot()) };
}

test('jobs come out one after the other, in the order in which they were asked for', async () => {
  const { actor, asked: requested, answer, events, view } = queue();
  actor.send({ type: 'job.add', job: job('1') });
  actor.send({ type: 'job.add', job: job('2') });
  expect([requested(), view()]).toEqual([
    [['print', job('1')]],
    { busy: true, problem: null, title: 'INV-1', waiting: 1 },
  ]);
  await answer('print', well);
  expect([requested(), view()]).toEqual([
    [['print', job('2')]],
    { busy: true, problem: null, title: 'INV-2', waiting: 0 },
  ]);
  await answer('print', well);
  expect([events, view()]).toEqual([
    [
      { type: 'printed', job: job('1') },
      { type: 'printed', job: job('2') },
    ],
    { busy: false, problem: null, title: null, waiting: 0 },
  ]);
});

test('what was taken once is not printed again, not while it waits, not after it came out, not after it failed', async () => {
  const { actor, asked: requested, answer, view } = queue();
  const again = () => actor.send({ type: 'job.add', job: job('1') });
  again();
  again();
  await answer('print', { problem: 'gone' });
  again();
  expect([requested(), view()]).toEqual([
    [['print', job('1')]],
    { busy: false, problem: 'gone', title: 'INV-1', waiting: 0 },
  ]);
  actor.send({ type: 'job.retry' });
  await answer('print', well);
  again();
  expect([requested(), view().title]).toEqual([[['print', job('1')]], null]);
});

test('a job that failed waits for a person, and what comes later waits behind it', async () => {
  const { actor, asked: requested, answer, events, view } = queue();
  actor.send({ type: 'job.add', job: job('1') });
  await answer('print', { problem: 'paper' });
  requested();
  actor.send({ type: 'job.add', job: job('2') });
  expect([requested(), view()]).toEqual([[], { busy: false, problem: 'paper', title: 'INV-1', waiting: 1 }]);
  actor.send({ type: 'job.handOver' });
  expect([requested(), events]).toEqual([
    [['print', job('2')]],
    [
      { type: 'failed', job: job('1'), problem: 'paper' },
      { type: 'handedOver', job: job('1') },
    ],
  ]);
});

test('until the app wires it in, printing fails', async () => {
  const actor = createActor(printQueueMachine).start();
  actor.send({ type: 'job.add', job: job('1') });
  await settled();
  expect(printQueueView(actor.getSnapshot()).problem).toEqual('failed');
});
