import { afterEach, expect, test } from 'vitest';
import { nextOrder, dispatchScan, hasHandler, registerHandler, type Scan, type ScanHandler } from './handlers.ts';
import { scanEcho } from './scanFeedback.ts';

const scan: Scan = { text: 'ACC-001', by: 'scanner', field: null };
const leaving: (() => void)[] = [];
const registerAt = (order: number, handler: ScanHandler) => leaving.push(registerHandler(order, handler));
const echoed = () => scanEcho.current()?.result;
afterEach(() => leaving.splice(0).forEach((leave) => leave()));

test('the innermost is asked first, in whatever order they came; what it passes goes outwards', async () => {
  const received: string[] = [];
  const handlerReturning =
    (name: string, result: 'taken' | 'passed'): ScanHandler =>
    () => {
      received.push(name);
      return result;
    };
  const [page, dialog, box] = [nextOrder(), nextOrder(), nextOrder()];
  // React runs effects from the inside out.
  registerAt(box, handlerReturning('box', 'passed'));
  registerAt(dialog, handlerReturning('dialog', 'taken'));
  registerAt(page, handlerReturning('page', 'taken'));
  expect([await dispatchScan(scan), received, echoed()]).toEqual(['taken', ['box', 'dialog'], 'taken']);
});

test('a scan without a handler is rejected', async () => {
  registerAt(nextOrder(), () => 'passed');
  expect([await dispatchScan(scan), echoed()]).toEqual(['rejected', 'rejected']);
});

test('an answer that takes its time is heard when it comes, and holds no other scan up', async () => {
  const answers: ((result: 'taken' | 'rejected') => void)[] = [];
  registerAt(nextOrder(), () => new Promise((resolve) => answers.push(resolve)));
  const [first, second] = [dispatchScan(scan), dispatchScan({ ...scan, text: 'ACC-002' })];
  answers[1]?.('taken');
  expect([await second, scanEcho.current()?.text]).toEqual(['taken', 'ACC-002']);
  answers[0]?.('rejected');
  expect([await first, scanEcho.current()?.text]).toEqual(['rejected', 'ACC-001']);
});

test('a handler that fails is heard as a refusal, and its error is not lost', async () => {
  registerAt(nextOrder(), () => Promise.reject(new Error('gone')));
  await expect(dispatchScan(scan)).rejects.toEqual(new Error('gone'));
  expect(echoed()).toEqual('rejected');
});

test('who has left is not asked, and nobody may be there', async () => {
  expect(hasHandler()).toEqual(false);
  const leave = registerHandler(nextOrder(), () => 'taken');
  expect(hasHandler()).toEqual(true);
  leave();
  expect(hasHandler()).toEqual(false);
});
