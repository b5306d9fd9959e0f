import { minorOf } from '@tilldesk/domain/money';
import { Problem } from '@tilldesk/domain/problems';
import { AUTO_CLOCK_OUT_NOTE, clock } from '@tilldesk/domain/clock';
import { inBusiness, type Tx } from '../../database/transaction.ts';
import {
  route,
  serveWithoutTransaction,
  type WithoutTransaction,
  type RequestContext,
  type Route,
} from '../../http/serve.ts';
import type { Caller } from '../../database/caller.ts';
import type { UserEvent } from '../../realtime/changes.ts';
import { notifyOfPendingBills } from '../../ledgers/agency/pending.store.ts';
import { notify, type Notice } from '../notifications/notifications.store.ts';
import { notifyOfDrawerClosing } from '../registers/drawer-events.store.ts';
import { requireOwnPin } from '../session/pin/own-pin.store.ts';
import { approveShifts, reopenShift } from './approvals.store.ts';
import { clockIn, clockOut, pause, readToday, type Clocked } from './clock.store.ts';
import { correctShift, voidShift, type Corrected } from './corrections.store.ts';
import { changeRules, listHours, rulesOf } from './hours.store.ts';
import { listShifts, readShift } from './shifts.store.ts';

export const clockCalls: Route[] = [
  serveWithoutTransaction(clock.in, async ({ body, now, address, ...at }) => {
    assertOwnEmail(at.caller, body.email);
    await requireOwnPin({ ...at, now, address }, body.pin);
    const cash = minorOf(body.clockInCash, at.caller.store.currency);
    return punchInTransaction(at, now, (tx) => clockIn(tx, at.caller, now, { cash, registerId: body.registerId }));
  }),

  serveWithoutTransaction(clock.out, async ({ body, now, address, ...at }) => {
    assertOwnEmail(at.caller, body.email);
    const amount = minorOf(body.clockOutCash, at.caller.store.currency);
    // A sign-out clocks the person out with exactly this note. No PIN was requested and nothing was counted
    // (docs/decisions/commerce/0012).
    const isAuto = body.notes === AUTO_CLOCK_OUT_NOTE && amount === 0;
    if (!isAuto) await requireOwnPin({ ...at, now, address }, body.pin);
    const out = isAuto
      ? { cash: null, notes: AUTO_CLOCK_OUT_NOTE, source: 'auto' as const, confirmsPending: true }
      : {
          cash: amount,
          notes: body.notes ?? null,
          source: 'web' as const,
          confirmsPending: body.confirmsPending ?? false,
        };
    return punchInTransaction(at, now, (tx) => clockOut(tx, at.caller, now, out));
  }),

  ...(['takeBreak', 'endBreak'] as const).map((order) =>
    route(clock[order], async ({ tx, caller, now, body, publishChange, publish }) => {
      assertOwnEmail(caller, body.email);
      const { shiftId } = await pause(tx, caller, now, order);
      publishChange('clock', shiftId);
      publish(ownerEvents(caller.businessId, caller.userId, shiftId));
      return { data: await readToday(tx, caller, now) };
    }),
  ),

  route(clock.today, async ({ tx, caller, now, query }) => {
    assertOwnEmail(caller, query.email);
    return { data: await readToday(tx, caller, now) };
  }),

  route(clock.list, ({ tx, caller, now, query }) => listShifts(tx, caller, now, query)),

  route(clock.one, ({ tx, caller, now, params }) => readShift(tx, caller, now, params.id)),

  route(clock.correct, async ({ tx, caller, now, params: { id }, body, ...at }) => {
    await publishCorrection({ tx, caller, ...at }, now, id, await correctShift(tx, caller, now, id, body));
    return readShift(tx, caller, now, id);
  }),

  route(clock.void, async ({ tx, caller, now, params: { id }, body, ...at }) => {
    await publishCorrection({ tx, caller, ...at }, now, id, await voidShift(tx, caller, now, id, body));
    return readShift(tx, caller, now, id);
  }),

  route(clock.approve, async ({ tx, caller, now, body, publishChange, publish }) => {
    const shifts = await approveShifts(tx, caller, now, body.shifts);
    for (const [userId, own] of Map.groupBy(shifts, (shift) => shift.userId)) {
      for (const { id } of own) publishChange('clock', id);
      publish(ownerEvents(caller.businessId, userId, own[0]!.id));
      const params = { person: caller.name, count: own.length };
      publish(await notifyOwner(tx, caller, now, userId, { kind: 'shiftsApproved', params }));
    }
    return { approved: shifts.length };
  }),

  route(clock.reopen, async ({ tx, caller, now, params: { id }, body, publishChange, publish }) => {
    const { user_id: userId, business_day: day } = await reopenShift(tx, caller, now, id, body);
    publishChange('clock', id);
    publish(ownerEvents(caller.businessId, userId, id));
    const params = { person: caller.name, day, reason: body.reason };
    publish(await notifyOwner(tx, caller, now, userId, { kind: 'shiftReopened', params }));
    return readShift(tx, caller, now, id);
  }),

  route(clock.hours, async ({ tx, caller, now, query: { startDate: from, endDate: to } }) => ({
    items: await listHours(tx, caller, now, { from, to }),
  })),

  route(clock.rules, ({ tx, caller }) => rulesOf(tx, caller)),

  route(clock.changeRules, async ({ tx, caller, now, body, publishChange }) => {
    const rules = await changeRules(tx, caller, now, body);
    publishChange('clock', caller.storeId);
    return rules;
  }),
];

