import { Problem } from '@tilldesk/domain/problems';
import { resendCode, verifyTwoFactor } from '@tilldesk/domain/signin';
import type { Db } from '../../../database/pool.ts';
import { inBusiness, outsideBusiness } from '../../../database/transaction.ts';
import { serveOpen, type Route } from '../../../http/serve.ts';
import { hashOf } from '../../../database/caller.ts';
import { codeRequestAttempts, codeAttempts, countAttempt } from '../attempts.store.ts';
import { isSpent, newCode, renewCode, countCodeAttempt, useUp } from './challenges.store.ts';
import { hashSecret } from '../password/password.ts';
import { readCode } from './totp.ts';
import { finishSignIn } from '../sign-in.store.ts';
import { signedInAs } from '../signed-in.ts';
import { addressed, keysOf, secondStepOf, spendCode } from './two-factor.store.ts';

/** Routes for the second step of a sign-in. */
export const twoFactorCalls: Route[] = [
  serveOpen(verifyTwoFactor, async ({ body, db, now, address, agent, encryption, publish }) => {
    const named = body.challenge ? hashOf(body.challenge) : null;
    const waiting = await findChallenge(db, named, body.email, { address, agent }, now);
    // At a browser known for the person, wrong codes from other browsers do not count. Attempts without a challenge are counted
    // separately, by e-mail and address, whether the person exists or not.
    const account = named === null ? body.email : `${body.email} ${waiting?.browser ?? 'named'}`;
    const attempt = await countAttempt(db, codeAttempts, account, address, now);

    const tried = waiting
      ? await inBusiness(db, waiting.businessId, async (tx) => {
          const challenge = await countCodeAttempt(tx, waiting.hash, now, {
            purpose: 'sign-in',
            named: named !== null,
          });
          return challenge && { challenge, keys: await keysOf(tx, challenge) };
        })
      : null;
    // The code is compared outside any transaction, and a comparison is made in every case.
    const right = await readCode(tried?.challenge ?? null, tried?.keys ?? null, body.code, now, encryption, 'sign-in');
    const codeProblem = new Problem(
      named !== null && (!tried || isSpent(tried.challenge)) ? 'signin.codeOver' : 'signin.codeWrong',
    );
    if (!tried || !right) throw codeProblem;

    const { challenge } = tried;
    const finished = await inBusiness(db, challenge.businessId, async (tx) => {
      const isFirst = (await useUp(tx, challenge.hash, now)) && (await spendCode(tx, challenge, right, now));
      const { businessId, userId, storeId, agent, browserHash } = challenge;
      const given = { businessId, userId, storeId, address, agent, browserHash };
      const signed = isFirst ? await finishSignIn(tx, given, now) : null;
      // The rollback restores the used challenge and code if nobody was signed in.
      if (!signed) throw codeProblem;
      return signed;
    });
    await attempt.forget();
    publish(finished.events);
    return signedInAs(finished.caller, finished.token);
  }),

  serveOpen(resendCode, async ({ body, db, now, address, runInBackground, mail }) => {
    const hash = hashOf(body.challenge);
    await countAttempt(db, codeRequestAttempts, hash, address, now);
    // The response is sent before it is known whether such a sign-in exists.
    runInBackground(async () => {
      const [found] = await outsideBusiness(db, (tx) =>
        tx.raw<{ business_id: string | null }>('select challenge_business($1) as business_id', [hash]),
      );
      if (!found?.business_id) return;
      const code = newCode();
      const codeHash = await hashSecret(code);
      await inBusiness(db, found.business_id, async (tx) => {
        const challenge = await renewCode(tx, hash, codeHash, now);
        const person = challenge && (await secondStepOf(tx, challenge));
        if (person) await mail(tx, { ...addressed(person), message: { kind: 'signInCode', code } });
      });
    });
    return { success: true };
  }),
];

async function findChallenge(
  db: Db,
  hash: string | null,
  email: string,
  from: { address: string; agent: string | null },
  now: string,
) {
  const [row] = await outsideBusiness(db, (tx) =>
    tx.raw<{ hash: string; businessId: string; browser: string | null }>(
      'select hash, business_id as "businessId", browser from find_challenge($1, $2, $3, $4, $5)',
      [hash, email, from.address, from.agent, now],
    ),
  );
  return row ?? null;
}
