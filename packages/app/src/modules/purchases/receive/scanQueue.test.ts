import { expect, test } from 'vitest';
import { scanQueue } from './scanQueue.ts';

type Scan = { clientScanId: string };
const scan = (at: number): Scan => ({ clientScanId: `scan ${at}` });
const idsOf = (scans: readonly Scan[]) => scans.map(({ clientScanId }) => clientScanId);

/** A fake server that responds when the test says so. */
function slowServer() {
  const sent: string[][] = [];
  const received: string[] = [];
  let settle: { answer: (text: string) => void; fail: () => void } | null = null;
  const queue = scanQueue<Scan, string>({
    max: 50,
    send: (scans) =>
      new Promise((answer, reject) => {
        sent.push(idsOf(scans));
        settle = { answer, fail: () => reject(new Error('nobody answered')) };
      }),
    answered: (answer, scans) => received.push(`${answer}: ${idsOf(scans).length}`),
    failed: (error) => (error instanceof Error && error.message === 'nobody answered' ? 'retry' : 'drop'),
  });
  const settled = async (how: 'answer' | 'fail') => {
    if (how === 'answer') settle?.answer('taken');
    else settle?.fail();
    await new Promise(setImmediate);
  };
  return { queue, sent, received, settled };
}

test('a hundred scans of ten seconds go in their order, none is lost, and only one sending is on its way', async () => {
  const { queue, sent, received, settled } = slowServer();
  const scans = Array.from({ length: 100 }, (_, at) => scan(at));
  for (const one of scans) queue.add(one);
  expect(sent).toEqual([idsOf(scans.slice(0, 1))]);
  await settled('answer');
  await settled('answer');
  await settled('answer');
  expect(sent.map(({ length }) => length)).toEqual([1, 50, 49]);
  expect(sent.flat()).toEqual(idsOf(scans));
  expect(received).toEqual(['taken: 1', 'taken: 50', 'taken: 49']);
  expect(queue.open()).toEqual([]);
});

test('scans that nobody answered wait, and go again under the same ids with what came since', async () => {
  const { queue, sent, received, settled } = slowServer();
  queue.add(scan(1));
  await settled('fail');
  expect(idsOf(queue.open())).toEqual(['scan 1']);
  queue.add(scan(2));
  await settled('answer');
  expect(sent).toEqual([['scan 1'], ['scan 1', 'scan 2']]);
  expect(received).toEqual(['taken: 2']);
  expect(queue.open()).toEqual([]);
});

test('scans that the server refuses are dropped, and what waits behind them goes on', async () => {
  const sent: string[][] = [];
  const queue = scanQueue<Scan, string>({
    max: 1,
    send: (scans) => {
      sent.push(idsOf(scans));
      return sent.length === 1 ? Promise.reject(new Error('rejected')) : Promise.resolve('taken');
    },
    answered: () => {},
    failed: () => 'drop',
  });
  queue.add(scan(1));
  queue.add(scan(2));
  await new Promise(setImmediate);
  expect(sent).toEqual([['scan 1'], ['scan 2']]);
  expect(queue.open()).toEqual([]);
});

test('asking again while a sending is on its way sends nothing twice', async () => {
  const { queue, sent, settled } = slowServer();
  queue.add(scan(1));
  queue.again();
  await settled('answer');
  queue.again();
  expect(sent).toEqual([['scan 1']]);
});

test('scans that waited before go first, and what has no answer yet is told at every change', async () => {
  const sent: string[][] = [];
  const reported: string[][] = [];
  const queue = scanQueue<Scan, string>({
    max: 10,
    begins: [scan(1)],
    changed: (open) => reported.push(idsOf(open)),
    send: (scans) => {
      sent.push(idsOf(scans));
      return Promise.resolve('taken');
    },
    answered: () => {},
    failed: () => 'retry',
  });
  queue.add(scan(2));
  await new Promise(setImmediate);
  expect(sent).toEqual([['scan 1'], ['scan 2']]);
  expect(reported).toEqual([['scan 1', 'scan 2'], ['scan 2'], []]);
});
