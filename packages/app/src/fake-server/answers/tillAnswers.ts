import { clock } from '@tilldesk/domain/clock';
import { deposits } from '@tilldesk/domain/deposits';
import { receiptDelivery } from '@tilldesk/domain/receipts';
import { registers, type RegisterSession } from '@tilldesk/domain/registers';
import { answer, type FakeAnswer } from '../answer.ts';
import type { FakeServer } from '../FakeServer.ts';

const tillId = (n: number): string => `01936c3a-7c00-70d3-8000-00000000000${n}`;

/** The registers of the fake shop, in their order. */
export const tills = ['Front counter', 'Back counter'].map((name, index) => ({ id: tillId(index + 1), name }));

/** The open drawer of the first register: the signed-in user is on it. */
const drawerOf = ({ own: { user }, now }: FakeServer): RegisterSession => ({
  id: '01936c3a-7c00-70d5-8000-000000000001',
  registerId: tillId(1),
  registerName: 'Front counter',
  status: 'open',
  openedBy: user.name,
  openedAt: now,
  openingExpected: 10_000,
  openingCounted: 10_000,
  openingDifference: 0,
  openingNote: null,
  closedBy: null,
  closedAt: null,
  counted: null,
  countedBy: null,
  expected: 10_000,
  difference: null,
  reason: null,
  reasonMissing: false,
  dropped: 0,
  left: null,
  forced: false,
  approvedBy: null,
  note: null,
  people: [user.name],
  isMine: true,
  version: 1,
});

/** The registers and the clock around the pages whose stories are not recorded yet; no user is clocked in, nobody left a deposit. */
export const tillAnswers: readonly FakeAnswer[] = [
  answer(registers.list, (_, fakeServer) => ({
    items: tills.map(({ id, name }, index) => ({
      id,
      name,
      active: true,
      version: 1,
      session: index === 0 && fakeServer.shop.kind === 'busy' ? drawerOf(fakeServer) : null,
      uncounted: null,
    })),
  })),
  answer(clock.today, (_, { now }) => ({
    data: {
      logs: [],
      activeTime: '00:00:00',
      firstClockIn: null,
      lastClockOut: null,
      serverTime: now,
      registerSessionId: null,
    },
  })),
  answer(deposits.list, () => ({ items: [] })),
  answer(receiptDelivery.printed, () => ({ printed: true as const })),
];
