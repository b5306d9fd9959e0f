import type { TwoFactorMethod } from '@tilldesk/domain/signin';
import { tabStorage } from '../browser/storage.ts';

/** A sign-in that waits for its code: what proves it, for whom it is, where the code is to be found. */
export type Waiting = {
  challenge: string;
  email: string;
  way: TwoFactorMethod;
  /** When the code was asked for last, in milliseconds of `Date.now()`. */
  requestedAt: number;
};

const NAME = 'two-factor';

/** The sign-in of this tab that waits for its code; it outlives a reload, not the tab. */
export const waitingSignIn = {
  read(): Waiting | null {
    try {
      const saved: unknown = JSON.parse(tabStorage.read(NAME) ?? 'null');
      return isWaiting(saved) ? saved : null;
    } catch {
      return null;
    }
  },
  write: (waiting: Waiting): void => tabStorage.write(NAME, JSON.stringify(waiting)),
  drop: (): void => tabStorage.drop(NAME),
};

const isWaiting = (saved: unknown): saved is Waiting =>
  typeof saved === 'object' &&
  saved !== null &&
  'challenge' in saved &&
  typeof saved.challenge === 'string' &&
  'email' in saved &&
  typeof saved.email === 'string' &&
  'way' in saved &&
  (saved.way === 'app' || saved.way === 'mail') &&
  'requestedAt' in saved &&
  typeof saved.requestedAt === 'number';
