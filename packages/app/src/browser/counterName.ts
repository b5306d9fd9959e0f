import { newId } from '../api/newId.ts';
import { browserStorage } from './storage.ts';

const NAME = 'counter';

/** Returns the id of this browser (its counter), which is created once. */
export function browserId(): string {
  const saved = browserStorage.read(NAME);
  if (saved !== null) return saved;
  const made = newId();
  browserStorage.write(NAME, made);
  return made;
}
