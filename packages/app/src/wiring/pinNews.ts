/** Passes on that the server refused a call for want of the access PIN, to whoever stands at the gate. */
const listeners = new Set<() => void>();

export const pinNews = {
  tell: (): void => listeners.forEach((listener) => listener()),
  hear(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
