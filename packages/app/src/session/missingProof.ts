/** The missing proof: the access PIN of a user, or the verification of an administrator. */
type Missing = 'pin' | 'admin';

const listeners = new Set<(missing: Missing) => void>();

/** Publishes to the gates that the server rejected a call for a missing proof. */
export const missingProof = {
  tell: (missing: Missing = 'pin'): void => listeners.forEach((listener) => listener(missing)),
  subscribe(listener: (missing: Missing) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
