/** The open scanner dialog: the camera, until it is closed or (`once`) until a code was accepted, or the settings. */
export type ScanDialogState = { shown: 'camera'; once: boolean } | { shown: 'settings' | null };

const listeners = new Set<() => void>();
let state: ScanDialogState = { shown: null };

const setState = (next: ScanDialogState) => {
  state = next;
  for (const listener of listeners) listener();
};

/** Opens the camera and the scanner's settings from any page; codes go to the scan handlers. */
export const scanDialogs = {
  state: (): ScanDialogState => state,
  openCamera: ({ once = false }: { once?: boolean } = {}): void => setState({ shown: 'camera', once }),
  openSettings: (): void => setState({ shown: 'settings' }),
  close: (): void => setState({ shown: null }),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
