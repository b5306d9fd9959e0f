import { clock } from '../../../packages/domain/src/exports/clock.ts';
import { invoices } from '../../../packages/domain/src/exports/sales.ts';
import type { WorkPerson } from '../../../packages/app/src/fake-server/people.ts';
import type { Account, Perform } from '../recordingServer.ts';
import { serviceId, workInvoiceId, workLineId, workTenderId } from './workIds.ts';
import { workers } from './workers.ts';

/** The accounts of the shop with a time clock. */
export type WorkAccounts = Record<WorkPerson, Account>;

/** What happens at a moment. */
export type WorkEvent = { at: string; run: (perform: Perform, accounts: WorkAccounts) => Promise<unknown> };

/** Returns a moment of a day in March 2026; the time is in UTC. */
export const march = (day: number, time: string): string =>
  `2026-03-${String(day).padStart(2, '0')}T${time.padEnd(8, ':00')}.000Z`;

/** The prices of the services: a screen protector fitted, and a battery changed. */
export const servicePrices = [4500, 12_900] as const;

/** Cash in a drawer when it is opened, in minor units. */
export const FLOAT = 10_000;

type Shift = {
  /** The register whose drawer the person joins; opens it if it is closed. */
  registerId: string;
  in: string;
  break?: string;
  back?: string;
  out?: string;
  /** Cash counted at the end, in minor units; null: signed out without a count. @default the float */
  counted?: number | null;
  notes?: string;
};

type Punch = (perform: Perform, account: Account, at: string) => Promise<unknown>;

/** Returns the punches of a person on a day. */
export function shift(
  person: WorkPerson,
  day: number,
  { registerId, counted = FLOAT, notes, ...times }: Shift,
): WorkEvent[] {
  const { email } = workers[person];
  const own = { email, pin: '1234' };
  const leaving =
    counted === null
      ? { email, notes: 'Auto clock out on logout', clockOutCash: 0 }
      : { ...own, clockOutCash: counted / 100, ...(notes === undefined ? {} : { notes }) };
  const punches: [time: string | undefined, run: Punch][] = [
    [
      times.in,
      (perform, account, at) =>
        perform(account, at, clock.in, { body: { ...own, clockInCash: FLOAT / 100, registerId } }),
    ],
    [times.break, (perform, account, at) => perform(account, at, clock.takeBreak, { body: { email } })],
    [times.back, (perform, account, at) => perform(account, at, clock.endBreak, { body: { email } })],
    [times.out, (perform, account, at) => perform(account, at, clock.out, { body: leaving })],
  ];
  return punches.flatMap(([time, run]): WorkEvent[] => {
    if (time === undefined) return [];
    const at = march(day, time);
    return [{ at, run: (perform, accounts) => run(perform, accounts[person], at) }];
  });
}

/** Returns a sale of one service, paid in cash without change, or by card. */
export const sale = (
  n: number,
  person: WorkPerson,
  at: string,
  service: 0 | 1,
  kind: 'cash' | 'card' = 'cash',
): WorkEvent => ({
  at,
  run: async (perform, accounts) => {
    const account = accounts[person];
    const line = {
      id: workLineId(n),
      productId: serviceId(service),
      unitId: null,
      quantity: 1,
      unitPrice: servicePrices[service],
      discount: null,
    };
    const draft = { id: workInvoiceId(n), customerId: null, lines: [line], discount: null, notes: null };
    const body = invoices.create.body.parse(draft);
    const { id, version, total: amount } = await perform(account, at, invoices.create, { body });
    const tender =
      kind === 'card'
        ? { id: workTenderId(n), kind, amount, reference: `A-${n}` }
        : { id: workTenderId(n), kind, amount };
    return perform(account, at, invoices.checkout, { params: { id }, body: { version, tenders: [tender] } });
  },
});
