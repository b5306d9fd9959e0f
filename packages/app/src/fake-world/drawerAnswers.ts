import { paginate } from '@tilldesk/domain/contract';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import { registers, signedAmount, sumOfPieces, type Denomination, type OutsideCash } from '@tilldesk/domain/shop';
import { dayOf } from '@tilldesk/domain/time';
import { answer, type FakeAnswer } from './answer.ts';
import { openDrawers, reportOf, rowOf, shownDrawer, tills, type KeptDrawer } from './drawerBook.ts';
import { byId, place } from './found.ts';
import { known } from './known.ts';
import type { World } from './World.ts';

type Choice = {
  /** Whoever is signed in counts without knowing what is expected. */
  blind?: boolean;
  /** The drawer that is open is another person's. */
  theirs?: boolean;
  /** Cash was taken outside drawers. */
  outside?: boolean;
};

/** A sale and a deposit in cash that are in no drawer. */
const outsideRows: readonly OutsideCash[] = [
  {
    id: '01936c3a-7c00-70e9-8000-000000000002',
    kind: 'deposit',
    amount: 5_000,
    by: 'Noah Klein',
    at: '2026-03-14T15:20:00.000Z',
    invoice: { id: known.draft, number: null },
  },
  {
    id: '01936c3a-7c00-70e9-8000-000000000001',
    kind: 'sale',
    amount: 2_164,
    by: 'Dana Reyes',
    at: '2026-03-14T14:05:00.000Z',
    invoice: { id: known.sale, number: 'INV-1052' },
  },
];

/** How the fake shop answers for its tills and drawers; each world has its own book. */
export function drawerAnswers({ blind = false, theirs = false, outside = false }: Choice = {}): readonly FakeAnswer[] {
  const books = new WeakMap<World, KeptDrawer[]>();
  const bookOf = (world: World): KeptDrawer[] => {
    const book = books.get(world) ?? openDrawers(world, theirs);
    books.set(world, book);
    return book;
  };
  const show = (kept: KeptDrawer) => rowOf(shownDrawer(kept, blind));
  const openOne = (world: World, id: string): KeptDrawer => {
    const kept = byId(bookOf(world), id);
    if (kept.status !== 'open') throw new Problem('drawer.closed');
    return kept;
  };
  const movement = (world: World, id: string) => ({
    id,
    counted: null,
    category: null,
    by: world.own.user.name,
    at: world.now,
    invoice: null,
    refund: null,
    reverses: null,
  });
  return [
    answer(registers.create, ({ body: { id, name } }) => {
      const isTaken = tills.some((one) => one.name.toLowerCase() === name.toLowerCase());
      if (isTaken) throw problemAt('name', 'register.nameTaken');
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
    answer(registers.list, (_, world) => ({
      items: tills.map(({ id, name }) => {
        const own = bookOf(world).filter(({ registerId }) => registerId === id);
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
    answer(registers.sessions, ({ query }, world) => {
      const { page, limit, status, registerId, startDate = '', endDate = '9999' } = query;
      const found = bookOf(world)
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
    answer(registers.one, ({ params }, world) => shownDrawer(byId(bookOf(world), params.id), blind)),
    answer(registers.report, ({ params }, world) =>
      reportOf(shownDrawer(byId(bookOf(world), params.id), blind), world.now),
    ),
    answer(registers.open, ({ body }, world) => {
      const till = byId(tills, body.registerId);
      checkPieces(body.counted, body.denominations);
      if (body.counted < place.transaction.openingMinimum) {
        throw problemAt('counted', 'clock.cashBelow', { minimum: place.transaction.openingMinimum });
      }
      const [like] = bookOf(world);
      if (!like) throw new Problem('server.failed');
      const opened: KeptDrawer = {
        ...like,
        id: body.id,
        registerId: till.id,
        registerName: till.name,
        openedAt: world.now,
        openedBy: world.own.user.name,
        openingCounted: body.counted,
        people: [world.own.user.name],
        isMine: true,
        movements: [],
      };
      for (const other of bookOf(world)) leave(other, world);
      bookOf(world).unshift(opened);
      return show(opened);
    }),
    answer(registers.join, ({ params }, world) => {
      const kept = openOne(world, params.id);
      for (const other of bookOf(world)) leave(other, world);
      Object.assign(kept, { isMine: true, people: [...kept.people, world.own.user.name] });
      return show(kept);
    }),
    answer(registers.move, ({ params, body }, world) => {
      const kept = openOne(world, params.id);
      const amount = signedAmount(body.kind, body.amount);
      const held = kept.movements.reduce((sum, one) => sum + one.amount, kept.openingCounted);
      if (held + amount < 0) throw problemAt('amount', 'drawer.short');
      const { kind, reason, category = null } = body;
      kept.movements.push({ ...movement(world, body.id), kind, amount, category, reason });
      return show(kept);
    }),
    answer(registers.reverse, ({ params, body }, world) => {
      const kept = openOne(world, params.id);
      const taken = byId(kept.movements, params.movementId);
      kept.movements.push({
        ...movement(world, body.id),
        kind: 'correction',
        amount: -taken.amount,
        reason: body.reason,
        reverses: taken.id,
      });
      return show(kept);
    }),
    answer(registers.close, ({ params, body }, world) => {
      const kept = openOne(world, params.id);
      if (body.version !== kept.version) throw new Problem('record.changed');
      checkPieces(body.counted ?? 0, body.denominations);
      if (body.counted !== null && body.counted < place.transaction.openingMinimum && body.approvalId === undefined) {
        throw new Problem('approval.needed', { action: 'drawer.closeLow' });
      }
      Object.assign(kept, {
        status: body.counted === null ? 'uncounted' : 'closed',
        counted: body.counted,
        denominations: body.denominations ?? null,
        dropped: body.bankDrop ?? 0,
        reason: body.reason ?? null,
        note: body.note,
        closedBy: world.own.user.name,
        closedAt: world.now,
        forced: !kept.isMine,
        people: [],
        isMine: false,
        version: kept.version + 1,
      });
      return show(kept);
    }),
    answer(registers.count, ({ params, body }, world) => {
      const kept = byId(bookOf(world), params.id);
      if (kept.status !== 'uncounted') throw new Problem('drawer.counted');
      checkPieces(body.counted, body.denominations);
      Object.assign(kept, { status: 'closed', counted: body.counted, countedBy: world.own.user.name });
      Object.assign(kept, { denominations: body.denominations ?? null, reason: body.reason ?? null });
      return show(kept);
    }),
    answer(registers.explain, ({ params, body }, world) => {
      const kept = byId(bookOf(world), params.id);
      Object.assign(kept, { reason: body.reason, version: kept.version + 1 });
      return show(kept);
    }),
  ];
}

/** Nobody is on two drawers. */
function leave(kept: KeptDrawer, { own }: World): void {
  Object.assign(kept, { isMine: false, people: kept.people.filter((name) => name !== own.user.name) });
}

function checkPieces(counted: number, pieces: readonly Denomination[] | null | undefined): void {
  if (pieces && sumOfPieces(pieces) !== counted) throw problemAt('denominations', 'drawer.piecesDiffer');
}
