import { Problem } from '@tilldesk/domain/problems';
import { transactionCalls, type SavedTransaction } from '@tilldesk/domain/stores';
import { answer, type FakeAnswer } from '../answer.ts';
import type { FakeServer } from '../FakeServer.ts';

const books = new WeakMap<FakeServer, SavedTransaction>();

function bookOf(fakeServer: FakeServer): SavedTransaction {
  const book = books.get(fakeServer) ?? { ...fakeServer.own.store.transaction, version: 1 };
  books.set(fakeServer, book);
  return book;
}

/** Responses of the fake server for the transaction settings of its store. */
export const transactionAnswers: readonly FakeAnswer[] = [
  answer(transactionCalls.one, (_, fakeServer) => bookOf(fakeServer)),
  answer(transactionCalls.change, ({ body: { version, ...changes } }, fakeServer) => {
    const book = bookOf(fakeServer);
    if (version !== book.version) throw new Problem('record.changed');
    const { version: _version, ...transaction } = book;
    for (const [name, value] of Object.entries(changes)) if (value !== undefined) Reflect.set(transaction, name, value);
    books.set(fakeServer, { ...transaction, version: version + 1 });
    Object.assign(fakeServer.own, { store: { ...fakeServer.own.store, transaction } });
    return bookOf(fakeServer);
  }),
];
