import { Problem } from '@tilldesk/domain/problems';
import { policyCalls, type PolicyHead, type RefundPolicyVersion, type TermsVersion } from '@tilldesk/domain/policies';
import { answer, type FakeAnswer } from '../answer.ts';
import { byId } from '../found.ts';
import { refundVersions, termsVersions } from '../policyBook.ts';
import type { FakeServer } from '../FakeServer.ts';

type Book = { refund: RefundPolicyVersion[]; terms: TermsVersion[] };
const books = new WeakMap<FakeServer, Book>();

/** A new shop has no policies yet. */
function bookOf(fakeServer: FakeServer): Book {
  const isNew = fakeServer.shop.invoices.length === 0;
  const book =
    books.get(fakeServer) ??
    (isNew ? { refund: [], terms: [] } : { refund: [...refundVersions], terms: [...termsVersions] });
  books.set(fakeServer, book);
  return book;
}

const currentAndVersions = <V extends PolicyHead>(versions: readonly V[]) => ({
  current: versions[0] ?? null,
  history: [...versions],
});

/** Adds a version, if the user has read the latest one. */
function saveVersion<V extends PolicyHead>(
  fakeServer: FakeServer,
  versions: V[],
  seen: number,
  content: Omit<V, Exclude<keyof PolicyHead, 'id'>>,
): V {
  const last = versions[0]?.number ?? 0;
  if (last !== seen) throw new Problem('record.changed');
  const next = { ...content, number: last + 1, at: new Date().toISOString(), by: fakeServer.own.user.name } as V;
  versions.unshift(next);
  return next;
}

/** Responses of the fake server for the policies of its store. */
export const policyAnswers: readonly FakeAnswer[] = [
  answer(policyCalls.refund.one, (_, fakeServer) => currentAndVersions(bookOf(fakeServer).refund)),
  answer(policyCalls.refund.version, ({ params }, fakeServer) => byId(bookOf(fakeServer).refund, params.id)),
  answer(
    policyCalls.refund.change,
    ({ body: { version, textEn = null, textEs = null, returnDays = null, ...rest } }, fakeServer) =>
      saveVersion(fakeServer, bookOf(fakeServer).refund, version, { ...rest, textEn, textEs, returnDays }),
  ),
  answer(policyCalls.terms.one, (_, fakeServer) => currentAndVersions(bookOf(fakeServer).terms)),
  answer(policyCalls.terms.version, ({ params }, fakeServer) => byId(bookOf(fakeServer).terms, params.id)),
  answer(policyCalls.terms.change, ({ body: { id, version, textEn = null, textEs = null } }, fakeServer) =>
    saveVersion(fakeServer, bookOf(fakeServer).terms, version, { id, textEn, textEs }),
  ),
];
