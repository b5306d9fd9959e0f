import { Problem } from '@tilldesk/domain/problems';
import { profileCalls } from '@tilldesk/domain/session';
import { inBusiness } from '../../database/transaction.ts';
import { route, serveWithoutTransaction, type Route } from '../../http/serve.ts';
import { openSession } from '../../database/caller.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { confirmPassword } from './password/own-password.store.ts';
import { hashChosen } from './password/password-choice.ts';
import { hashPin, assertPinNotSimple } from './pin/pin-choice.store.ts';
import { changePasswordOf, changePinOf, changeProfile, profileOf } from './profile.store.ts';
import { endSignIns, signInsOf } from './sign-ins.store.ts';

const done = { success: true };

/** Routes for the user's own account, its password and PIN, and its sign-ins. */
export const ownAccountCalls: Route[] = [
  route(profileCalls.one, ({ tx, caller }) => profileOf(tx, caller)),

  route(profileCalls.change, async ({ tx, caller, body, tokenHash, now, publishChange }) => {
    await changeProfile(tx, caller, now, body);
    publishChange('profile', caller.userId);
    return profileOf(tx, (await openSession(tx, tokenHash, now)) ?? caller);
  }),

  serveWithoutTransaction(profileCalls.changePassword, async ({ db, caller, body, now, publish, mail }) => {
    const { own } = await confirmPassword(db, caller, body.currentPassword, now);
    const passwordHash = await hashChosen(body.newPassword, own);
    const events = await inBusiness(db, caller.businessId, async (tx) => {
      const how = { action: 'user.passwordChanged' as const, exceptTokenId: caller.tokenId };
      const changed = await changePasswordOf(tx, caller, passwordHash, now, how);
      await mail(tx, changed.email);
      return changed.events;
    });
    publish(events);
    return done;
  }),

  serveWithoutTransaction(profileCalls.changePin, async ({ db, caller, body, now }) => {
    if (caller.hasPin && caller.userType !== 'admin' && !caller.pinGranted) throw new Problem('pin.required');
    assertPinNotSimple(body.accessPin);
    await confirmPassword(db, caller, body.currentPassword, now);
    const pinHash = await hashPin(body.accessPin);
    await inBusiness(db, caller.businessId, (tx) => changePinOf(tx, caller, pinHash, now));
    return done;
  }),

  route(profileCalls.signIns, async ({ tx, caller, now }) => ({
    items: await signInsOf(tx, caller, caller.tokenId, now),
  })),

  route(profileCalls.revoke, async ({ tx, caller, params, now, publish }) => {
    const ended = await endSignIns(tx, caller, now, { only: params.id });
    if (ended.length === 0) throw new Problem('record.notFound');
    await writeAuditEntry(tx, caller, now, 'session.ended', 'user', caller.userId, null, { tokenId: params.id });
    publish(ended);
    return done;
  }),

  route(profileCalls.revokeOthers, async ({ tx, caller, now, publish }) => {
    const ended = await endSignIns(tx, caller, now, { but: caller.tokenId });
    await writeAuditEntry(tx, caller, now, 'session.othersEnded', 'user', caller.userId, null, {
      signInsEnded: ended.length,
    });
    publish(ended);
    return done;
  }),
];
