import { switchUser, switchStore } from '@tilldesk/domain/session';
import { type SignedIn } from '@tilldesk/domain/signin';
import { call } from '../api/call.ts';
import { clearUserData } from './clearPersonData.ts';
import { leaving } from '../navigation/unsavedChanges.ts';
import { outside } from '../api/environment.ts';
import { chosenLanguage } from '../browser/preference.ts';
import { session, type Started } from './session.ts';
import { browserStorage } from '../browser/storage.ts';

/** Returns the key that the sign-in created for this browser, or null. */
export const currentBrowserId = (): string | null => browserStorage.read('browser');

/** Switches to another store of the user. Reloads the document at `next`, so that no earlier state is left. */
export async function switchToStore(storeId: string, next: (started: Started) => string): Promise<void> {
  follow(await call(switchStore, { body: { storeId } }), next);
}

/** Switches to another user and their language. Reloads the document at `next`. Throws `ApiProblem`. */
export async function switchToUser(
  { userId, pin }: { userId: string; pin: string },
  next: (started: Started) => string,
): Promise<void> {
  const answer = await call(switchUser, { body: { browser: currentBrowserId() ?? '', userId, pin } });
  clearUserData();
  const language = answer.user?.language;
  if (language === 'en' || language === 'es') chosenLanguage.set(language);
  follow(answer, next);
}

function follow({ accessToken, user, permissions, screenTimeout }: SignedIn, next: (started: Started) => string): void {
  if (accessToken === null || user === null) throw new Error('switching: no token came');
  const started = { token: accessToken, user, permissions: permissions ?? [], screenTimeout: screenTimeout ?? 0 };
  const address = next(started);
  leaving.release();
  session.begin(started);
  outside.leaveFor(address);
}
