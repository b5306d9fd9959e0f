import { paginate } from '@tilldesk/domain/contract';
import { Problem } from '@tilldesk/domain/problems';
import { commissions } from '@tilldesk/domain/commissions';
import {
  AUTO_CLOCK_OUT_NOTE,
  clock,
  clockText,
  correctionProblem,
  moved,
  workedOf,
  type ClockStatus,
  type ShiftDetails,
  type TodaySession,
} from '@tilldesk/domain/clock';
import { registers, type Register, type RegisterSession } from '@tilldesk/domain/registers';
import { filterRange, dayOf } from '@tilldesk/domain/time';
import { outside } from '../../api/environment.ts';
import { answer, type FakeAnswer } from '../answer.ts';
import { logOf, newShift, openBook, shownShift, type StoredShift } from '../clockBook.ts';
import { byId, place } from '../found.ts';
import type { FakeServer } from '../FakeServer.ts';

/** The access PIN of every user of the fake shop. */
const PIN = '1234';

type Choice = {
  /** Clock status of the signed-in user; null before the first clock-in of the day. */
  begin?: ClockStatus | null;
  /** The registers of the store, by name. */
  named?: readonly string[];
  /** Whether the signed-in user counts the drawer blind. */
  blind?: boolean;
};

/** Responses of the fake shop for the time clock; each fake server has its own data. */
export function clockAnswers({
  begin = null,
  named = ['Front counter'],
  blind = false,
}: Choice = {}): readonly FakeAnswer[] {
  const books = new WeakMap<FakeServer, StoredShift[]>();
  const chosen = new WeakMap<FakeServer, string>();
  const bookOf = (fakeServer: FakeServer): StoredShift[] => {
    const book = books.get(fakeServer) ?? openBook(fakeServer, begin);
    books.set(fakeServer, book);
    return book;
  };
  const ownShift = (fakeServer: FakeServer): StoredShift | undefined => {
    const { own: currentSession, now } = fakeServer;
    const ours = bookOf(fakeServer).filter(({ userId, voided }) => userId === currentSession.user.id && !voided);
    return (
      ours.find(({ logs }) => logs.at(-1)?.status !== 'CLOCKED_OUT') ??
      ours.findLast(({ businessDay }) => businessDay === dayOf(now, place.timeZone))
    );
  };
  const statusOf = (fakeServer: FakeServer) => ownShift(fakeServer)?.logs.at(-1)?.status ?? 'CLOCKED_OUT';
  const session = (fakeServer: FakeServer) => {
    const currentSession = bookOf(fakeServer).filter(
      ({ userId, voided }) => userId === fakeServer.own.user.id && !voided,
    );
    const day = currentSession.filter(({ businessDay }) => businessDay === ownShift(fakeServer)?.businessDay);
    return { data: sessionOf(day, chosen.get(fakeServer) ?? registerIdOf(0)) };
  };
  const punch = (fakeServer: FakeServer, status: ClockStatus) => {
    const shift = ownShift(fakeServer);
    shift?.logs.push(logOf(status, serverNow(), 900, 10 + shift.logs.length));
    return shift;
  };
  return [
    answer(registers.list, (_, fakeServer) => ({
      items: named.map((name, index) =>
        registerOf(name, index, statusOf(fakeServer) === 'CLOCKED_OUT' ? null : fakeServer),
      ),
    })),
    answer(clock.today, (_, fakeServer) => session(fakeServer)),
    answer(commissions.ofShift, (_, fakeServer) => {
      const sold = soldSince(fakeServer, ownShift(fakeServer)?.logs[0]?.at ?? null);
      return blind && statusOf(fakeServer) !== 'CLOCKED_OUT' ? { ...sold, net: null, margin: null } : sold;
    }),
    answer(clock.in, ({ body }, fakeServer) => {
      const { own: currentSession } = fakeServer;
      moved(statusOf(fakeServer), 'in');
      if (body.pin !== PIN) throw new Problem('pin.wrong');
      if (Number(body.clockInCash) < 100) throw new Problem('clock.cashLow');
      const shift = newShift(currentSession.user, [['CLOCKED_IN', serverNow()]], 901 + bookOf(fakeServer).length);
      bookOf(fakeServer).push({ ...shift, clockInCash: Number(body.clockInCash) * 100 });
      chosen.set(fakeServer, body.registerId ?? registerIdOf(0));
      return session(fakeServer);
    }),
    answer(clock.out, ({ body }, fakeServer) => {
      const to = moved(statusOf(fakeServer), 'out');
      const isAuto = body.notes === AUTO_CLOCK_OUT_NOTE && Number(body.clockOutCash) === 0;
      if (!isAuto && body.pin !== PIN) throw new Problem('pin.wrong');
      const shift = punch(fakeServer, to);
      Object.assign(shift ?? {}, { clockOutCash: Number(body.clockOutCash) * 100, notes: body.notes ?? null });
      return session(fakeServer);
    }),
    answer(clock.takeBreak, (_, fakeServer) => {
      punch(fakeServer, moved(statusOf(fakeServer), 'takeBreak'));
      return session(fakeServer);
    }),
    answer(clock.endBreak, (_, fakeServer) => {
      punch(fakeServer, moved(statusOf(fakeServer), 'endBreak'));
      return session(fakeServer);
    }),
    answer(clock.list, ({ query }, fakeServer) => {
      const { from, to } = filterRange(query, dayOf(fakeServer.now, place.timeZone));
      const found = bookOf(fakeServer)
        .map((storedShift) => shownShift(storedShift, serverNow()))
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
    answer(clock.one, ({ params }, fakeServer) => shownShift(byId(bookOf(fakeServer), params.id), serverNow())),
    answer(clock.correct, ({ params, body }, fakeServer) => {
      const shift = byId(bookOf(fakeServer), params.id);
      const problem = correctionProblem(body.logs, fakeServer.now);
      if (problem !== null) throw problem;
      const storedShift = (one: { status: ClockStatus; at: string }, index: number) =>
        shift.logs.find(({ status, at }) => status === one.status && at === one.at) ?? {
          ...logOf(one.status, one.at, 950, 10 * shift.version + index),
          source: 'manager' as const,
        };
      return corrected(shift, body, fakeServer, body.logs.map(storedShift));
    }),
    answer(clock.void, ({ params, body }, fakeServer) => {
      const shift = byId(bookOf(fakeServer), params.id);
      const after = corrected(shift, body, fakeServer, shift.logs);
      shift.voided = true;
      return { ...after, voided: true };
    }),
  ];
}

function corrected(
  shift: StoredShift,
  { version, reason }: { version: number; reason: string },
  { now, own: currentSession }: FakeServer,
  logs: StoredShift['logs'],
): ShiftDetails {
  if (version !== shift.version) throw new Problem('record.changed');
  const stripped = (all: StoredShift['logs']) => all.map(({ status, at }) => ({ status, at }));
  const id = `01936c3a-7c00-70d2-8000-${String(shift.version).padStart(12, '0')}`;
  const correction = {
    id,
    by: currentSession.user.name,
    at: now,
    reason,
    before: stripped(shift.logs),
    after: stripped(logs),
  };
  Object.assign(shift, { logs, version: version + 1, corrections: [...shift.corrections, correction] });
  return shownShift(shift, now);
}

/** Returns the id of a register of the fake shop, by its index. */
const registerIdOf = (index: number): string => `01936c3a-7c00-70d3-8000-00000000000${index + 1}`;
const drawerIdOf = (register: string): string => register.replace('70d3', '70d4');

/** `at` is the fake server of an open drawer; null for a register whose drawer is closed. */
function registerOf(name: string, index: number, at: FakeServer | null): Register {
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

/** The server's clock: it continues while the device sleeps. */
const serverNow = (): string => new Date(outside.now()).toISOString();

/** Returns the working day that the shifts, oldest first, form together. */
function sessionOf(shifts: readonly StoredShift[], register: string): TodaySession {
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

/** Returns the signed-in user's sales since an instant, less returns. */
function soldSince({ shop, own: { user, limits } }: FakeServer, since: string | null) {
  const sold = shop.invoices.flatMap(({ id: invoiceId, status, postedAt, salesperson, lines }) => {
    const isSold = since !== null && (status === 'paid' || status === 'open') && (postedAt ?? '') >= since;
    const ownLines = isSold ? lines.filter((line) => (line.salesperson ?? salesperson) === user.name) : [];
    return ownLines.map((line) => ({ ...line, invoiceId }));
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
