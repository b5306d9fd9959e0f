import { drafts, type Draft } from '@tilldesk/domain/drafts';
import { answer, type FakeAnswer } from './answer.ts';
import type { FakeServer } from './FakeServer.ts';

const draftId = (n: number): string => `01936c3a-7c00-70aa-8000-${String(n).padStart(12, '0')}`;

const books = new WeakMap<FakeServer, Map<string, Draft>>();

/** Returns the drafts of a fake server, by page and record. */
export function draftsOf(fakeServer: FakeServer): Map<string, Draft> {
  const book = books.get(fakeServer) ?? new Map<string, Draft>();
  books.set(fakeServer, book);
  return book;
}

export const draftAnswers: readonly FakeAnswer[] = [
  answer(drafts.find, ({ query: { route, record } }, fakeServer) => ({
    draft: draftsOf(fakeServer).get(`${route} ${record}`) ?? null,
  })),
  answer(drafts.save, ({ body: { route, record, content } }, fakeServer) => {
    const book = draftsOf(fakeServer);
    const place = `${route} ${record}`;
    const saved = { id: book.get(place)?.id ?? draftId(book.size + 1), content, savedAt: fakeServer.now };
    book.set(place, saved);
    return { id: saved.id, savedAt: saved.savedAt };
  }),
  answer(drafts.discard, ({ params }, fakeServer) => {
    const book = draftsOf(fakeServer);
    for (const [place, { id }] of book) if (id === params.id) book.delete(place);
    return { success: true as const };
  }),
];

/** A draft saved earlier for a page, for any record, by default at noon of the shop. */
export const written = (
  route: string,
  content: unknown,
  { record, savedAt = '2026-03-14T16:02:00.000Z' }: { record?: string; savedAt?: string } = {},
): FakeAnswer =>
  answer(drafts.find, ({ query }) => ({
    draft:
      query.route === route && query.record === (record ?? query.record)
        ? { id: draftId(900), content, savedAt }
        : null,
  }));
