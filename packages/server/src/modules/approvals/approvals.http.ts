import { Problem, problemAt } from '@tilldesk/domain/problems';
import { approve, approvers } from '@tilldesk/domain/stock';
import { inBusiness } from '../../database/transaction.ts';
import { serve, serveApart, type Served } from '../../http/serve.ts';
import { isRightPin, noteWrongPin, settlePinTry, takePinTry } from '../session/pin.store.ts';
import { grant } from './approvals.store.ts';
import { emailOfApprover, listApprovers } from './approvers.store.ts';

/** Approvals in place: another person and their access PIN, tried and counted as at the PIN gate. */
export const approvalsCalls: Served[] = [
  serve(approvers, async ({ tx, who, query }) => ({ items: await listApprovers(tx, who, query.action) })),

  serveApart(
    approve,
    async ({ db, who, address, now, told, body: { approverId, email: typed, accessPin, ...asked } }) => {
      const email = await inBusiness(db, who.businessId, (tx) => emailOfApprover(tx, who, approverId, typed));
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
    },
  ),
];
