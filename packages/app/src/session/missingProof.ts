import { createEmitter } from '../browser/sharedState.ts';

/** Tells the gates that the server rejected a call: without the access PIN of a user, or the verification of an administrator. */
export const missingProof = createEmitter<'pin' | 'admin'>();
