import { expect, test } from 'vitest';
import { inOrder, moved } from './order.ts';

const of = (id: string, sort: number, parentId: string | null = null) => ({ id, name: id, sort, parentId });
const all = [of('b', 1), of('a', 0), of('x', 1, 'a'), of('w', 0, 'a'), of('c', 1)];

test('each main category stands before its subs, equals by name', () => {
  expect(inOrder(all).map(({ id }) => id)).toEqual(['a', 'w', 'x', 'b', 'c']);
});

test('one changes places with its neighbour, and not beyond either end', () => {
  expect([moved(all, all[0]!, -1), moved(all, all[3]!, 1)]).toEqual([
    ['b', 'a', 'c'],
    ['x', 'w'],
  ]);
  expect([moved(all, all[1]!, -1), moved(all, all[4]!, 1), moved(all, all[2]!, 1)]).toEqual([null, null, null]);
});
