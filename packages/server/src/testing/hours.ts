import { defaultHoursRules } from '@tilldesk/domain/clock';
import type { PayExtra, PayrollPayment } from '@tilldesk/domain/employees';
import { newId } from '../database/new-id.ts';
import type { Scope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { clockApprovals, clockLogs, clockSessions } from '../modules/clock/clock.tables.ts';
import { OPENED, type SmallShop } from './small-shop.ts';
import type { Person } from './till.ts';

/** The cashier works for a moment at the open drawer, and the admin approves the shift. Returns its id. */
export async function approveShift(admin: Person, cashier: Person, shop: SmallShop): Promise<string> {
  const { id: userId, email } = shop.people.cashier;
  await cashier.request('POST', '/clock/in', { email, pin: '1111', clockInCash: 100 });
  await cashier.request('POST', '/clock/out', { email, pin: '1111', clockOutCash: 100 });
  const listed = Object((await admin.request('GET', `/clock/list?employee=${userId}`)).body);
  const [{ id, version }] = listed.items as [{ id: string; version: number }];
  await admin.request('POST', '/clock/approvals', { shifts: [{ id, version }] });
  return id;
}

/** Saves rules for overtime and breaks. */
export const saveHoursRules = (admin: Person) =>
  admin.request('PATCH', '/clock/rules', { ...defaultHoursRules, version: 0 });

/** A shift to write: it begins at 15:00 UTC, and is approved by the person of the scope by default. */
type WrittenShift = { userId: string; day: string; minutes: number; isApproved?: boolean };

/** Writes a shift that has ended, with its punches and approval. Returns its id. */
export async function writeShift(
  tx: Tx,
  { businessId, storeId, userId: approver }: Scope,
  { userId, day, minutes, isApproved = true }: WrittenShift,
): Promise<string> {
  const [from, now] = [`${day}T15:00:00.000Z`, OPENED];
  const to = new Date(Date.parse(from) + minutes * 60_000).toISOString();
  const id = newId(from);
  const approved = isApproved ? { approvedAt: now, approvedBy: approver } : {};
  const row = {
    businessId,
    storeId,
    userId,
    id,
    businessDay: day,
    startedAt: from,
    endedAt: to,
    status: 'CLOCKED_OUT',
  } as const;
  await tx
    .insert(clockSessions)
    .values({ ...row, activeSeconds: minutes * 60, ...approved, createdAt: from, updatedAt: to });
  const punch = { businessId, sessionId: id, source: 'web' } as const;
  await tx.insert(clockLogs).values([
    { ...punch, id: newId(from), status: 'CLOCKED_IN', at: from },
    { ...punch, id: newId(to), status: 'CLOCKED_OUT', at: to },
  ]);
  if (isApproved) {
    await tx.insert(clockApprovals).values({ businessId, sessionId: id, id: newId(now), userId: approver, at: now });
  }
  return id;
}

/** Calls the steps of payroll payments, each with the version that was answered last. */
export function paying(person: Person) {
  const step =
    (name: 'approve' | 'pay' | 'void') =>
    ({ id, version }: PayrollPayment, body: object = {}) =>
      person.request('POST', `/payroll/${id}/${name}`, { version, ...body }, newId(OPENED));
  return {
    create: (userId: string, from: string, to: string, extras: PayExtra[] = []) =>
      person.request('POST', `/employees/${userId}/payroll`, { id: newId(OPENED), from, to, extras }, newId(OPENED)),
    approve: step('approve'),
    pay: step('pay'),
    void: step('void'),
  };
}

/** Pays the trainee a bonus by bank transfer. */
export async function paySomebody(admin: Person, { people }: SmallShop): Promise<void> {
  const { create, approve, pay } = paying(admin);
  const bonus: PayExtra = { kind: 'bonus', label: 'Inventory', amount: 5_000 };
  const made = (await create(people.trainee.id, '2026-02-01', '2026-02-28', [bonus])).body as PayrollPayment;
  const approved = (await approve(made)).body as PayrollPayment;
  await pay(approved, { tender: 'bank' });
}

/** Bodies for calls of payroll that would reject an empty body before they look up the record. */
export const payrollBodies = (other: string): Readonly<Record<string, object>> => ({
  'POST /employees/:id/payroll': { id: other, from: '2026-02-01', to: '2026-02-28', extras: [] },
  'POST /payroll/:id/approve': { version: 1 },
  'POST /payroll/:id/pay': { version: 1, tender: 'bank' },
  'POST /payroll/:id/void': { version: 1, reason: 'x' },
});
