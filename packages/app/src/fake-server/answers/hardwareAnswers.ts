import { Problem } from '@tilldesk/domain/problems';
import { plainWorkstation, workstations, type Workstation, type WorkstationDraft } from '@tilldesk/domain/hardware';
import { answer, type FakeAnswer } from '../answer.ts';
import { byId } from '../found.ts';
import { plainId } from './plainAnswers.ts';
import type { FakeServer } from '../FakeServer.ts';

const books = new WeakMap<FakeServer, Workstation[]>();

/** Returns a workstation as stored by the server. */
const workstationOf = (n: number, draft: Partial<WorkstationDraft>): Workstation => ({
  ...plainWorkstation,
  name: `Counter ${n}`,
  ...draft,
  id: plainId(700 + n),
  version: 1,
  createdAt: '2026-02-02T15:00:00.000Z',
  updatedAt: '2026-02-02T15:00:00.000Z',
});

/** The counter with a printer on a cable, as used by most stories. */
export const counterWithPrinter = workstationOf(1, { connection: 'usb', receiptAuto: true });

const begun = (fakeServer: FakeServer): Workstation[] =>
  fakeServer.shop.kind === 'new'
    ? []
    : [{ ...counterWithPrinter }, workstationOf(2, { name: 'Back office', labelSize: 'small' })];

function bookOf(fakeServer: FakeServer): Workstation[] {
  const book = books.get(fakeServer) ?? begun(fakeServer);
  books.set(fakeServer, book);
  return book;
}

/** Responses of the fake server for workstations. */
export const hardwareAnswers: readonly FakeAnswer[] = [
  answer(workstations.list, (_, fakeServer) => ({ items: bookOf(fakeServer) })),
  answer(workstations.one, ({ params }, fakeServer) => byId(bookOf(fakeServer), params.id)),
  answer(workstations.save, ({ body: { id, version, ...draft } }, fakeServer) => {
    const book = bookOf(fakeServer);
    const existing = book.find((one) => one.id === id);
    if (!existing && version > 0) throw new Problem('record.notFound');
    if (existing && existing.version !== version) throw new Problem('record.changed');
    const at = { createdAt: existing?.createdAt ?? fakeServer.now, updatedAt: fakeServer.now };
    const saved = { ...draft, ...at, id, version: version + 1 };
    books.set(fakeServer, [...book.filter((one) => one !== existing), saved]);
    return saved;
  }),
  answer(workstations.remove, ({ params }, fakeServer) => {
    const removed = byId(bookOf(fakeServer), params.id);
    books.set(
      fakeServer,
      bookOf(fakeServer).filter((one) => one !== removed),
    );
    return { success: true as const };
  }),
  answer(workstations.openDrawer, ({ params }, fakeServer) => {
    byId(bookOf(fakeServer), params.id);
    return { success: true as const };
  }),
];
