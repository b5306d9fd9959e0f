import {
  needsReason,
  type CashMovement,
  type CashMovementKind,
  type DrawerReport,
  type RegisterSession,
  type RegisterSessionDetails,
} from '@tilldesk/domain/registers';
import { place } from './found.ts';
import type { FakeServer } from './FakeServer.ts';

/** A stored drawer of the fake shop; values derived from its movements are computed when requested. */
export type StoredDrawer = Omit<
  RegisterSessionDetails,
  'expected' | 'difference' | 'reasonMissing' | 'left' | 'movements'
> & {
  movements: Moved[];
};
type Moved = Omit<CashMovement, 'amount' | 'reversedBy' | 'mayReverse'> & { amount: number };

const tillId = (n: number): string => `01936c3a-7c00-70d3-8000-00000000000${n}`;
export const drawerId = (n: number): string => `01936c3a-7c00-70d5-8000-${String(n).padStart(12, '0')}`;
const rowId = (n: number, row: number): string => `01936c3a-7c00-70d6-8000-${String(n * 100 + row).padStart(12, '0')}`;

const tillNames = ['Front counter', 'Back counter'] as const;
/** The registers of the fake shop, in their order. */
export const tills = tillNames.map((name, index) => ({ id: tillId(index + 1), name }));

type PlannedMovement = [kind: CashMovementKind, amount: number, minute: number, more?: Partial<Moved>];

/** Returns the nth drawer: its register, its user, its day in March, its movements. */
function drawer(
  n: number,
  till: 1 | 2,
  by: string,
  day: number,
  plannedMovements: readonly PlannedMovement[],
  more: Partial<StoredDrawer>,
): StoredDrawer {
  const at = (minute: number) => new Date(Date.UTC(2026, 2, day, 13, minute)).toISOString();
  const open: StoredDrawer = {
    id: drawerId(n),
    registerId: tillId(till),
    registerName: tillNames[till - 1] ?? '',
    status: 'open',
    openedBy: by,
    openedAt: at(0),
    openingExpected: 10_000,
    openingCounted: 10_000,
    openingDifference: 0,
    openingDenominations: null,
    openingNote: null,
    closedBy: null,
    closedAt: null,
    counted: null,
    countedBy: null,
    denominations: null,
    reason: null,
    dropped: 0,
    forced: false,
    approvedBy: null,
    note: null,
    people: [],
    isMine: false,
    version: 1,
    movements: plannedMovements.map(([kind, amount, minute, extra], index) => ({
      id: rowId(n, index),
      kind,
      amount,
      counted: null,
      category: null,
      reason: null,
      by,
      at: at(minute),
      invoice: null,
      refund: null,
      reverses: null,
      ...extra,
    })),
  };
  const isOver = more.status === 'closed' || more.status === 'uncounted';
  return { ...open, ...(isOver ? { closedBy: by, closedAt: at(540) } : {}), ...more };
}

const sold = (n: number) => ({
  invoice: { id: `01936c3a-7c00-70d7-8000-${String(n).padStart(12, '0')}`, number: `INV-${n}` },
});

