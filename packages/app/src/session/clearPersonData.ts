import { clearCachedAnswers } from '../api/useAnswer.ts';
import { chosenLanguage } from '../browser/preference.ts';
import { browserStorage, tabStorage } from '../browser/storage.ts';

/** Stored data of a user other than the session: mirrors and caches. */
const ofThePerson = ['session-status', 'translations', 'recent', 'recent-serials', 'touched', 'preview'];

/**
 * Deletes the data of the user who signs out from this browser, other than the session: mirrors, caches and the language (spec
 * §4). Data of the browser itself remains: its key, its theme, and unsent sales.
 */
export function clearUserData(): void {
  for (const name of ofThePerson) {
    browserStorage.drop(name);
    tabStorage.drop(name);
  }
  chosenLanguage.set(null);
  clearCachedAnswers();
}
