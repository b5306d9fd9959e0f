import { drafts, type Draft } from '@tilldesk/domain/shop';
import { answer, type FakeAnswer } from './answer.ts';
import { plainId } from './plainAnswers.ts';
import type { World } from './World.ts';

const books = new WeakMap<World, Map<string, Draft>>();

/** The drafts of a world, by page and record. */
export function draftsOf(world: World): Map<string, Draft> {
  const book = books.get(world) ?? new Map<string, Draft>();
  books.set(world, book);
  return book;
}

export const draftAnswers: readonly FakeAnswer[] = [
  answer(drafts.find, ({ query: { route, record } }, world) => ({
    draft: draftsOf(world).get(`${route} ${record}`) ?? null,
  })),
  answer(drafts.keep, ({ body: { route, record, content } }, world) => {
    const book = draftsOf(world);
    const place = `${route} ${record}`;
    const kept = { id: book.get(place)?.id ?? plainId(book.size + 1), content, savedAt: world.now };
    book.set(place, kept);
    return { id: kept.id, savedAt: kept.savedAt };
  }),
  answer(drafts.discard, ({ params }, world) => {
    const book = draftsOf(world);
    for (const [place, { id }] of book) if (id === params.id) book.delete(place);
    return { success: true as const };
  }),
];

/** What was written before at a page, whichever record, at noon of the shop unless told. */
export const written = (
  route: string,
  content: unknown,
  { record, savedAt = '2026-03-14T16:02:00.000Z' }: { record?: string; savedAt?: string } = {},
): FakeAnswer =>
  answer(drafts.find, ({ query }) => ({
    draft:
      query.route === route && query.record === (record ?? query.record)
        ? { id: plainId(900), content, savedAt }
        : null,
  }));
