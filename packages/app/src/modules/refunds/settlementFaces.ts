import type { RefundSettlement } from '@tilldesk/domain/refunds';
import { receivedKinds, type ReceivedKind } from '@tilldesk/domain/sales';
import type { IconName } from '@tilldesk/ui';
import { tenderViews } from '../../tenders/tenders.ts';

const iconsOfTenders = Object.fromEntries(receivedKinds.map((kind) => [kind, tenderViews[kind].icon])) as Record<
  ReceivedKind,
  IconName
>;

/** Icons of the settlement methods of a refund. */
export const settlementFaces: Readonly<Record<RefundSettlement, IconName>> = {
  ...iconsOfTenders,
  exchange: 'refresh',
  due: 'calendar',
};
