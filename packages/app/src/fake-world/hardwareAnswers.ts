import { Problem } from '@tilldesk/domain/problems';
import { plainWorkstation, workstations, type Workstation, type WorkstationDraft } from '@tilldesk/domain/shop';
import { answer, type FakeAnswer } from './answer.ts';
import { byId } from './found.ts';
import { plainId } from './plainAnswers.ts';
import type { World } from './World.ts';

const books = new WeakMap<World, Workstation[]>();

/** A workstation as the server has it. */
const workstationOf = (n: number, draft: Partial<WorkstationDraft>): Workstation => ({
  ...plainWorkstation,
  name: `Counter ${n}`,
  ...draft,
  id: plainId(700 + n),
  version: 1,
  createdAt: '2026-02-02T15:00:00.000Z',
  updatedAt: '2026-02-02T15:00:00.000Z',
});

/** The counter with a printer on a cable, as most stories have it. */
export const counterWithPrinter = workstationOf(1, { connection: 'usb', receiptAuto: true });

const begun = (world: World): Workstation[] =>
  world.shop.kind === 'new'
    ? []
    : [{ ...counterWithPrinter }, workstationOf(2, { name: 'Back office', labelSize: 'small' })];

function bookOf(world: World): Workstation[] {
  const book = books.get(world) ?? begun(world);
  books.set(world, book);
  return book;
}

/** How the fake server keeps workstations. */
export const hardwareAnswers: readonly FakeAnswer[] = [
  answer(workstations.list, (_, world) => ({ items: bookOf(world) })),
  answer(workstations.one, ({ params }, world) => byId(bookOf(world), params.id)),
  answer(workstations.save, ({ body: { id, version, ...draft } }, world) => {
    const book = bookOf(world);
    const kept = book.find((one) => one.id === id);
    if (!kept && version > 0) throw new Problem('record.notFound');
    if (kept && kept.version !== version) throw new Problem('record.changed');
    const at = { createdAt: kept?.createdAt ?? world.now, updatedAt: world.now };
    const saved = { ...draft, ...at, id, version: version + 1 };
    books.set(world, [...book.filter((one) => one !== kept), saved]);
    return saved;
  }),
  answer(workstations.remove, ({ params }, world) => {
    const gone = byId(bookOf(world), params.id);
    books.set(
      world,
      bookOf(world).filter((one) => one !== gone),
    );
    return { success: true as const };
  }),
  answer(workstations.openDrawer, ({ params }, world) => {
    byId(bookOf(world), params.id);
    return { success: true as const };
  }),
];
