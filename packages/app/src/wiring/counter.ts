import { newId } from './newId.ts';
import { browserKeep } from './storage.ts';

const NAME = 'counter';

/** The counter at which this browser stands: a name that it gives itself once. */
export function counter(): string {
  const kept = browserKeep.read(NAME);
  if (kept !== null) return kept;
  const made = newId();
  browserKeep.write(NAME, made);
  return made;
}
