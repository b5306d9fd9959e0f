import { paginate } from '@tilldesk/domain/contract';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import { registers, signedAmount, sumOfPieces, type Denomination, type OutsideCash } from '@tilldesk/domain/registers';
import { dayOf } from '@tilldesk/domain/time';
import { answer, type FakeAnswer } from '../answer.ts';
import { openDrawers, reportOf, rowOf, shownDrawer, tills, type StoredDrawer } from '../drawerBook.ts';
import { byId, place } from '../found.ts';
import { knownIds } from '../knownIds.ts';
import type { FakeServer } from '../FakeServer.ts';

type Choice = {
  /** The signed-in user counts without seeing the expected amount. */
  blind?: boolean;
  /** The open drawer belongs to another user. */
  theirs?: boolean;
  /** Cash was taken outside of drawers. */
  outside?: boolean;
};

/** A cash sale and a cash deposit that are in no drawer. */
const outsideRows: readonly OutsideCash[] = [
  {
    id: '01936c3a-7c00-70e9-8000-000000000002',
    kind: 'deposit',
    amount: 5_000,
    by: 'Noah Klein',
    at: '2026-03-14T15:20:00.000Z',
    invoice: { id: knownIds.draft, number: null },
  },
  {
    id: '01936c3a-7c00-70e9-8000-000000000001',
    kind: 'sale',
    amount: 2_164,
    by: 'Dana Reyes',
    at: '2026-03-14T14:05:00.000Z',
    invoice: { id: knownIds.sale, number: 'INV-1052' },
  },
];

