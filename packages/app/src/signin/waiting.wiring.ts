import type { TwoFactorWay } from '@tilldesk/domain/signin';
import { tabKeep } from '../wiring/storage.ts';

/** A sign-in that waits for its code: what proves it, for whom it is, where the code is to be found. */
export type Waiting = {
  challenge: string;
  email: string;
  way: TwoFactorWay;
  /** When the code was asked for last, in milliseconds of `Date.now()`. */
  askedAt: number;
};

const NAME = 'two-factor';

/** The sign-in of this tab that waits for its code; it outlives a reload, not the tab. */
export const waitingSignIn = {
  read(): Waiting | null {
    try {
      const kept: unknown = JSON.parse(tabKeep.read(NAME) ?? 'null');
      return isWaiting(kept) ? kept : null;
    } catch {
      return null;
    }
  },
  write: (waiting: Waiting): void => tabKeep.write(NAME, JSON.stringify(waiting)),
  drop: (): void => tabKeep.drop(NAME),
};

const isWaiting = (kept: unknown): kept is Waiting =>
  typeof kept === 'object' &&
  kept !== null &&
  'challenge' in kept &&
  typeof kept.challenge === 'string' &&
  'email' in kept &&
  typeof kept.email === 'string' &&
  'way' in kept &&
  (kept.way === 'app' || kept.way === 'mail') &&
  'askedAt' in kept &&
  typeof kept.askedAt === 'number';
