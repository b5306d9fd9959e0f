import { refresh } from '../../api/useAnswer.ts';

/** Asks again for everything that shows stock. */
export function refreshStock(): void {
  for (const resource of ['inventory', 'units', 'products', 'dashboard']) refresh(resource);
}