/** People can only clock themselves in and out: the e-mail must be that of the token (design: e-mail in clock calls). */
function assertOwnEmail(caller: Caller, email: string): void {
  if (email !== caller.email.toLowerCase()) throw new Problem('clock.other');
}

/** Clocks in or out in its own transaction, after the PIN was checked. Publishes the changes after the commit. */
async function punchInTransaction(
  { db, caller, publishChange, publish }: WithoutTransaction,
  now: string,
  work: (tx: Tx) => Promise<Clocked>,
) {
  const { data, shiftId, events } = await inBusiness(db, caller.businessId, async (tx) => {
    const { shiftId, closed, pending } = await work(tx);
    return {
      shiftId,
      events: [
        ...(await notifyOfDrawerClosing(tx, caller, now, closed)),
        ...(await notifyOfPendingBills(tx, caller, now, pending)),
      ],
      data: await readToday(tx, caller, now),
    };
  });
  publishChange('clock', shiftId);
  publishChange('register-sessions', shiftId);
  publish([...events, ...ownerEvents(caller.businessId, caller.userId, shiftId)]);
  return { data };
}

async function publishCorrection(
  { tx, caller, publishChange, publish }: Pick<RequestContext, 'tx' | 'caller' | 'publishChange' | 'publish'>,
  now: string,
  id: string,
  { userId, owner, businessDay: day, closed }: Corrected,
): Promise<void> {
  publishChange('clock', id);
  publish([
    ...(await notifyOfDrawerClosing(tx, { ...caller, name: owner }, now, closed)),
    ...ownerEvents(caller.businessId, userId, id),
  ]);
  const params = { person: caller.name, day };
  publish(await notifyOwner(tx, caller, now, userId, { kind: 'shiftCorrected', params }));
}

type NoticeToOwner = Omit<Extract<Notice, { kind: `shift${string}` }>, 'audience' | 'link'>;

/** Tells a person what another user did with their shift. */
async function notifyOwner(
  tx: Tx,
  caller: Caller,
  now: string,
  userId: string,
  notice: NoticeToOwner,
): Promise<UserEvent[]> {
  if (userId === caller.userId) return [];
  const at = { ...caller, now, actorId: caller.userId };
  return notify(tx, at, { ...notice, audience: { users: [userId] }, link: null } as Notice);
}

/** The page header shows the clock on every page, also without the right to the timesheet. */
const ownerEvents = (businessId: string, userId: string, id: string): UserEvent[] => [
  { businessId, userId, event: 'changed', payload: { resource: 'clock', id } },
];
