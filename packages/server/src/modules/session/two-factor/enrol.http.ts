import { Problem } from '@tilldesk/domain/problems';
import { profileCalls } from '@tilldesk/domain/session';
import { inBusiness } from '../../../database/transaction.ts';
import { serveWithoutTransaction, type Route } from '../../../http/serve.ts';
import { hashOf } from '../../../database/caller.ts';
import { writeAuditEntry } from '../../audit/audit.store.ts';
import { isSpent, newCode, openChallenge, countCodeAttempt, useUp } from './challenges.store.ts';
import { confirmPassword } from '../password/own-password.store.ts';
import { hashSecret, hashSet } from '../password/password.ts';
import { withoutDashes, boundTo, newAuthenticator, newRecoveryCode, readCode } from './totp.ts';
import { addressed, replaceCodes, secondStepOf, spendCode, turnOff, turnOn } from './two-factor.store.ts';

const RECOVERY_CODES = 10;

/** Returns ten recovery codes, to be shown once, and their hashes, to be stored. */
async function newCodes(): Promise<{ shown: string[]; stored: string[] }> {
  const shown = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  return { shown, stored: await hashSet(shown.map(withoutDashes)) };
}

/** Routes for enabling and disabling the second step, and for new recovery codes. */
export const enrolCalls: Route[] = [
  serveWithoutTransaction(profileCalls.enrol, async ({ db, caller, body, now, address, agent, encryption, mail }) => {
    await confirmPassword(db, caller, body.currentPassword, now);
    const { businessId, userId, storeId, email, browserHash } = caller;
    const authenticator = body.method === 'app' ? newAuthenticator(email) : null;
    const code = body.method === 'mail' ? newCode() : null;
    const waiting = {
      purpose: 'enrol' as const,
      method: body.method,
      businessId,
      userId,
      storeId,
      email,
      address,
      agent,
      browserHash,
      codeHash: code === null ? null : await hashSecret(code),
      totpSecret: authenticator && encryption.encrypt(authenticator.secret, boundTo(caller)),
    };
    const challenge = await inBusiness(db, businessId, async (tx) => {
      if (code !== null) await mail(tx, { ...addressed(caller), message: { kind: 'enrolCode', code } });
      return openChallenge(tx, waiting, now);
    });
    return { challenge, secret: authenticator?.secret ?? null, uri: authenticator?.uri ?? null };
  }),

  serveWithoutTransaction(profileCalls.confirm, async ({ db, caller, body, now, encryption, mail }) => {
    const hash = hashOf(body.challenge);
    const challenge = await inBusiness(db, caller.businessId, (tx) =>
      countCodeAttempt(tx, hash, now, { purpose: 'enrol', userId: caller.userId }),
    );
    const right = await readCode(challenge, null, body.code, now, encryption);
    if (!challenge || !right) {
      throw new Problem(!challenge || isSpent(challenge) ? 'signin.codeOver' : 'signin.codeWrong');
    }
    const { shown, stored } = await newCodes();
    await inBusiness(db, caller.businessId, async (tx) => {
      if (!(await useUp(tx, hash, now))) throw new Problem('signin.codeOver');
      await turnOn(tx, caller, challenge.method, challenge.totpSecret, now);
      // The code that enabled the second step cannot be used for a sign-in.
      await spendCode(tx, caller, right, now);
      await replaceCodes(tx, caller, stored, now);
      await writeAuditEntry(tx, caller, now, 'user.twoFactorOn', 'user', caller.userId, null, {
        method: challenge.method,
      });
      await mail(tx, { ...addressed(caller), message: { kind: 'twoFactorOn' } });
    });
    return { recoveryCodes: shown };
  }),

  serveWithoutTransaction(profileCalls.turnOff, async ({ db, caller, body, now, mail }) => {
    await confirmPassword(db, caller, body.currentPassword, now);
    await inBusiness(db, caller.businessId, async (tx) => {
      if (!(await turnOff(tx, caller, now))) return;
      await writeAuditEntry(tx, caller, now, 'user.twoFactorOff', 'user', caller.userId);
      await mail(tx, { ...addressed(caller), message: { kind: 'twoFactorOff' } });
    });
    return { success: true };
  }),

  serveWithoutTransaction(profileCalls.newCodes, async ({ db, caller, body, now }) => {
    await confirmPassword(db, caller, body.currentPassword, now);
    const { shown, stored } = await newCodes();
    await inBusiness(db, caller.businessId, async (tx) => {
      if ((await secondStepOf(tx, caller))?.method == null) throw new Problem('twoFactor.off');
      await replaceCodes(tx, caller, stored, now);
      await writeAuditEntry(tx, caller, now, 'user.recoveryCodesMade', 'user', caller.userId);
    });
    return { recoveryCodes: shown };
  }),
];