/** A week of drawers; a new shop has none. `isOther`: the open one belongs only to another user. */
export function openDrawers({ shop, own: currentSession }: FakeServer, isOther: boolean): StoredDrawer[] {
  if (shop.kind === 'new') return [];
  const me = currentSession.user.name;
  return [
    drawer(
      1,
      1,
      me,
      14,
      [
        ['sale', 4_500, 12, sold(1042)],
        ['cashIn', 2_000, 34, { category: 'change', reason: 'Quarters from the bank' }],
        ['cashOut', -1_250, 71, { category: 'supplies', reason: 'Receipt paper' }],
        ['noSale', 0, 95, { reason: 'Gave change to a customer' }],
        ['sale', 12_900, 128, sold(1043)],
        ['count', 0, 150, { counted: 28_150, by: 'Noah Klein' }],
      ],
      { people: isOther ? ['Noah Klein'] : [me, 'Noah Klein'], isMine: !isOther },
    ),
    drawer(2, 2, 'Elena Ruiz', 13, [['sale', 8_000, 60, sold(1039)]], { status: 'uncounted', version: 2 }),
    drawer(
      3,
      1,
      'Noah Klein',
      13,
      [
        ['sale', 4_500, 20, sold(1036)],
        ['sale', 21_600, 45, sold(1037)],
      ],
      { status: 'closed', counted: 35_200, version: 2 },
    ),
    drawer(4, 1, 'Marcus Webb', 12, [['sale', 19_900, 40, sold(1031)]], {
      status: 'closed',
      counted: 29_900,
      dropped: 19_900,
      denominations: [
        { value: 10_000, pieces: 2 },
        { value: 2_000, pieces: 4 },
        { value: 500, pieces: 3 },
        { value: 100, pieces: 4 },
      ],
      version: 2,
    }),
    drawer(5, 1, 'Elena Ruiz', 11, [['cashIn', 5_000, 30, { category: 'owner', reason: 'More change for Friday' }]], {
      status: 'closed',
      counted: 16_000,
      reason: 'A customer left without the change.',
      openingCounted: 9_500,
      openingDifference: -500,
      forced: true,
      closedBy: me,
      version: 3,
    }),
  ];
}

/** Returns a drawer as the server shows it. `blind`: the user counts blind and sees no amounts before the count. */
export function shownDrawer(storedDrawer: StoredDrawer, blind: boolean): RegisterSessionDetails {
  const { counted, status, dropped } = storedDrawer;
  const expected = storedDrawer.movements.reduce((sum, { amount }) => sum + amount, storedDrawer.openingCounted);
  const hides = blind && counted === null;
  const difference = counted === null ? null : counted - expected;
  return {
    ...storedDrawer,
    expected: hides ? null : expected,
    difference,
    reasonMissing:
      difference !== null && storedDrawer.reason === null && needsReason(difference, place.transaction.varianceLimit),
    left: counted === null ? null : counted - dropped,
    movements: storedDrawer.movements.map((one) => {
      const reversedBy = storedDrawer.movements.find(({ reverses }) => reverses === one.id)?.id ?? null;
      const isByHand = one.kind === 'cashIn' || one.kind === 'cashOut' || one.kind === 'bankDrop';
      return {
        ...one,
        amount: hides && one.kind === 'sale' ? null : one.amount,
        reversedBy,
        mayReverse: status === 'open' && storedDrawer.isMine && isByHand && reversedBy === null,
      };
    }),
  };
}

/** Returns a drawer as shown in a list, without the details of its own page. */
export function rowOf(details: RegisterSessionDetails): RegisterSession {
  const { movements: _movements, denominations: _pieces, openingDenominations: _opening, ...row } = details;
  return row;
}

/** Returns the X or Z report of a drawer. */
export function reportOf(details: RegisterSessionDetails, now: string): DrawerReport {
  const kinds = [...new Set(details.movements.map(({ kind }) => kind))];
  return {
    kind: details.status === 'open' ? 'x' : 'z',
    at: now,
    session: rowOf(details),
    kinds: kinds.map((kind) => {
      const amounts = details.movements.filter((one) => one.kind === kind).map(({ amount }) => amount);
      const isHidden = amounts.includes(null);
      return { kind, count: amounts.length, sum: isHidden ? null : amounts.reduce<number>((a, b) => a + (b ?? 0), 0) };
    }),
    others: [{ kind: 'card', count: 3, sum: 64_700 }],
    people: [{ name: details.openedBy, from: details.openedAt, until: details.closedAt }],
    // Transposing two digits of 45.00 gives a difference of 9.00.
    causes: details.movements
      .filter(({ amount }) => amount === 4_500 && details.difference === -900)
      .map((movement) => ({ cause: 'swapped', movement })),
  };
}
