/** State of the dialog: not opened yet in this document, open, or closed again. */
type ClockDialogState = 'unopened' | 'open' | 'closed';

const listeners = new Set<() => void>();
let state: ClockDialogState = 'unopened';

const setState = (next: ClockDialogState) => {
  state = next;
  for (const listener of listeners) listener();
};

/** Opens and closes the clock's dialog; used by the header and by pages. */
export const clockDialog = {
  state: (): ClockDialogState => state,
  open: (): void => setState('open'),
  close: (): void => setState('closed'),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
