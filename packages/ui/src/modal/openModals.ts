/** The open modal dialogs, oldest first. Toasts are rendered in the last one, because everything outside it is inert. */
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Registers an open modal dialog. Call the returned function when it closes. */
export function noteModal(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  for (const notify of listeners) notify();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    for (const notify of listeners) notify();
  };
}

/** Returns the modal dialog that currently receives input, or null. */
export const topModal = (): HTMLDialogElement | null => open.at(-1) ?? null;

/** Calls `listener` whenever a modal dialog opens or closes. Returns a function that unsubscribes it. */
export function onModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
