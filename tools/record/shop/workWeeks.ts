import { clock } from '../../../packages/domain/src/exports/clock.ts';
import { registers, type HandMovement } from '../../../packages/domain/src/exports/registers.ts';
import { transactionCalls } from '../../../packages/domain/src/exports/stores.ts';
import type { WorkPerson } from '../../../packages/app/src/fake-server/people.ts';
import type { Account, Perform } from '../recordingServer.ts';
import { FLOAT, march, sale, shift, type WorkEvent } from './workEvents.ts';
import { workDrawerId, workMovementId } from './workIds.ts';
import { workers } from './workers.ts';

type Registers = { front: string; back: string; repairs: string };

/** Two weeks of shifts and drawers, until Saturday, 12:40 in the shop. */
export const twoWeeks = ({ front, back, repairs }: Registers): WorkEvent[] => [
  ...[2, 3, 5, 6].flatMap((day) =>
    shift('working', day, { registerId: front, in: '14:01', break: '17:30', back: '18:02', out: '22:28' }),
  ),
  ...[3, 4, 5, 7].flatMap((day) =>
    shift('onBreak', day, { registerId: front, in: '16:04', break: '20:05', back: '20:35', out: '23:58' }),
  ),
  ...shift('openTooLong', 8, { registerId: front, in: '14:00', break: '17:30', back: '18:00', out: '21:10' }),
  ...shift('working', 9, {
    registerId: front,
    in: '13:02',
    break: '16:30',
    back: '17:01',
    out: '21:34',
    notes: 'Drawer counted twice.',
  }),
  ...shift('onBreak', 9, { registerId: front, in: '15:00', break: '19:10', back: '19:40', out: '23:05' }),
  ...shift('working', 10, { registerId: front, in: '13:04', break: '16:34', back: '17:04', out: '21:36' }),
  ...shift('openTooLong', 10, { registerId: front, in: '16:00', break: '20:00', back: '20:30', out: '23:40' }),
  ...shift('onBreak', 11, { registerId: front, in: '14:55', break: '19:02', back: '19:32' }),
  ...clocksOutLate,
  ...thursday(front),
  ...friday({ front, back, repairs }),
  ...outsideDrawers,
  ...saturday(front),
];

/** What the manager does at a moment. */
const managerAt = (at: string, run: (perform: Perform, account: Account) => Promise<unknown>): WorkEvent => ({
  at,
  run: (perform, accounts) => run(perform, accounts.manager),
});

const opensDrawer = (at: string, n: number, registerId: string, counted = FLOAT): WorkEvent =>
  managerAt(at, (perform, account) =>
    perform(account, at, registers.open, { body: { id: workDrawerId(n), registerId, counted } }),
  );

/** She left on the 11th at eight and clocked out in the night; the manager corrects the shift. */
const clocksOutLate: WorkEvent[] = [
  {
    at: march(12, '01:30'),
    run: (perform, { onBreak }) =>
      perform(onBreak, march(12, '01:30'), clock.out, {
        body: { email: workers.onBreak.email, pin: '1234', clockOutCash: FLOAT / 100 },
      }),
  },
  managerAt(march(12, '12:30'), async (perform, account) => {
    const { id, version, logs } = await shiftOf(perform, account, march(12, '12:30'), '2026-03-11', 'onBreak');
    const times = logs.map(({ status, at }) => ({ status, at: status === 'CLOCKED_OUT' ? march(12, '00:00') : at }));
    const reason = 'Left at eight; the clock was forgotten until the evening.';
    await perform(account, march(12, '12:30'), clock.correct, {
      params: { id },
      body: { version, reason, logs: times },
    });
  }),
];

async function shiftOf(perform: Perform, account: Account, at: string, day: string, person: WorkPerson) {
  const query = { preset: 'custom' as const, startDate: day, endDate: day };
  const { items } = await perform(account, at, clock.list, { query });
  const found = items.find(({ employeeEmail }) => employeeEmail === workers[person].email);
  return perform(account, at, clock.one, { params: { id: found?.id ?? '' } });
}

