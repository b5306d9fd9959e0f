import { Problem } from '@tilldesk/domain/problems';
import { profileCalls } from '@tilldesk/domain/shop';
import { inBusiness } from '../../database/transaction.ts';
import { serveApart, type Served } from '../../http/serve.ts';
import { hashOf } from '../../http/who.ts';
import { note } from '../audit/audit.store.ts';
import { isSpent, newCode, openChallenge, takeTry, useUp } from './challenges.store.ts';
import { confirmPassword } from './own-password.store.ts';
import { hashSecret, hashSet } from './password.ts';
import { bareCode, boundTo, newAuthenticator, newRecoveryCode, readCode } from './second-step.ts';
import { addressed, replaceCodes, secondStepOf, spendCode, turnOff, turnOn } from './two-factor.store.ts';

const RECOVERY_CODES = 10;

/** Ten recovery codes, to be shown once, and their hashes, to be kept. */
async function newCodes(): Promise<{ shown: string[]; kept: string[] }> {
  const shown = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  return { shown, kept: await hashSet(shown.map(bareCode)) };
}

/** Setting the second step up, turning it off, and new recovery codes. */
export const enrolCalls: Served[] = [
  serveApart(profileCalls.enrol, async ({ db, who, body, now, address, agent, seal, mail }) => {
    await confirmPassword(db, who, body.currentPassword, now);
    const { businessId, userId, storeId, email, browserHash } = who;
    const authenticator = body.way === 'app' ? newAuthenticator(email) : null;
    const code = body.way === 'mail' ? newCode() : null;
    const waiting = {
      purpose: 'enrol' as const,
      way: body.way,
      businessId,
      userId,
      storeId,
      email,
      address,
      agent,
      browserHash,
      codeHash: code === null ? null : await hashSecret(code),
      totpSecret: authenticator && seal.close(authenticator.secret, boundTo(who)),
    };
    const challenge = await inBusiness(db, businessId, async (tx) => {
      if (code !== null) await mail(tx, { ...addressed(who), message: { kind: 'enrolCode', code } });
      return openChallenge(tx, waiting, now);
    });
    return { challenge, secret: authenticator?.secret ?? null, uri: authenticator?.uri ?? null };
  }),

  serveApart(profileCalls.confirm, async ({ db, who, body, now, seal, mail }) => {
    const hash = hashOf(body.challenge);
    const challenge = await inBusiness(db, who.businessId, (tx) =>
      takeTry(tx, hash, now, { purpose: 'enrol', userId: who.userId }),
    );
    const right = await readCode(challenge, null, body.code, now, seal);
    if (!challenge || !right) {
      throw new Problem(!challenge || isSpent(challenge) ? 'signin.codeOver' : 'signin.codeWrong');
    }
    const { shown, kept } = await newCodes();
    await inBusiness(db, who.businessId, async (tx) => {
      if (!(await useUp(tx, hash, now))) throw new Problem('signin.codeOver');
      await turnOn(tx, who, challenge.way, challenge.totpSecret, now);
      // The code that turned it on signs nobody in.
      await spendCode(tx, who, right, now);
      await replaceCodes(tx, who, kept, now);
      await note(tx, who, now, 'user.twoFactorOn', 'user', who.userId, null, { way: challenge.way });
      await mail(tx, { ...addressed(who), message: { kind: 'twoFactorOn' } });
    });
    return { recoveryCodes: shown };
  }),

  serveApart(profileCalls.turnOff, async ({ db, who, body, now, mail }) => {
    await confirmPassword(db, who, body.currentPassword, now);
    await inBusiness(db, who.businessId, async (tx) => {
      if (!(await turnOff(tx, who, now))) return;
      await note(tx, who, now, 'user.twoFactorOff', 'user', who.userId);
      await mail(tx, { ...addressed(who), message: { kind: 'twoFactorOff' } });
    });
    return { success: true };
  }),

  serveApart(profileCalls.newCodes, async ({ db, who, body, now }) => {
    await confirmPassword(db, who, body.currentPassword, now);
    const { shown, kept } = await newCodes();
    await inBusiness(db, who.businessId, async (tx) => {
      if ((await secondStepOf(tx, who))?.way == null) throw new Problem('twoFactor.off');
      await replaceCodes(tx, who, kept, now);
      await note(tx, who, now, 'user.recoveryCodesMade', 'user', who.userId);
    });
    return { recoveryCodes: shown };
  }),
];
