import type { Command } from '@tilldesk/ui/overlay';

/** An entry of the palette and its action. */
export type PaletteCommand = Command & { run: () => void };
