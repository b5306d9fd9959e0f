/** Nobody opened it yet in this document, or it is open, or closed again. */
type ClockDoorState = 'unopened' | 'open' | 'closed';

const listeners = new Set<() => void>();
let state: ClockDoorState = 'unopened';

const become = (next: ClockDoorState) => {
  state = next;
  for (const listener of listeners) listener();
};

/** The door to the clock's dialog: the header opens it, and so may a page. */
export const clockDoor = {
  state: (): ClockDoorState => state,
  open: (): void => become('open'),
  close: (): void => become('closed'),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
