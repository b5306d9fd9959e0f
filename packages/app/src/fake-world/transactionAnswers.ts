import { Problem } from '@tilldesk/domain/problems';
import { transactionCalls, type KeptTransaction } from '@tilldesk/domain/shop';
import { answer, type FakeAnswer } from './answer.ts';
import type { World } from './World.ts';

const books = new WeakMap<World, KeptTransaction>();

function bookOf(world: World): KeptTransaction {
  const book = books.get(world) ?? { ...world.own.store.transaction, version: 1 };
  books.set(world, book);
  return book;
}

/** How the fake server keeps the transaction settings of its store. */
export const transactionAnswers: readonly FakeAnswer[] = [
  answer(transactionCalls.one, (_, world) => bookOf(world)),
  answer(transactionCalls.change, ({ body: { version, ...changes } }, world) => {
    const book = bookOf(world);
    if (version !== book.version) throw new Problem('record.changed');
    const { version: _version, ...transaction } = book;
    for (const [name, value] of Object.entries(changes)) if (value !== undefined) Reflect.set(transaction, name, value);
    books.set(world, { ...transaction, version: version + 1 });
    Object.assign(world.own, { store: { ...world.own.store, transaction } });
    return bookOf(world);
  }),
];
