import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { inLine, SIGN_INS_WAITING } from './hashing.ts';

test('hashes are made in line: a processor is left to the others, each comes to its turn, and a failure gives its place up', async () => {
  const most = Math.max(1, availableParallelism() - 1);
  const order: number[] = [];
  let [now, peak] = [0, 0];
  const work = (n: number) =>
    inLine(async () => {
      now += 1;
      peak = Math.max(peak, now);
      await Promise.resolve();
      order.push(n);
      now -= 1;
      if (n % 3 === 0) throw new Error(String(n));
      return n;
    });
  const numbers = Array.from({ length: 30 }, (_, n) => n);
  const ended = await Promise.allSettled(numbers.map(work));
  expect([peak, order, ended.filter(({ status }) => status === 'rejected').length]).toEqual([most, numbers, 10]);
});

test('a flood of sign-ins is rejected from its limit on, and who is signed in comes before all of it', async () => {
  const order: string[] = [];
  const hash = (name: string) => async () => {
    await Promise.resolve();
    order.push(name);
  };
  const running = Math.max(1, availableParallelism() - 1);
  const flood = Array.from({ length: running + SIGN_INS_WAITING + 460 }, () => inLine(hash('stranger'), 'sign-in'));
  const till = inLine(hash('till'));
  const ended = await Promise.allSettled([...flood, till]);
  const rejected = ended.flatMap((one) => (one.status === 'rejected' ? [Object(one.reason)['code'] as unknown] : []));
  expect([rejected.length, new Set(rejected)]).toEqual([460, new Set(['request.tooMany'])]);
  expect([order.indexOf('till'), order.length]).toEqual([running, running + SIGN_INS_WAITING + 1]);
});
