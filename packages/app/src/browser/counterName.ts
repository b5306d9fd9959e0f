import { newId } from '../api/newId.ts';
import { browserStorage } from './storage.ts';

const NAME = 'counter';

/** The counter at which this browser stands: a name that it gives itself once. */
export function browserId(): string {
  const saved = browserStorage.read(NAME);
  if (saved !== null) return saved;
  const made = newId();
  browserStorage.write(NAME, made);
  return made;
}
