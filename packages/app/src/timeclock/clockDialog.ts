/** Nobody opened it yet in this document, or it is open, or closed again. */
type ClockDialogState = 'unopened' | 'open' | 'closed';

const listeners = new Set<() => void>();
let state: ClockDialogState = 'unopened';

const become = (next: ClockDialogState) => {
  state = next;
  for (const listener of listeners) listener();
};

/** The door to the clock's dialog: the header opens it, and so may a page. */
export const clockDialog = {
  state: (): ClockDialogState => state,
  open: (): void => become('open'),
  close: (): void => become('closed'),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
