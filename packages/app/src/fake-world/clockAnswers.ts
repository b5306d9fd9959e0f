import { paginate } from '@tilldesk/domain/contract';
import { Problem } from '@tilldesk/domain/problems';
import { commissions } from '@tilldesk/domain/selling';
import {
  AUTO_CLOCK_OUT_NOTE,
  clock,
  clockText,
  correctionProblem,
  moved,
  registers,
  workedOf,
  type ClockStatus,
  type Register,
  type RegisterSession,
  type ShiftDetails,
  type TodaySession,
} from '@tilldesk/domain/shop';
import { askedDays, dayOf } from '@tilldesk/domain/time';
import { outside } from '../wiring/outside.ts';
import { answer, type FakeAnswer } from './answer.ts';
import { logOf, newShift, openBook, shownShift, type KeptShift } from './clockBook.ts';
import { byId, place } from './found.ts';
import type { World } from './World.ts';

/** The access PIN of everybody in the fake world. */
const PIN = '1234';

type Choice = {
  /** Where the signed-in person's clock stands; null while the day has not begun. */
  begin?: ClockStatus | null;
  /** The registers of the store, by name. */
  named?: readonly string[];
  /** Whether the signed-in person counts their drawer blind. */
  blind?: boolean;
};

/** How the fake shop answers the calls of the time clock; each world has its own book. */
export function clockAnswers({
  begin = null,
  named = ['Front counter'],
  blind = false,
}: Choice = {}): readonly FakeAnswer[] {
  const books = new WeakMap<World, KeptShift[]>();
  const chosen = new WeakMap<World, string>();
  const bookOf = (world: World): KeptShift[] => {
    const book = books.get(world) ?? openBook(world, begin);
    books.set(world, book);
    return book;
  };
  const mine = (world: World): KeptShift | undefined => {
    const { own, now } = world;
    const ours = bookOf(world).filter(({ userId, voided }) => userId === own.user.id && !voided);
    return (
      ours.find(({ logs }) => logs.at(-1)?.status !== 'CLOCKED_OUT') ??
      ours.findLast(({ businessDay }) => businessDay === dayOf(now, place.timeZone))
    );
  };
  const statusOf = (world: World) => mine(world)?.logs.at(-1)?.status ?? 'CLOCKED_OUT';
  const session = (world: World) => {
    const own = bookOf(world).filter(({ userId, voided }) => userId === world.own.user.id && !voided);
    const day = own.filter(({ businessDay }) => businessDay === mine(world)?.businessDay);
    return { data: sessionOf(day, chosen.get(world) ?? registerIdOf(0)) };
  };
  const stroke = (world: World, status: ClockStatus) => {
    const shift = mine(world);
    shift?.logs.push(logOf(status, serverNow(), 900, 10 + shift.logs.length));
    return shift;
  };
  return [
    answer(registers.list, (_, world) => ({
      items: named.map((name, index) => registerOf(name, index, statusOf(world) === 'CLOCKED_OUT' ? null : world)),
    })),
    answer(clock.today, (_, world) => session(world)),
    answer(commissions.ofShift, (_, world) => {
      const sold = soldSince(world, mine(world)?.logs[0]?.at ?? null);
      return blind && statusOf(world) !== 'CLOCKED_OUT' ? { ...sold, net: null, margin: null } : sold;
    }),
    answer(clock.in, ({ body }, world) => {
      const { own } = world;
      moved(statusOf(world), 'in');
      if (body.pin !== PIN) throw new Problem('pin.wrong');
      if (Number(body.clockInCash) < 100) throw new Problem('clock.cashLow');
      const shift = newShift(own.user, [['CLOCKED_IN', serverNow()]], 901 + bookOf(world).length);
      bookOf(world).push({ ...shift, clockInCash: Number(body.clockInCash) * 100 });
      chosen.set(world, body.registerId ?? registerIdOf(0));
      return session(world);
    }),
    answer(clock.out, ({ body }, world) => {
      const to = moved(statusOf(world), 'out');
      const isAuto = body.notes === AUTO_CLOCK_OUT_NOTE && Number(body.clockOutCash) === 0;
      if (!isAuto && body.pin !== PIN) throw new Problem('pin.wrong');
      const shift = stroke(world, to);
      Object.assign(shift ?? {}, { clockOutCash: Number(body.clockOutCash) * 100, notes: body.notes ?? null });
      return session(world);
    }),
    answer(clock.takeBreak, (_, world) => {
      stroke(world, moved(statusOf(world), 'takeBreak'));
      return session(world);
    }),
    answer(clock.endBreak, (_, world) => {
      stroke(world, moved(statusOf(world), 'endBreak'));
      return session(world);
    }),
    answer(clock.list, ({ query }, world) => {
      const { from, to } = askedDays(query, dayOf(world.now, place.timeZone));
      const found = bookOf(world)
        .map((kept) => shownShift(kept, serverNow()))
        .filter(({ businessDay }) => businessDay >= (from ?? '') && businessDay <= (to ?? '9999'))
        .filter(({ userId }) => query.employee === undefined || userId === query.employee)
        .filter(({ status }) => query.status === undefined || status === query.status)
        .toSorted((a, b) => b.firstClockIn.localeCompare(a.firstClockIn));
      const counted = found.filter(({ voided }) => !voided);
      const sum = (of: (shift: ShiftDetails) => number) => counted.reduce((total, shift) => total + of(shift), 0);
      return {
        items: found.slice((query.page - 1) * query.limit, query.page * query.limit),
        pagination: paginate(query.page, query.limit, found.length),
        totals: { activeSeconds: sum((one) => one.activeSeconds), breakSeconds: sum((one) => one.breakSeconds) },
      };
    }),
    answer(clock.one, ({ params }, world) => shownShift(byId(bookOf(world), params.id), serverNow())),
    answer(clock.correct, ({ params, body }, world) => {
      const shift = byId(bookOf(world), params.id);
      const problem = correctionProblem(body.logs, world.now);
      if (problem !== null) throw problem;
      const kept = (one: { status: ClockStatus; at: string }, index: number) =>
        shift.logs.find(({ status, at }) => status === one.status && at === one.at) ?? {
          ...logOf(one.status, one.at, 950, 10 * shift.version + index),
          source: 'manager' as const,
        };
      return corrected(shift, body, world, body.logs.map(kept));
    }),
    answer(clock.void, ({ params, body }, world) => {
      const shift = byId(bookOf(world), params.id);
      const after = corrected(shift, body, world, shift.logs);
      shift.voided = true;
      return { ...after, voided: true };
    }),
  ];
}

