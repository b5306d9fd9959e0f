import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { handEffects, settled } from '../testing/effects.ts';
import { walk } from '../testing/walk.ts';
import { printQueueMachine, type PrintJob, type PrintOutcome, type PrintQueueNews } from './printQueue.machine.ts';
import { printQueueView } from './printQueue.view.ts';

const job = (id: string): PrintJob => ({ id, title: `INV-${id}`, sheet: null });
const well = { trouble: null };

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
      effects: { print: { done: [well, { trouble: 'paper' }] } },
    }),
  ).toEqual({ states: '3 of 3', transitions: '12 of 12', missed: [] });
});

/** A queue whose printer is answered by hand; keeps what it reported. */
function queue() {
  const effects = handEffects();
  const news: PrintQueueNews[] = [];
  const actor = createActor(
    printQueueMachine.provide({ actors: { print: effects.of<PrintOutcome, PrintJob>('print') } }),
  );
  actor.on('*', (one) => news.push(one));
  actor.start();
  return { ...effects, actor, news, view: () => printQueueView(actor.getSnapshot()) };
}

test('jobs come out one after the other, in the order in which they were asked for', async () => {
  const { actor, asked, answer, news, view } = queue();
  actor.send({ type: 'job.add', job: job('1') });
  actor.send({ type: 'job.add', job: job('2') });
  expect([asked(), view()]).toEqual([[['print', job('1')]], { busy: true, trouble: null, title: 'INV-1', waiting: 1 }]);
  await answer('print', well);
  expect([asked(), view()]).toEqual([[['print', job('2')]], { busy: true, trouble: null, title: 'INV-2', waiting: 0 }]);
  await answer('print', well);
  expect([news, view()]).toEqual([
    [
      { type: 'printed', job: job('1') },
      { type: 'printed', job: job('2') },
    ],
    { busy: false, trouble: null, title: null, waiting: 0 },
  ]);
});

test('what was taken once is not printed again, not while it waits, not after it came out, not after it failed', async () => {
  const { actor, asked, answer, view } = queue();
  const again = () => actor.send({ type: 'job.add', job: job('1') });
  again();
  again();
  await answer('print', { trouble: 'gone' });
  again();
  expect([asked(), view()]).toEqual([
    [['print', job('1')]],
    { busy: false, trouble: 'gone', title: 'INV-1', waiting: 0 },
  ]);
  actor.send({ type: 'job.retry' });
  await answer('print', well);
  again();
  expect([asked(), view().title]).toEqual([[['print', job('1')]], null]);
});

test('a job that failed waits for a person, and what comes later waits behind it', async () => {
  const { actor, asked, answer, news, view } = queue();
  actor.send({ type: 'job.add', job: job('1') });
  await answer('print', { trouble: 'paper' });
  asked();
  actor.send({ type: 'job.add', job: job('2') });
  expect([asked(), view()]).toEqual([[], { busy: false, trouble: 'paper', title: 'INV-1', waiting: 1 }]);
  actor.send({ type: 'job.handOver' });
  expect([asked(), news]).toEqual([
    [['print', job('2')]],
    [
      { type: 'failed', job: job('1'), trouble: 'paper' },
      { type: 'handedOver', job: job('1') },
    ],
  ]);
});

test('until the app wires it in, printing fails', async () => {
  const actor = createActor(printQueueMachine).start();
  actor.send({ type: 'job.add', job: job('1') });
  await settled();
  expect(printQueueView(actor.getSnapshot()).trouble).toEqual('failed');
});
