import type { Command } from '@tilldesk/ui/overlay';

/** A line of the palette, and what choosing it does. */
export type PaletteCommand = Command & { run: () => void };
