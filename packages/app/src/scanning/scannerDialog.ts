import { createSharedState } from '../browser/sharedState.ts';

/** The open scanner dialog: the camera, until it is closed or (`once`) until a code was accepted, or the settings. */
export type ScanDialogState = { shown: 'camera'; once: boolean } | { shown: 'settings' | null };

const { set, ...state } = createSharedState<ScanDialogState>({ shown: null });

/** Opens the camera and the scanner's settings from any page; codes go to the scan handlers. */
export const scanDialogs = {
  ...state,
  openCamera: ({ once = false }: { once?: boolean } = {}): void => set({ shown: 'camera', once }),
  openSettings: (): void => set({ shown: 'settings' }),
  close: (): void => set({ shown: null }),
};