/** Thursday: two shifts of one person, a trial that is voided, and a drawer counted by bills and coins. */
function thursday(front: string): WorkEvent[] {
  const closedAt = march(12, '23:40');
  return [
    opensDrawer(march(12, '12:50'), 12, front),
    ...shift('working', 12, { registerId: front, in: '13:00', out: '16:00', notes: 'Dentist.' }),
    ...shift('clockedOut', 12, { registerId: front, in: '14:00', out: '14:02', notes: 'Trying the clock.' }),
    managerAt(march(12, '14:10'), async (perform, account) => {
      const { id, version } = await shiftOf(perform, account, march(12, '14:10'), '2026-03-12', 'clockedOut');
      const body = { version, reason: 'A trial, no work.' };
      await perform(account, march(12, '14:10'), clock.void, { params: { id }, body });
    }),
    ...shift('working', 12, { registerId: front, in: '19:00', out: '23:05' }),
    ...shift('openTooLong', 12, { registerId: front, in: '14:30', break: '18:30', back: '19:00', out: '23:30' }),
    sale(1, 'openTooLong', march(12, '15:40'), 1),
    sale(2, 'working', march(12, '15:50'), 1, 'card'),
    managerAt(closedAt, async (perform, account) => {
      const { version } = await perform(account, closedAt, registers.one, { params: { id: workDrawerId(12) } });
      const denominations = [
        { value: 10_000, pieces: 2 },
        { value: 2000, pieces: 1 },
        { value: 500, pieces: 1 },
        { value: 100, pieces: 4 },
      ];
      await perform(account, closedAt, registers.close, {
        params: { id: workDrawerId(12) },
        body: { version, counted: 22_900, note: null, denominations, bankDrop: 12_900 },
      });
    }),
  ];
}

/** Friday: a drawer that is short by $9.00, one that was not counted, and a shift that was not ended. */
const friday = ({ front, back, repairs }: Registers): WorkEvent[] => [
  opensDrawer(march(13, '12:50'), 13, front),
  ...shift('working', 13, {
    registerId: front,
    in: '13:01',
    break: '16:30',
    back: '17:00',
    out: '21:30',
    counted: 26_500,
  }),
  sale(3, 'working', march(13, '13:20'), 0),
  sale(4, 'working', march(13, '13:45'), 1),
  ...shift('onBreak', 13, {
    registerId: back,
    in: '15:00',
    break: '19:00',
    back: '19:30',
    out: '23:10',
    counted: null,
  }),
  sale(5, 'onBreak', march(13, '16:00'), 0),
  // The manager leaves the front counter, so that the cashier closes its drawer.
  opensDrawer(march(13, '15:30'), 113, repairs),
  ...shift('openTooLong', 13, { registerId: repairs, in: '16:00' }),
];

function allowsOutside(at: string, cashWithoutDrawer: boolean): WorkEvent {
  return managerAt(at, async (perform, account) => {
    const { version } = await perform(account, at, transactionCalls.one, {});
    await perform(account, at, transactionCalls.change, { body: { version, cashWithoutDrawer } });
  });
}

/** A sale in cash while the store allows cash outside of drawers. */
const outsideDrawers: WorkEvent[] = [
  allowsOutside(march(14, '12:00'), true),
  sale(6, 'notClockedIn', march(14, '12:10'), 0),
  allowsOutside(march(14, '12:20'), false),
];

const moves = (time: string, body: HandMovement): WorkEvent =>
  managerAt(march(14, time), (perform, account) =>
    perform(account, march(14, time), registers.move, { params: { id: workDrawerId(14) }, body }),
  );

/** Saturday: the open drawer of the front counter with its movements, and who works at it. */
const saturday = (front: string): WorkEvent[] => [
  opensDrawer(march(14, '13:00'), 14, front, 26_500),
  ...shift('working', 14, { registerId: front, in: '13:02', break: '15:01:49', back: '15:25:51' }),
  ...shift('onBreak', 14, { registerId: front, in: '13:02', break: '16:31' }),
  ...shift('clockedOut', 14, { registerId: front, in: '13:02', out: '16:31', counted: 44_650 }),
  {
    at: march(14, '13:05'),
    run: (perform, { countsBlind }) =>
      perform(countsBlind, march(14, '13:05'), registers.join, { params: { id: workDrawerId(14) }, body: {} }),
  },
  sale(7, 'working', march(14, '13:12'), 0),
  sale(8, 'working', march(14, '13:20'), 1, 'card'),
  moves('13:34', {
    id: workMovementId(1),
    kind: 'cashIn',
    amount: 2000,
    category: 'change',
    reason: 'Quarters from the bank',
  }),
  moves('14:11', {
    id: workMovementId(2),
    kind: 'cashOut',
    amount: 1250,
    category: 'supplies',
    reason: 'Receipt paper',
  }),
  moves('14:35', { id: workMovementId(3), kind: 'noSale', amount: 0, reason: 'Gave change to a customer' }),
  sale(9, 'onBreak', march(14, '15:02'), 1, 'card'),
  sale(10, 'manager', march(14, '15:08'), 1),
];
