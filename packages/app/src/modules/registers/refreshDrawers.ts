import { refresh } from '../../api/useAnswer.ts';

/** Refreshes everything that an action on a drawer changes: tills, drawers and the assignment of people to drawers. */
export function refreshDrawers(): void {
  for (const resource of ['registers', 'register-sessions', 'clock']) refresh(resource);
}
