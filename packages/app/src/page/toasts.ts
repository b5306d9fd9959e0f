import { createToasts } from '@tilldesk/ui/overlay';

/** The toasts of this document: 4 s each (spec §9). */
export const toasts = createToasts();
