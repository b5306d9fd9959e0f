import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { inLine } from './hashing.ts';

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
