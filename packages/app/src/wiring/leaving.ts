/** Whether something unsaved would be lost by leaving the page, and who says so. */
const unsaved = new Set<symbol>();

export const leaving = {
  /** Notes unsaved changes; the answer takes the note back. */
  hold(): () => void {
    const note = Symbol('unsaved');
    unsaved.add(note);
    addEventListener('beforeunload', ask);
    return () => {
      unsaved.delete(note);
      if (unsaved.size === 0) removeEventListener('beforeunload', ask);
    };
  },
  isHeld: (): boolean => unsaved.size > 0,
  /** Lets everything go: after saving, or when the session is over. */
  release(): void {
    unsaved.clear();
    removeEventListener('beforeunload', ask);
  },
};

const ask = (event: BeforeUnloadEvent) => event.preventDefault();
