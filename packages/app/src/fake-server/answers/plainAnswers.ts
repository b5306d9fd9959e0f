import * as z from 'zod/mini';
import type { Calls, VersionedRecord } from '../../resource/resource.ts';
import { answer, type FakeAnswer } from '../answer.ts';
import { byId, listed } from '../found.ts';
import { added, changed, removed } from '../saved.ts';
import type { FakeServer } from '../FakeServer.ts';

const ofOne = z.object({ id: z.string() });
const written = z.looseObject({ version: z.int() });
const listQuery = z.looseObject({
  page: z.int(),
  limit: z.int(),
  search: z.string(),
  sort: z.optional(z.string()),
});

/** Returns the id of the nth record that a story provides, from 1. */
export const plainId = (n: number): string => `01936c3a-7c00-70aa-8000-${String(n).padStart(12, '0')}`;

/**
 * Responds to the five calls of a simple entity from the story's records; a new shop has none. For entities without data in the
 * fake shop.
 */
export function plainAnswers<R extends VersionedRecord & { updatedAt: string }>(
  calls: Calls<R>,
  read: z.ZodMiniObject & z.ZodMiniType<R>,
  drafts: readonly object[],
): FakeAnswer[] {
  const books = new WeakMap<FakeServer, R[]>();
  const bookOf = (fakeServer: FakeServer): R[] => {
    const book = books.get(fakeServer) ?? begun(fakeServer.shop.kind === 'new' ? [] : drafts, fakeServer.now);
    books.set(fakeServer, book);
    return book;
  };
  const begun = (all: readonly object[], now: string): R[] => {
    const rows: R[] = [];
    all.forEach((draft, index) => added(read, rows, { id: plainId(index + 1), ...draft }, now));
    return rows;
  };
  const { list, one, create, change, archive } = calls;
  const searchable = (row: R) => Object.values(row).filter((value) => typeof value === 'string');
  const idIn = (params: unknown) => z.parse(ofOne, params).id;
  return [
    answer(list, ({ query }, fakeServer) => listed(bookOf(fakeServer), z.parse(listQuery, query), searchable)),
    ...(one ? [answer(one, ({ params }, fakeServer) => byId(bookOf(fakeServer), idIn(params)))] : []),
    ...(create
      ? [
          answer(create, ({ body }, fakeServer) =>
            added(read, bookOf(fakeServer), z.parse(z.looseObject({}), body), fakeServer.now),
          ),
        ]
      : []),
    ...(change
      ? [
          answer(change, ({ params, body }, fakeServer) =>
            changed(bookOf(fakeServer), idIn(params), z.parse(written, body), fakeServer.now),
          ),
        ]
      : []),
    ...(archive ? [answer(archive, ({ params }, fakeServer) => removed(bookOf(fakeServer), idIn(params)))] : []),
  ];
}
