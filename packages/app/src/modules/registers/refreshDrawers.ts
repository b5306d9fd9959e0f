import { refresh } from '../../api/useAnswer.ts';

/** Asks anew for all that a drawer's work changes: tills, drawers, and whose cash is where. */
export function refreshDrawers(): void {
  for (const resource of ['registers', 'register-sessions', 'clock']) refresh(resource);
}
