/** Passes on that the server refused a call for want of the access PIN, to whoever stands at the gate. */
/** Whose proof is missing: the access PIN of a person, or the verification of an administrator. */
type Missing = 'pin' | 'admin';

const listeners = new Set<(missing: Missing) => void>();

export const missingProof = {
  tell: (missing: Missing = 'pin'): void => listeners.forEach((listener) => listener(missing)),
  subscribe(listener: (missing: Missing) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
