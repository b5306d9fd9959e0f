import type { Command } from '@tilldesk/ui/overlay';

/** A line of the palette, and what choosing it does. */
export type Deed = Command & { run: () => void };
