import { employees } from '@tilldesk/domain/shop';
import { inBusiness } from '../../database/transaction.ts';
import { serveApart, type Apart, type Served } from '../../http/serve.ts';
import { isRightPin, noteWrongPin, settlePinTry, takePinTry } from './pin.store.ts';

type Asked = Pick<Apart, 'db' | 'who' | 'told'> & { address: string; now: string };
type Credentials = { email: string; accessPin: string };

/** Whether an e-mail and an access PIN belong together (spec §5, §7); the GET is the spec's, the POST our own app's. */
export const pinCalls: Served[] = [
  serveApart(employees.check, ({ query, ...asked }) => check(asked, query)),
  serveApart(employees.checkPin, ({ body, ...asked }) => check(asked, body)),
];

/**
 * Answers the same for a wrong PIN as for an e-mail that nobody has, after the same time: one hash is compared in either
 * case, and no transaction is held meanwhile.
 */
async function check({ db, who, address, now, told }: Asked, { email, accessPin }: Credentials) {
  const taken = await inBusiness(db, who.businessId, (tx) => takePinTry(tx, who, email, address, now));
  if (!(await isRightPin(taken, accessPin))) {
    told(await inBusiness(db, who.businessId, (tx) => noteWrongPin(tx, who, taken, now)));
    return { exist: false, success: false, data: { message: 'Wrong access pin or email' } };
  }
  await inBusiness(db, who.businessId, (tx) => settlePinTry(tx, who, taken, now));
  return { exist: true, success: true, data: { message: 'Access granted successfully' } };
}
