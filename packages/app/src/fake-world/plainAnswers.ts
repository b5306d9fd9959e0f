import * as z from 'zod/mini';
import type { Calls, Kept } from '../kit/resource/resource.ts';
import { answer, type FakeAnswer } from './answer.ts';
import { byId, listed } from './found.ts';
import { added, changed, removed } from './kept.ts';
import type { World } from './World.ts';

const ofOne = z.object({ id: z.string() });
const written = z.looseObject({ version: z.int() });
const asked = z.looseObject({
  page: z.int(),
  limit: z.int(),
  search: z.string(),
  sort: z.optional(z.string()),
});

/** The id of the nth record that a story brings, from 1. */
export const plainId = (n: number): string => `01936c3a-7c00-70aa-8000-${String(n).padStart(12, '0')}`;

/**
 * Answers the five calls of a plain noun out of records that the story brings; a new shop has none of them. For a noun
 * that the fake shop has no book for.
 */
export function plainAnswers<R extends Kept & { updatedAt: string }>(
  calls: Calls<R>,
  read: z.ZodMiniObject & z.ZodMiniType<R>,
  drafts: readonly object[],
): FakeAnswer[] {
  const books = new WeakMap<World, R[]>();
  const bookOf = (world: World): R[] => {
    const book = books.get(world) ?? begun(world.shop.kind === 'new' ? [] : drafts, world.now);
    books.set(world, book);
    return book;
  };
  const begun = (all: readonly object[], now: string): R[] => {
    const rows: R[] = [];
    all.forEach((draft, index) => added(read, rows, { id: plainId(index + 1), ...draft }, now));
    return rows;
  };
  const { list, one, create, change, archive } = calls;
  const words = (row: R) => Object.values(row).filter((value) => typeof value === 'string');
  const idIn = (params: unknown) => z.parse(ofOne, params).id;
  return [
    answer(list, ({ query }, world) => listed(bookOf(world), z.parse(asked, query), words)),
    ...(one ? [answer(one, ({ params }, world) => byId(bookOf(world), idIn(params)))] : []),
    ...(create
      ? [answer(create, ({ body }, world) => added(read, bookOf(world), z.parse(z.looseObject({}), body), world.now))]
      : []),
    ...(change
      ? [
          answer(change, ({ params, body }, world) =>
            changed(bookOf(world), idIn(params), z.parse(written, body), world.now),
          ),
        ]
      : []),
    ...(archive ? [answer(archive, ({ params }, world) => removed(bookOf(world), idIn(params)))] : []),
  ];
}
