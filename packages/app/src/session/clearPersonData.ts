import { clearCachedAnswers } from '../api/useAnswer.ts';
import { chosenLanguage } from '../browser/preference.ts';
import { browserStorage, tabStorage } from '../browser/storage.ts';

/** What this browser keeps of one person beside the session: mirrors and caches. */
const ofThePerson = ['session-status', 'translations', 'recent', 'recent-serials', 'touched'];

/**
 * Takes everything of the person who leaves out of this browser, beside the session itself: mirrors, caches and the
 * language (spec §4). What is the browser's own stays: its key, its theme, and sales that were not sent yet.
 */
export function clearUserData(): void {
  for (const name of ofThePerson) {
    browserStorage.drop(name);
    tabStorage.drop(name);
  }
  chosenLanguage.forget();
  clearCachedAnswers();
}
