/** The modal dialogs that are open, oldest first. Toasts live in the last one: everything outside it is inert. */
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Notes an open modal dialog; call the answer when it closes. */
export function noteModal(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  for (const notify of listeners) notify();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    for (const notify of listeners) notify();
  };
}

/** The modal dialog that takes the input now, or null. */
export const topModal = (): HTMLDialogElement | null => open.at(-1) ?? null;

/** Calls back whenever a modal dialog opens or closes; the answer stops it. */
export function onModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
