import { Problem } from '@tilldesk/domain/problems';
import { policyCalls } from '@tilldesk/domain/selling';
import type { PolicyHead, RefundPolicyVersion, TermsVersion } from '@tilldesk/domain/shop';
import { answer, type FakeAnswer } from './answer.ts';
import { byId } from './found.ts';
import { refundVersions, termsVersions } from './policyBook.ts';
import type { World } from './World.ts';

type Book = { refund: RefundPolicyVersion[]; terms: TermsVersion[] };
const books = new WeakMap<World, Book>();

/** A shop that opens today has written nothing yet. */
function bookOf(world: World): Book {
  const isNew = world.shop.invoices.length === 0;
  const book =
    books.get(world) ??
    (isNew ? { refund: [], terms: [] } : { refund: [...refundVersions], terms: [...termsVersions] });
  books.set(world, book);
  return book;
}

const standing = <V extends PolicyHead>(versions: readonly V[]) => ({
  current: versions[0] ?? null,
  history: [...versions],
});

/** Puts a version on top, if the writer saw the one that is there. */
function put<V extends PolicyHead>(
  world: World,
  versions: V[],
  seen: number,
  content: Omit<V, Exclude<keyof PolicyHead, 'id'>>,
): V {
  const last = versions[0]?.number ?? 0;
  if (last !== seen) throw new Problem('record.changed');
  const next = { ...content, number: last + 1, at: new Date().toISOString(), by: world.own.user.name } as V;
  versions.unshift(next);
  return next;
}

/** How the fake server keeps the policies of its store. */
export const policyAnswers: readonly FakeAnswer[] = [
  answer(policyCalls.refund.one, (_, world) => standing(bookOf(world).refund)),
  answer(policyCalls.refund.version, ({ params }, world) => byId(bookOf(world).refund, params.id)),
  answer(
    policyCalls.refund.change,
    ({ body: { version, textEn = null, textEs = null, returnDays = null, ...rest } }, world) =>
      put(world, bookOf(world).refund, version, { ...rest, textEn, textEs, returnDays }),
  ),
  answer(policyCalls.terms.one, (_, world) => standing(bookOf(world).terms)),
  answer(policyCalls.terms.version, ({ params }, world) => byId(bookOf(world).terms, params.id)),
  answer(policyCalls.terms.change, ({ body: { id, version, textEn = null, textEs = null } }, world) =>
    put(world, bookOf(world).terms, version, { id, textEn, textEs }),
  ),
];
