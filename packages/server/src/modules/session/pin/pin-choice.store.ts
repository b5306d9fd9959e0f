import { problemAt } from '@tilldesk/domain/problems';
import { isSimplePin } from '@tilldesk/domain/session';
import { hashSecret } from '../password/password.ts';

/** Rejects an easily guessed PIN. Throws pin.simple at accessPin. */
export function assertPinNotSimple(accessPin: string): void {
  if (isSimplePin(accessPin)) throw problemAt('accessPin', 'pin.simple');
}

/** Hashes an access PIN. Slow: call it outside transactions. */
export const hashPin = (accessPin: string): Promise<string> => hashSecret(accessPin);
