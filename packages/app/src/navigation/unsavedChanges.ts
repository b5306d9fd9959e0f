/** Unsaved changes of the page, each with a callback for when the user leaves anyway. */
const unsaved = new Map<symbol, () => void>();

export const leaving = {
  /** Registers unsaved changes; `onAbandon` is called when they are abandoned. Returns a function that unregisters them. */
  track(onAbandon: () => void = () => {}): () => void {
    const note = Symbol('unsaved');
    unsaved.set(note, onAbandon);
    addEventListener('beforeunload', warnUnsaved);
    return () => {
      unsaved.delete(note);
      if (unsaved.size === 0) removeEventListener('beforeunload', warnUnsaved);
    };
  },
  hasUnsaved: (): boolean => unsaved.size > 0,
  /** Clears all unsaved changes: after saving, or when the session has ended. */
  release(): void {
    unsaved.clear();
    removeEventListener('beforeunload', warnUnsaved);
  },
  /** The user leaves: clears all unsaved changes and calls their `onAbandon`. */
  abandon(): void {
    const all = [...unsaved.values()];
    leaving.release();
    for (const onAbandon of all) onAbandon();
  },
};

const warnUnsaved = (event: BeforeUnloadEvent) => event.preventDefault();
