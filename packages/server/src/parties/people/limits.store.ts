import { Problem } from '@tilldesk/domain/problems';
import type { Reader } from '../../database/scope.ts';

/**
 * Rejects users who may not see costs, for operations that are about costs only: writing orders, bills, payments and
 * landed costs.
 */
export function assertMaySeeCosts(scope: Reader): void {
  if (!scope.limits.viewCost) throw new Problem('access.denied');
}
