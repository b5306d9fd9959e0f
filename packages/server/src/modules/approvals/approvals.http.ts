import { Problem, problemAt } from '@tilldesk/domain/problems';
import { approve, approvers } from '@tilldesk/domain/approvals';
import { inBusiness } from '../../database/transaction.ts';
import { route, serveWithoutTransaction, type Route } from '../../http/serve.ts';
import { isRightPin, recordWrongPin, settlePinTry, countPinAttempt } from '../session/pin/pin.store.ts';
import { grant } from './approvals.store.ts';
import { emailOfApprover, listApprovers } from './approvers.store.ts';

/** Approvals given on the requester's screen by another person with their access PIN. Attempts count as at the PIN gate. */
export const approvalsCalls: Route[] = [
  route(approvers, async ({ tx, caller, query }) => ({ items: await listApprovers(tx, caller, query.action) })),

  serveWithoutTransaction(
    approve,
    async ({ db, caller, address, now, publish, body: { approverId, email: typed, accessPin, ...request } }) => {
      const email = await inBusiness(db, caller.businessId, (tx) => emailOfApprover(tx, caller, approverId, typed));
      const pinAttempt = await inBusiness(db, caller.businessId, (tx) =>
        countPinAttempt(tx, caller, email, address, now),
      );
      const isRight = await isRightPin(pinAttempt, accessPin);
      if (!isRight || pinAttempt.userId === null) {
        publish(await inBusiness(db, caller.businessId, (tx) => recordWrongPin(tx, caller, pinAttempt, now)));
        throw problemAt('accessPin', 'pin.wrong');
      }
      const granterId = pinAttempt.userId;
      await inBusiness(db, caller.businessId, (tx) => settlePinTry(tx, caller, pinAttempt, now));
      if (granterId === caller.userId) throw new Problem('approval.needed', { action: request.action });
      return inBusiness(db, caller.businessId, (tx) => grant(tx, caller, now, { ...request, granterId }));
    },
  ),
];
