/** What would be lost by leaving the page, and what to do when the person leaves all the same. */
const unsaved = new Map<symbol, () => void>();

export const leaving = {
  /** Notes unsaved changes; `onAbandon` hears that they are given up. The answer takes the note back. */
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
  /** Lets everything go: after saving, or when the session is over. */
  release(): void {
    unsaved.clear();
    removeEventListener('beforeunload', warnUnsaved);
  },
  /** The person leaves: everything is let go, and whoever held it hears so. */
  abandon(): void {
    const all = [...unsaved.values()];
    leaving.release();
    for (const onAbandon of all) onAbandon();
  },
};

const warnUnsaved = (event: BeforeUnloadEvent) => event.preventDefault();
