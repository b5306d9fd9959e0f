import { refresh } from '../../api/useAnswer.ts';

/** Refreshes all data that includes stock. */
export function refreshStock(): void {
  for (const resource of ['inventory', 'units', 'products', 'dashboard']) refresh(resource);
}
