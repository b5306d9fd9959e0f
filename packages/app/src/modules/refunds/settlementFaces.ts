import type { RefundSettlement } from '@tilldesk/domain/refunds';
import type { IconName } from '@tilldesk/ui';

/** Icons of the settlement methods of a refund. */
export const settlementFaces: Readonly<Record<RefundSettlement, IconName>> = {
  cash: 'cash',
  card: 'card',
  check: 'receipt',
  storeCredit: 'tag',
  other: 'more',
  exchange: 'refresh',
  due: 'calendar',
};
