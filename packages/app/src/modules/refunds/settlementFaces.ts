import type { RefundSettlement } from '@tilldesk/domain/shop';
import type { IconName } from '@tilldesk/ui';

/** The drawing that stands for each way in which a refund is settled. */
export const settlementFaces: Readonly<Record<RefundSettlement, IconName>> = {
  cash: 'cash',
  card: 'card',
  check: 'receipt',
  storeCredit: 'tag',
  other: 'more',
  exchange: 'refresh',
  due: 'calendar',
};
