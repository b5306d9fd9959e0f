import type { TwoFactorMethod } from '@tilldesk/domain/signin';
import { parseJson, tabStorage } from '../browser/storage.ts';

/** A sign-in that waits for its code: its challenge, its account and where the code was sent. */
export type PendingVerification = {
  challenge: string;
  email: string;
  method: TwoFactorMethod;
  /** When the code was last requested, in milliseconds of `Date.now()`. */
  requestedAt: number;
};

const NAME = 'two-factor';

/** This tab's sign-in that waits for its code; it survives a reload, but not the tab. */
export const waitingSignIn = {
  read(): PendingVerification | null {
    const saved = parseJson(tabStorage.read(NAME));
    return isWaiting(saved) ? saved : null;
  },
  write: (pending: PendingVerification): void => tabStorage.write(NAME, JSON.stringify(pending)),
  drop: (): void => tabStorage.drop(NAME),
};

const isWaiting = (saved: unknown): saved is PendingVerification =>
  typeof saved === 'object' &&
  saved !== null &&
  'challenge' in saved &&
  typeof saved.challenge === 'string' &&
  'email' in saved &&
  typeof saved.email === 'string' &&
  'method' in saved &&
  (saved.method === 'app' || saved.method === 'mail') &&
  'requestedAt' in saved &&
  typeof saved.requestedAt === 'number';