/** Responses of the fake shop for registers and drawers; each fake server has its own data. */
export function drawerAnswers({
  blind = false,
  theirs: isOther = false,
  outside = false,
}: Choice = {}): readonly FakeAnswer[] {
  const books = new WeakMap<FakeServer, StoredDrawer[]>();
  const bookOf = (fakeServer: FakeServer): StoredDrawer[] => {
    const book = books.get(fakeServer) ?? openDrawers(fakeServer, isOther);
    books.set(fakeServer, book);
    return book;
  };
  const show = (storedDrawer: StoredDrawer) => rowOf(shownDrawer(storedDrawer, blind));
  const openOne = (fakeServer: FakeServer, id: string): StoredDrawer => {
    const storedDrawer = byId(bookOf(fakeServer), id);
    if (storedDrawer.status !== 'open') throw new Problem('drawer.closed');
    return storedDrawer;
  };
  const movement = (fakeServer: FakeServer, id: string) => ({
    id,
    counted: null,
    category: null,
    by: fakeServer.own.user.name,
    at: fakeServer.now,
    invoice: null,
    refund: null,
    reverses: null,
  });
  return [
    answer(registers.create, ({ body: { id, name } }) => {
      const isNameTaken = tills.some((one) => one.name.toLowerCase() === name.toLowerCase());
      if (isNameTaken) throw problemAt('name', 'register.nameTaken');
      return { id, name, active: true, version: 1, session: null, uncounted: null };
    }),
    answer(registers.change, ({ params: { id }, body: { version, name, active = true } }) => ({
      id,
      name: name ?? byId(tills, id).name,
      active,
      version: version + 1,
      session: null,
      uncounted: null,
    })),
    answer(registers.list, (_, fakeServer) => ({
      items: tills.map(({ id, name }) => {
        const own = bookOf(fakeServer).filter(({ registerId }) => registerId === id);
        const open = own.find(({ status }) => status === 'open');
        const [last] = own;
        return {
          id,
          name,
          active: true,
          version: 1,
          session: open ? show(open) : null,
          uncounted: last?.status === 'uncounted' ? show(last) : null,
        };
      }),
    })),
    answer(registers.sessions, ({ query }, fakeServer) => {
      const { page, limit, status, registerId, startDate = '', endDate = '9999' } = query;
      const found = bookOf(fakeServer)
        .filter((one) => status === undefined || one.status === status)
        .filter((one) => registerId === undefined || one.registerId === registerId)
        .filter(({ openedAt }) => dayOf(openedAt, place.timeZone) >= startDate)
        .filter(({ openedAt }) => dayOf(openedAt, place.timeZone) <= endDate)
        .map(show);
      const counted = found.filter((one) => one.counted !== null);
      const sum = (of: (one: (typeof found)[number]) => number | null) =>
        counted.reduce((total, one) => total + (of(one) ?? 0), 0);
      return {
        items: found.slice((page - 1) * limit, page * limit),
        pagination: paginate(page, limit, found.length),
        totals: {
          counted: sum((one) => one.counted),
          expected: sum((one) => one.expected),
          over: sum((one) => Math.max(0, one.difference ?? 0)),
          short: sum((one) => Math.max(0, -(one.difference ?? 0))),
          uncounted: found.filter((one) => one.status === 'uncounted').length,
        },
      };
    }),
    answer(registers.outside, ({ query: { page, limit } }) => {
      const rows = outside ? outsideRows : [];
      const total = rows.reduce((sum, { amount }) => sum + amount, 0);
      return {
        items: rows.slice((page - 1) * limit, page * limit),
        pagination: paginate(page, limit, rows.length),
        total,
      };
    }),
    answer(registers.one, ({ params }, fakeServer) => shownDrawer(byId(bookOf(fakeServer), params.id), blind)),
    answer(registers.report, ({ params }, fakeServer) =>
      reportOf(shownDrawer(byId(bookOf(fakeServer), params.id), blind), fakeServer.now),
    ),
    answer(registers.open, ({ body }, fakeServer) => {
      const till = byId(tills, body.registerId);
      checkPieces(body.counted, body.denominations);
      if (body.counted < place.transaction.openingMinimum) {
        throw problemAt('counted', 'clock.cashBelow', { minimum: place.transaction.openingMinimum });
      }
      const [like] = bookOf(fakeServer);
      if (!like) throw new Problem('server.failed');
      const opened: StoredDrawer = {
        ...like,
        id: body.id,
        registerId: till.id,
        registerName: till.name,
        openedAt: fakeServer.now,
        openedBy: fakeServer.own.user.name,
        openingCounted: body.counted,
        people: [fakeServer.own.user.name],
        isMine: true,
        movements: [],
      };
      for (const other of bookOf(fakeServer)) leave(other, fakeServer);
      bookOf(fakeServer).unshift(opened);
      return show(opened);
    }),
    answer(registers.join, ({ params }, fakeServer) => {
      const storedDrawer = openOne(fakeServer, params.id);
      for (const other of bookOf(fakeServer)) leave(other, fakeServer);
      Object.assign(storedDrawer, { isMine: true, people: [...storedDrawer.people, fakeServer.own.user.name] });
      return show(storedDrawer);
    }),
    answer(registers.move, ({ params, body }, fakeServer) => {
      const storedDrawer = openOne(fakeServer, params.id);
      const amount = signedAmount(body.kind, body.amount);
      const expectedCash = storedDrawer.movements.reduce((sum, one) => sum + one.amount, storedDrawer.openingCounted);
      if (expectedCash + amount < 0) throw problemAt('amount', 'drawer.short');
      const { kind, reason, category = null } = body;
      storedDrawer.movements.push({ ...movement(fakeServer, body.id), kind, amount, category, reason });
      return show(storedDrawer);
    }),
    answer(registers.reverse, ({ params, body }, fakeServer) => {
      const storedDrawer = openOne(fakeServer, params.id);
      const reversedMovement = byId(storedDrawer.movements, params.movementId);
      storedDrawer.movements.push({
        ...movement(fakeServer, body.id),
        kind: 'correction',
        amount: -reversedMovement.amount,
        reason: body.reason,
        reverses: reversedMovement.id,
      });
      return show(storedDrawer);
    }),
    answer(registers.close, ({ params, body }, fakeServer) => {
      const storedDrawer = openOne(fakeServer, params.id);
      if (body.version !== storedDrawer.version) throw new Problem('record.changed');
      checkPieces(body.counted ?? 0, body.denominations);
      if (body.counted !== null && body.counted < place.transaction.openingMinimum && body.approvalId === undefined) {
        throw new Problem('approval.needed', { action: 'drawer.closeLow' });
      }
      Object.assign(storedDrawer, {
        status: body.counted === null ? 'uncounted' : 'closed',
        counted: body.counted,
        denominations: body.denominations ?? null,
        dropped: body.bankDrop ?? 0,
        reason: body.reason ?? null,
        note: body.note,
        closedBy: fakeServer.own.user.name,
        closedAt: fakeServer.now,
        forced: !storedDrawer.isMine,
        people: [],
        isMine: false,
        version: storedDrawer.version + 1,
      });
      return show(storedDrawer);
    }),
    answer(registers.count, ({ params, body }, fakeServer) => {
      const storedDrawer = byId(bookOf(fakeServer), params.id);
      if (storedDrawer.status !== 'uncounted') throw new Problem('drawer.counted');
      checkPieces(body.counted, body.denominations);
      Object.assign(storedDrawer, { status: 'closed', counted: body.counted, countedBy: fakeServer.own.user.name });
      Object.assign(storedDrawer, { denominations: body.denominations ?? null, reason: body.reason ?? null });
      return show(storedDrawer);
    }),
    answer(registers.explain, ({ params, body }, fakeServer) => {
      const storedDrawer = byId(bookOf(fakeServer), params.id);
      Object.assign(storedDrawer, { reason: body.reason, version: storedDrawer.version + 1 });
      return show(storedDrawer);
    }),
  ];
}

/** No user is on two drawers. */
function leave(storedDrawer: StoredDrawer, { own }: FakeServer): void {
  Object.assign(storedDrawer, { isMine: false, people: storedDrawer.people.filter((name) => name !== own.user.name) });
}

function checkPieces(counted: number, pieces: readonly Denomination[] | null | undefined): void {
  if (pieces && sumOfPieces(pieces) !== counted) throw problemAt('denominations', 'drawer.piecesDiffer');
}
