import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { handEffects, settled } from '../testing/effects.ts';
import { walk } from '../testing/walkMachine.ts';
import { countingMachine } from './counting.machine.ts';
import type { CountingInput, CountingEmitted } from './countingSetup.ts';
import { countingView } from './counting.view.ts';
import type { CountScan, CountStatus, InventoryCount } from './counts.entity.ts';
import { batchOf, BATCH, withAnswered, withScan, type WaitingScan } from './scanQueue.rules.ts';

const at = '2026-03-02T15:00:00.000Z';
const idOf = (n: number) => `01936c3a-7c00-7a11-8b22-${String(n).padStart(12, '0')}`;

const countOf = (status: CountStatus, version = 1): InventoryCount => ({
  id: idOf(1),
  number: 'CNT-1001',
  status,
  mode: 'full',
  scope: {
    mainCategoryId: idOf(2),
    mainCategoryName: 'Phones',
    subCategoryId: null,
    subCategoryName: null,
    vendorId: null,
    vendorName: null,
    brand: null,
  },
  startedBy: 'Ana',
  startedAt: at,
  postedBy: null,
  postedAt: null,
  cancelledBy: null,
  cancelledAt: null,
  note: null,
  recounts: 0,
  counted: 0,
  figures: null,
  version,
  threshold: null,
  round: 1,
  lineCount: 3,
  countedLines: 0,
  counters: [],
  problems: { unknown: 0, wrongLocation: 0, wrongStatus: 0, duplicate: 0, outOfScope: 0 },
});

const waiting = (n: number): WaitingScan => ({ id: idOf(100 + n), code: `CODE-${n}`, madeAt: n });
const acceptedScan = (n: number, more: Partial<CountScan> = {}): CountScan => ({
  id: idOf(100 + n),
  at,
  by: 'Ana',
  code: `CODE-${n}`,
  result: 'matched',
  quantity: 1,
  lineId: idOf(50),
  productId: idOf(60),
  productName: 'Phone X',
  unitId: null,
  unitStatus: null,
  counted: n,
  takesBack: null,
  isTakenBack: false,
  ...more,
});

const statuses = ['in_progress', 'review', 'posted', 'cancelled'] as const;
const draft = { id: idOf(1), mainCategoryId: idOf(2), subCategoryId: null, mode: 'full' as const };
const answerOf = (...numbers: number[]) => ({ items: numbers.map((n) => acceptedScan(n)), counted: numbers.length });
const rejection = { status: 409 };
const outage = { status: 0 };

test('every state and every move of a count is reached', () => {
  const every = { done: statuses.map((status) => countOf(status)), error: [rejection] };
  expect(
    walk(countingMachine, {
      input: { count: null, queue: [waiting(1)], hasLine: true },
      events: [
        { type: 'count.start', draft },
        { type: 'scan.take', scan: waiting(1) },
        { type: 'scan.take', scan: waiting(2) },
        { type: 'scans.send' },
        { type: 'scans.drop' },
        { type: 'count.submit' },
        { type: 'lines.recount', lineIds: [] },
        { type: 'count.post', approvalId: null },
        { type: 'count.cancel', note: null },
        { type: 'problem.seen' },
        ...statuses.map((status) => ({ type: 'count.updated' as const, count: countOf(status) })),
        { type: 'code.matched', answer: answerOf() },
        { type: 'line.opened' },
        { type: 'line.closed' },
      ],
      effects: {
        startCount: every,
        sendScans: { done: [answerOf(1), answerOf(1, 2)], error: [outage, rejection] },
        submitCount: every,
        recountLines: every,
        postCount: every,
        cancelCount: every,
      },
      facet: ({ count, queue, hasLine }) =>
        `${count?.status ?? '-'} ${queue.map(({ code }) => code).join(' ')} ${hasLine}`,
    }),
  ).toEqual({ states: '14 of 14', transitions: '65 of 65', missed: [] });
});

/** A window on a count; the effects are answered by hand. */
function windowOn(input: Partial<CountingInput> = {}) {
  const effects = handEffects();
  const clock = new SimulatedClock();
  const events: CountingEmitted[] = [];
  const actor = createActor(
    countingMachine.provide({
      actors: {
        startCount: effects.of('startCount'),
        sendScans: effects.of('sendScans'),
        submitCount: effects.of('submitCount'),
        recountLines: effects.of('recountLines'),
        postCount: effects.of('postCount'),
        cancelCount: effects.of('cancelCount'),
      },
    }),
    { clock, input: { count: null, queue: [], hasLine: true, ...input } },
  );
  actor.on('*', (one) => events.push(one));
  actor.start();
  if (input.count) actor.send({ type: 'count.updated', count: input.count });
  return { actor, effects, clock, events, view: () => countingView(actor.getSnapshot()) };
}