function corrected(
  shift: KeptShift,
  { version, reason }: { version: number; reason: string },
  { now, own }: World,
  logs: KeptShift['logs'],
): ShiftDetails {
  if (version !== shift.version) throw new Problem('record.changed');
  const bare = (all: KeptShift['logs']) => all.map(({ status, at }) => ({ status, at }));
  const id = `01936c3a-7c00-70d2-8000-${String(shift.version).padStart(12, '0')}`;
  const correction = { id, by: own.user.name, at: now, reason, before: bare(shift.logs), after: bare(logs) };
  Object.assign(shift, { logs, version: version + 1, corrections: [...shift.corrections, correction] });
  return shownShift(shift, now);
}

/** The id of a register of the fake shop, by its place. */
const registerIdOf = (index: number): string => `01936c3a-7c00-70d3-8000-00000000000${index + 1}`;
const drawerIdOf = (register: string): string => register.replace('70d3', '70d4');

/** `at` is the world that it is worked in; null for a register whose drawer is closed. */
function registerOf(name: string, index: number, at: World | null): Register {
  const id = registerIdOf(index);
  const open: RegisterSession | null = at && {
    id: drawerIdOf(id),
    registerId: id,
    registerName: name,
    status: 'open',
    openedBy: at.own.user.name,
    openedAt: at.now,
    openingExpected: null,
    openingCounted: 10_000,
    openingDifference: null,
    openingNote: null,
    closedBy: null,
    closedAt: null,
    counted: null,
    countedBy: null,
    expected: null,
    difference: null,
    reason: null,
    reasonMissing: false,
    dropped: 0,
    left: null,
    forced: false,
    approvedBy: null,
    note: null,
    people: [at.own.user.name],
    isMine: true,
    version: 1,
  };
  return { id, name, active: true, version: 1, session: open, uncounted: null };
}

/** The server's clock: it goes on while the machine before it sleeps. */
const serverNow = (): string => new Date(outside.now()).toISOString();

/** The working day that the shifts, oldest first, make together. */
function sessionOf(shifts: readonly KeptShift[], register: string): TodaySession {
  const now = serverNow();
  const logs = shifts.flatMap((shift) => shift.logs);
  const isOpen = logs.length > 0 && logs.at(-1)?.status !== 'CLOCKED_OUT';
  return {
    logs: logs.toReversed(),
    activeTime: clockText(workedOf(logs, now).activeSeconds),
    firstClockIn: logs[0]?.at ?? null,
    lastClockOut: logs.findLast(({ status }) => status === 'CLOCKED_OUT')?.at ?? null,
    serverTime: now,
    registerSessionId: isOpen ? drawerIdOf(register) : null,
  };
}

/** What the signed-in person sold since a moment, less what came back of it. */
function soldSince({ shop, own: { user, limits } }: World, since: string | null) {
  const sold = shop.invoices.flatMap(({ id: invoiceId, status, postedAt, salesperson, lines }) => {
    const isSold = since !== null && (status === 'paid' || status === 'open') && (postedAt ?? '') >= since;
    const theirs = isSold ? lines.filter((line) => (line.salesperson ?? salesperson) === user.name) : [];
    return theirs.map((line) => ({ ...line, invoiceId }));
  });
  const sum = (of: (line: (typeof sold)[number]) => number) => sold.reduce((total, line) => total + of(line), 0);
  const margin = sum(({ net, refundedNet, cost }) => Math.max(0, net - refundedNet - (cost ?? 0)));
  return {
    since,
    sales: new Set(sold.map(({ invoiceId }) => invoiceId)).size,
    pieces: sum(({ quantity, returned, charge }) => (charge === null ? quantity - returned : 0)),
    net: sum(({ net, refundedNet }) => net - refundedNet),
    margin: limits.viewCost ? margin : null,
  };
}
