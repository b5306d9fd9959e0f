import { Problem, problemAt } from '@tilldesk/domain/problems';
import { approve } from '@tilldesk/domain/stock';
import { inBusiness } from '../../database/transaction.ts';
import { serveApart, type Served } from '../../http/serve.ts';
import { isRightPin, noteWrongPin, settlePinTry, takePinTry } from '../session/pin.store.ts';
import { grant } from './approvals.store.ts';

/** Approvals in place: another person's e-mail and access PIN, tried and counted as at the PIN gate. */
export const approvalsCalls: Served[] = [
  serveApart(approve, async ({ db, who, address, now, told, body: { email, accessPin, ...asked } }) => {
    const taken = await inBusiness(db, who.businessId, (tx) => takePinTry(tx, who, email, address, now));
    const isRight = await isRightPin(taken, accessPin);
    if (!isRight || taken.userId === null) {
      told(await inBusiness(db, who.businessId, (tx) => noteWrongPin(tx, who, taken, now)));
      throw problemAt('accessPin', 'pin.wrong');
    }
    const granterId = taken.userId;
    await inBusiness(db, who.businessId, (tx) => settlePinTry(tx, who, taken, now));
    if (granterId === who.userId) throw new Problem('approval.needed', { action: asked.action });
    return inBusiness(db, who.businessId, (tx) => grant(tx, who, now, { ...asked, granterId }));
  }),
];