const waitingIn = (view: () => ReturnType<typeof countingView>) => view().unsent.map(({ code }) => code);

describe('scans', () => {
  test('go at once, and those that come meanwhile follow in their order', async () => {
    const { actor, effects, events, view } = windowOn({ count: countOf('in_progress') });
    for (const n of [1, 2, 3]) actor.send({ type: 'scan.take', scan: waiting(n) });
    expect(effects.asked()).toEqual([['sendScans', { id: idOf(1), scans: [waiting(1)] }]]);
    await effects.answer('sendScans', answerOf(1));
    expect(effects.asked()).toEqual([['sendScans', { id: idOf(1), scans: [waiting(2), waiting(3)] }]]);
    await effects.answer('sendScans', answerOf(2, 3));
    expect([waitingIn(view), view().sending, view().feed.map(({ code }) => code)]).toEqual([
      [],
      'no',
      ['CODE-3', 'CODE-2', 'CODE-1'],
    ]);
    expect(events).toEqual([
      { type: 'scanned', scans: [acceptedScan(1)] },
      { type: 'scanned', scans: [acceptedScan(2), acceptedScan(3)] },
    ]);
  });

  test('wait while nobody answers, and go again by the clock and when the network is back', async () => {
    const { actor, effects, clock, view } = windowOn({ count: countOf('in_progress') });
    actor.send({ type: 'scan.take', scan: waiting(1) });
    await effects.fail('sendScans', outage);
    actor.send({ type: 'scan.take', scan: waiting(2) });
    expect([view().sending, waitingIn(view)]).toEqual(['waiting', ['CODE-1', 'CODE-2']]);
    effects.asked();
    clock.increment(2_000);
    expect(effects.asked()).toEqual([['sendScans', { id: idOf(1), scans: [waiting(1), waiting(2)] }]]);
    actor.send({ type: 'line.closed' });
    await effects.fail('sendScans', outage);
    clock.increment(60_000);
    expect(effects.asked()).toEqual([]);
    actor.send({ type: 'line.opened' });
    await effects.answer('sendScans', answerOf(1, 2));
    expect([view().sending, waitingIn(view)]).toEqual(['no', []]);
  });

  test('that were not sent when the page was closed go as soon as the count is open again', () => {
    const { effects } = windowOn({ count: countOf('in_progress'), queue: [waiting(7)] });
    expect(effects.asked()).toEqual([['sendScans', { id: idOf(1), scans: [waiting(7)] }]]);
  });

  test('are held when the server refuses them, until the person sends or drops them', async () => {
    const { actor, effects, events, view } = windowOn({ count: countOf('in_progress') });
    actor.send({ type: 'scan.take', scan: waiting(1) });
    await effects.fail('sendScans', rejection);
    const problem = { order: 'send' as const, code: null, cause: rejection };
    expect([view().sending, waitingIn(view), view().problem]).toEqual(['blocked', ['CODE-1'], problem]);
    expect(events).toEqual([{ type: 'rejected', problem }]);
    actor.send({ type: 'scans.send' });
    expect(view().sending).toEqual('now');
    await effects.fail('sendScans', rejection);
    actor.send({ type: 'scans.drop' });
    expect([view().sending, waitingIn(view)]).toEqual(['no', []]);
  });

  test('are kept, not sent, while another person has handed the count in, and go when it is open again', () => {
    const { actor, effects, view } = windowOn({ count: countOf('in_progress'), hasLine: false });
    actor.send({ type: 'scan.take', scan: waiting(1) });
    actor.send({ type: 'count.updated', count: countOf('review', 2) });
    expect([view().step, waitingIn(view)]).toEqual(['review', ['CODE-1']]);
    effects.asked();
    actor.send({ type: 'count.updated', count: countOf('in_progress', 3) });
    expect(effects.asked()).toEqual([['sendScans', { id: idOf(1), scans: [waiting(1)] }]]);
  });

  test('that come before the count is open are sent with it, in their order; where it is not begun they are dropped', async () => {
    const { actor, effects, events, view } = windowOn();
    actor.send({ type: 'count.start', draft });
    for (const n of [1, 2]) actor.send({ type: 'scan.take', scan: waiting(n) });
    await effects.fail('startCount', rejection);
    expect([view().step, waitingIn(view)]).toEqual(['ready', []]);
    expect(events).toEqual([{ type: 'rejected', problem: { order: 'start', code: null, cause: rejection } }]);
    effects.asked();
    actor.send({ type: 'count.start', draft });
    for (const n of [3, 4]) actor.send({ type: 'scan.take', scan: waiting(n) });
    await effects.answer('startCount', countOf('in_progress'));
    expect(effects.asked()).toEqual([
      ['startCount', { draft }],
      ['sendScans', { id: idOf(1), scans: [waiting(3), waiting(4)] }],
    ]);
  });

  test('are rejected where nobody counts', () => {
    const rejectedAt = (['review', 'posted', 'cancelled'] as const).map((status) => {
      const { actor, events } = windowOn({ count: countOf(status) });
      actor.send({ type: 'scan.take', scan: waiting(1) });
      return events;
    });
    expect(rejectedAt).toEqual(Array(3).fill([{ type: 'unwanted', scan: waiting(1) }]));
  });
});

