import { longText } from '@tilldesk/domain/fields';
import { safeRetry } from '../../approvals/reasonField.ts';

/**
 * Options of an action that reverses or cancels something and requires the reason. Its close button is not called "Cancel", which
 * would refer to the order.
 */
export const withReason = {
  tone: 'danger',
  cancel: 'purchases.back',
  unsure: safeRetry,
  fields: { reason: { label: 'approve.reason', schema: longText({ required: true, max: 200 }), rows: 3 } },
} as const;
