import { employees } from '@tilldesk/domain/employees';
import { inBusiness } from '../../../database/transaction.ts';
import { serveWithoutTransaction, type WithoutTransaction, type Route } from '../../../http/serve.ts';
import { isRightPin, recordWrongPin, settlePinTry, countPinAttempt } from './pin.store.ts';

type PinCheckContext = Pick<WithoutTransaction, 'db' | 'caller' | 'publish'> & { address: string; now: string };
type Credentials = { email: string; accessPin: string };

/**
 * Routes that check whether an e-mail and an access PIN match (spec §5, §7). The spec defines the GET; our own app uses the
 * POST.
 */
export const pinCalls: Route[] = [
  serveWithoutTransaction(employees.check, ({ query, ...context }) => check(context, query)),
  serveWithoutTransaction(employees.checkPin, ({ body, ...context }) => check(context, body)),
];

/**
 * Returns the same for a wrong PIN as for an unknown e-mail, after the same time: one hash is compared in both cases, outside
 * any transaction.
 */
async function check({ db, caller, address, now, publish }: PinCheckContext, { email, accessPin }: Credentials) {
  const pinAttempt = await inBusiness(db, caller.businessId, (tx) => countPinAttempt(tx, caller, email, address, now));
  if (!(await isRightPin(pinAttempt, accessPin))) {
    publish(await inBusiness(db, caller.businessId, (tx) => recordWrongPin(tx, caller, pinAttempt, now)));
    return { exist: false, success: false, data: { message: 'Wrong access pin or email' } };
  }
  await inBusiness(db, caller.businessId, (tx) => settlePinTry(tx, caller, pinAttempt, now));
  return { exist: true, success: true, data: { message: 'Access granted successfully' } };
}
