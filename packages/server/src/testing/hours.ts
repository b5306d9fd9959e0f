import { defaultHoursRules } from '@tilldesk/domain/clock';
import type { SmallShop } from './small-shop.ts';
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
