import type { TwoFactorMethod } from '@tilldesk/domain/signin';
import { newId } from '../../../database/new-id.ts';
import type { Tx } from '../../../database/transaction.ts';

type Person = { businessId: string; userId: string };

/** The secrets that a person's codes are compared with. */
export type Keys = {
  /** Encrypted. */
  totpSecret: string | null;
  /** The unused recovery codes. */
  recoveryCodes: { id: string; codeHash: string }[];
};

/** The kind of a right code: the mailed one, the authenticator's of a 30-second step, or a recovery code. */
export type RightCode = { kind: 'mailed' } | { kind: 'app'; step: number } | { kind: 'recovery'; id: string };

/** Returns the method of a person's second step and the address for it; null for a person who no longer exists. */
export async function secondStepOf(tx: Tx, { businessId, userId }: Person) {
  const [row] = await tx.raw<{
    method: TwoFactorMethod | null;
    email: string;
    name: string;
    language: string | null;
  }>('select two_factor as method, email, name, language from users where business_id = $1 and id = $2', [
    businessId,
    userId,
  ]);
  return row ?? null;
}

/** Returns the recipient of a mail. */
export const addressed = (person: { email: string; name: string; language: string | null }) => ({
  to: person.email,
  name: person.name,
  language: person.language,
});

export async function keysOf(tx: Tx, { businessId, userId }: Person): Promise<Keys> {
  const [person] = await tx.raw<{ secret: string | null }>(
    'select totp_secret as secret from users where business_id = $1 and id = $2',
    [businessId, userId],
  );
  const recoveryCodes = await tx.raw<Keys['recoveryCodes'][number]>(
    `select id, code_hash as "codeHash" from recovery_codes
     where business_id = $1 and user_id = $2 and used_at is null order by id`,
    [businessId, userId],
  );
  return { totpSecret: person?.secret ?? null, recoveryCodes };
}

/** Uses a right code, which is valid once; returns false if it was used before. */
export async function spendCode(
  tx: Tx,
  { businessId, userId }: Person,
  code: RightCode,
  now: string,
): Promise<boolean> {
  if (code.kind === 'mailed') return true;
  const rows =
    code.kind === 'app'
      ? await tx.raw(
          `update users set totp_step = $3
           where business_id = $1 and id = $2 and (totp_step is null or totp_step < $3) returning 1`,
          [businessId, userId, code.step],
        )
      : await tx.raw(
          `update recovery_codes set used_at = $4
           where business_id = $1 and user_id = $2 and id = $3 and used_at is null returning 1`,
          [businessId, userId, code.id, now],
        );
  return rows.length === 1;
}

/** Enables the second step with a method; an authenticator's secret is passed encrypted. */
export async function turnOn(
  tx: Tx,
  { businessId, userId }: Person,
  method: TwoFactorMethod,
  totpSecret: string | null,
  now: string,
) {
  await tx.raw(
    `update users set two_factor = $3, totp_secret = $4, totp_step = null, version = version + 1, updated_at = $5
     where business_id = $1 and id = $2`,
    [businessId, userId, method, totpSecret, now],
  );
}

/** Disables the second step; returns false if it was disabled already. */
export async function turnOff(tx: Tx, { businessId, userId }: Person, now: string): Promise<boolean> {
  const rows = await tx.raw(
    `update users set two_factor = null, totp_secret = null, totp_step = null, version = version + 1, updated_at = $3
     where business_id = $1 and id = $2 and two_factor is not null returning 1`,
    [businessId, userId, now],
  );
  await replaceCodes(tx, { businessId, userId }, [], now);
  return rows.length === 1;
}

/** Replaces all recovery codes. */
export async function replaceCodes(tx: Tx, { businessId, userId }: Person, hashes: readonly string[], now: string) {
  await tx.raw('delete from recovery_codes where business_id = $1 and user_id = $2', [businessId, userId]);
  await tx.raw(
    `insert into recovery_codes (business_id, user_id, id, code_hash)
     select $1, $2, x.id, x.hash from unnest($3::uuid[], $4::text[]) as x(id, hash)`,
    [businessId, userId, hashes.map(() => newId(now)), hashes],
  );
}