describe('the way of a count', () => {
  test('leads from its beginning over review and a recount to its posting', async () => {
    const { actor, effects, events, view } = windowOn();
    actor.send({ type: 'count.start', draft });
    await effects.answer('startCount', countOf('in_progress'));
    actor.send({ type: 'count.submit' });
    await effects.answer('submitCount', countOf('review', 2));
    actor.send({ type: 'lines.recount', lineIds: [idOf(50)] });
    await effects.answer('recountLines', countOf('in_progress', 3));
    actor.send({ type: 'count.submit' });
    await effects.answer('submitCount', countOf('review', 4));
    actor.send({ type: 'count.post', approvalId: idOf(9) });
    await effects.answer('postCount', countOf('posted', 5));
    expect([view().step, view().can]).toEqual([
      'posted',
      { scan: false, submit: false, recount: false, post: false, cancel: false },
    ]);
    expect(effects.asked()).toEqual([
      ['startCount', { draft }],
      ['submitCount', { id: idOf(1), version: 1 }],
      ['recountLines', { id: idOf(1), version: 2, lineIds: [idOf(50)] }],
      ['submitCount', { id: idOf(1), version: 3 }],
      ['postCount', { id: idOf(1), version: 4, approvalId: idOf(9) }],
    ]);
    expect(events).toEqual(
      (['start', 'submit', 'recount', 'submit', 'post'] as const).map((order) => ({ type: 'done', order })),
    );
  });

  test('is not handed in before everything that was scanned is sent', () => {
    const { actor, events, view } = windowOn({ count: countOf('in_progress') });
    actor.send({ type: 'scan.take', scan: waiting(1) });
    actor.send({ type: 'count.submit' });
    const problem = { order: 'submit', code: 'count.unsent', cause: null };
    expect([view().step, view().can.submit, view().problem]).toEqual(['counting', false, problem]);
    expect(events).toEqual([{ type: 'rejected', problem }]);
  });

  test('a refusal leaves it where it was, and says so', async () => {
    const { actor, effects, view } = windowOn({ count: countOf('review') });
    actor.send({ type: 'count.post', approvalId: null });
    expect([view().working, view().can.post]).toEqual(['post', false]);
    await effects.fail('postCount', rejection);
    expect([view().step, view().working, view().problem]).toEqual([
      'review',
      null,
      { order: 'post', code: null, cause: rejection },
    ]);
    actor.send({ type: 'count.cancel', note: 'Wrong shelf' });
    await effects.fail('cancelCount', rejection);
    expect(view().step).toEqual('review');
  });

  test('an older word of the server changes nothing', () => {
    const { actor, view } = windowOn({ count: countOf('review', 5) });
    actor.send({ type: 'count.updated', count: countOf('in_progress', 4) });
    expect(view().step).toEqual('review');
  });
});

test('a queue takes no scan twice and none without a code, and sends at most a batch', async () => {
  const queue = [waiting(1), waiting(1), { ...waiting(2), code: '  ' }, { ...waiting(3), code: ' ab ' }].reduce(
    withScan,
    [] as readonly WaitingScan[],
  );
  expect(queue.map(({ code }) => code)).toEqual(['CODE-1', 'AB']);
  const many = Array.from({ length: BATCH + 1 }, (_, n) => waiting(n));
  expect(batchOf(many)).toEqual(many.slice(0, BATCH));
  expect(withAnswered([acceptedScan(1)], [acceptedScan(2, { result: 'takenBack', takesBack: idOf(101) })])).toEqual([
    acceptedScan(2, { result: 'takenBack', takesBack: idOf(101) }),
    acceptedScan(1, { isTakenBack: true }),
  ]);
  await settled();
});
