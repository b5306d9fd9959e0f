import { createHmac } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_MS = 30_000;

/** The code of an authenticator app for a base32 key at a time: RFC 6238 with SHA-1, six digits, thirty seconds. */
export function totp(key: string, atMs: number): string {
  const bits = [...key.replace(/\s/g, '')]
    .map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / PERIOD_MS)));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

const stepOf = (atMs: number): number => Math.floor(atMs / PERIOD_MS);

/**
 * An authenticator app that returns unused codes. A server accepts each code once, and also the next one: a third code within
 * thirty seconds is returned when the server accepts it, for which `until` waits.
 */
export function authenticatorOf(
  key: string,
  until: (isTime: () => boolean, withinMs: number) => Promise<void>,
): () => Promise<string> {
  let last = 0;
  return async () => {
    const step = Math.max(stepOf(Date.now()), last + 1);
    last = step;
    await until(() => stepOf(Date.now()) >= step - 1, 2 * PERIOD_MS);
    return totp(key, step * PERIOD_MS);
  };
}

/** When the app shows a different code than at `atMs`: a code is valid once, so a second sign-in needs the next one. */
export const nextPeriod = (atMs: number): number => atMs + PERIOD_MS;
