import { Problem } from '@tilldesk/domain/problems';
import { profileCalls } from '@tilldesk/domain/shop';
import { inBusiness } from '../../database/transaction.ts';
import { serve, serveApart, type Served } from '../../http/serve.ts';
import { openSession } from '../../http/who.ts';
import { note } from '../audit/audit.store.ts';
import { confirmPassword } from './own-password.store.ts';
import { hashChosen } from './password-choice.ts';
import { hashPin, refuseSimplePin } from './pin-choice.store.ts';
import { changePasswordOf, changePinOf, changeProfile, profileOf } from './profile.store.ts';
import { endSignIns, signInsOf } from './sign-ins.store.ts';

const done = { success: true };

/** One's own account, its password and PIN, and where one is signed in. */
export const ownCalls: Served[] = [
  serve(profileCalls.one, ({ tx, who }) => profileOf(tx, who)),

  serve(profileCalls.change, async ({ tx, who, body, tokenHash, now, changed }) => {
    await changeProfile(tx, who, now, body);
    changed('profile', who.userId);
    return profileOf(tx, (await openSession(tx, tokenHash, now)) ?? who);
  }),

  serveApart(profileCalls.changePassword, async ({ db, who, body, now, told, mail }) => {
    const { own } = await confirmPassword(db, who, body.currentPassword, now);
    const passwordHash = await hashChosen(body.newPassword, own);
    const news = await inBusiness(db, who.businessId, async (tx) => {
      const how = { action: 'user.passwordChanged' as const, keep: who.tokenId };
      const changed = await changePasswordOf(tx, who, passwordHash, now, how);
      await mail(tx, changed.letter);
      return changed.news;
    });
    told(news);
    return done;
  }),

  serveApart(profileCalls.changePin, async ({ db, who, body, now }) => {
    if (who.hasPin && who.userType !== 'admin' && !who.pinGranted) throw new Problem('pin.required');
    refuseSimplePin(body.accessPin);
    await confirmPassword(db, who, body.currentPassword, now);
    const pinHash = await hashPin(body.accessPin);
    await inBusiness(db, who.businessId, (tx) => changePinOf(tx, who, pinHash, now));
    return done;
  }),

  serve(profileCalls.signIns, async ({ tx, who, now }) => ({ items: await signInsOf(tx, who, who.tokenId, now) })),

  serve(profileCalls.revoke, async ({ tx, who, params, now, told }) => {
    const ended = await endSignIns(tx, who, now, { only: params.id });
    if (ended.length === 0) throw new Problem('record.notFound');
    await note(tx, who, now, 'session.ended', 'user', who.userId, null, { tokenId: params.id });
    told(ended);
    return done;
  }),

  serve(profileCalls.revokeOthers, async ({ tx, who, now, told }) => {
    const ended = await endSignIns(tx, who, now, { but: who.tokenId });
    await note(tx, who, now, 'session.othersEnded', 'user', who.userId, null, { signInsEnded: ended.length });
    told(ended);
    return done;
  }),
];
