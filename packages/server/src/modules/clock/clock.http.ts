import { minorOf } from '@tilldesk/domain/money';
import { Problem } from '@tilldesk/domain/problems';
import { AUTO_CLOCK_OUT_NOTE, clock } from '@tilldesk/domain/shop';
import { inBusiness, type Tx } from '../../database/transaction.ts';
import { serve, serveApart, type Apart, type Inside, type Served } from '../../http/serve.ts';
import type { Who } from '../../http/who.ts';
import type { Told } from '../../socket/changes.ts';
import { raise } from '../notifications/notifications.store.ts';
import { tellOfDrawer } from '../registers/drawer-news.store.ts';
import { requireOwnPin } from '../session/own-pin.store.ts';
import { clockIn, clockOut, pause, readToday, type Clocked } from './clock.store.ts';
import { correctShift, voidShift, type Corrected } from './corrections.store.ts';
import { listShifts, readShift } from './shifts.store.ts';

export const clockCalls: Served[] = [
  serveApart(clock.in, async ({ body, now, address, ...at }) => {
    refuseOther(at.who, body.email);
    await requireOwnPin({ ...at, now, address }, body.pin);
    const cash = minorOf(body.clockInCash, at.who.store.currency);
    return strike(at, now, (tx) => clockIn(tx, at.who, now, { cash, registerId: body.registerId }));
  }),

  serveApart(clock.out, async ({ body, now, address, ...at }) => {
    refuseOther(at.who, body.email);
    const amount = minorOf(body.clockOutCash, at.who.store.currency);
    // A sign-out clocks its person out by these very words: nobody was asked for a PIN, and nobody counted (docs/decisions/0012).
    const isAuto = body.notes === AUTO_CLOCK_OUT_NOTE && amount === 0;
    if (!isAuto) await requireOwnPin({ ...at, now, address }, body.pin);
    const out = isAuto
      ? { cash: null, notes: AUTO_CLOCK_OUT_NOTE, source: 'auto' as const }
      : { cash: amount, notes: body.notes ?? null, source: 'web' as const };
    return strike(at, now, (tx) => clockOut(tx, at.who, now, out));
  }),

  ...(['takeBreak', 'endBreak'] as const).map((order) =>
    serve(clock[order], async ({ tx, who, now, body, changed, told }) => {
      refuseOther(who, body.email);
      const { shiftId } = await pause(tx, who, now, order);
      changed('clock', shiftId);
      told(tellOwner(who.businessId, who.userId, shiftId));
      return { data: await readToday(tx, who, now) };
    }),
  ),

  serve(clock.today, async ({ tx, who, now, query }) => {
    refuseOther(who, query.email);
    return { data: await readToday(tx, who, now) };
  }),

  serve(clock.list, ({ tx, who, now, query }) => listShifts(tx, who, now, query)),

  serve(clock.one, ({ tx, who, now, params }) => readShift(tx, who, now, params.id)),

  serve(clock.correct, async ({ tx, who, now, params: { id }, body, ...at }) => {
    await tellOfCorrection({ tx, who, ...at }, now, id, await correctShift(tx, who, now, id, body));
    return readShift(tx, who, now, id);
  }),

  serve(clock.void, async ({ tx, who, now, params: { id }, body, ...at }) => {
    await tellOfCorrection({ tx, who, ...at }, now, id, await voidShift(tx, who, now, id, body));
    return readShift(tx, who, now, id);
  }),
];

/** Everybody clocks for themselves: whose token it is, is who it is for (design: e-mail in clock calls). */
function refuseOther(who: Who, email: string): void {
  if (email !== who.email.toLowerCase()) throw new Problem('clock.other');
}

/** Clocks in or out in a transaction of its own, after the PIN; tells the screens when it is committed. */
async function strike({ db, who, changed, told }: Apart, now: string, work: (tx: Tx) => Promise<Clocked>) {
  const { data, shiftId, news } = await inBusiness(db, who.businessId, async (tx) => {
    const { shiftId, closed } = await work(tx);
    return { shiftId, news: await tellOfDrawer(tx, who, now, closed), data: await readToday(tx, who, now) };
  });
  changed('clock', shiftId);
  changed('register-sessions', shiftId);
  told([...news, ...tellOwner(who.businessId, who.userId, shiftId)]);
  return { data };
}

async function tellOfCorrection(
  { tx, who, changed, told }: Pick<Inside, 'tx' | 'who' | 'changed' | 'told'>,
  now: string,
  id: string,
  { userId, owner, businessDay: day, closed }: Corrected,
): Promise<void> {
  changed('clock', id);
  told([...(await tellOfDrawer(tx, { ...who, name: owner }, now, closed)), ...tellOwner(who.businessId, userId, id)]);
  if (userId === who.userId) return;
  const at = { ...who, now, actorId: who.userId };
  const params = { person: who.name, day };
  told(await raise(tx, at, { kind: 'shiftCorrected', params, audience: { users: [userId] }, link: null }));
}

/** The person's own header shows the clock wherever they are, also without the right to the timesheet. */
const tellOwner = (businessId: string, userId: string, id: string): Told[] => [
  { businessId, userId, event: 'changed', payload: { resource: 'clock', id } },
];
