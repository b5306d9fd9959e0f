/** `@tilldesk/domain/adjustments`: stock adjustments and scrap. */
export { adjustments } from '../adjustments/adjustments.contract.ts';
export {
  ADJUSTMENT_LINES_MAX,
  type Adjustment,
  type AdjustmentDraft,
  type AdjustmentLine,
  type AdjustmentRow,
} from '../adjustments/adjustments.entity.ts';
export {
  adjustmentEffects,
  adjustmentReasons,
  reasonsForQuantity,
  reasonsForUnit,
  signedQuantity,
  unitTarget,
  reversedStatus,
  writesOff,
  type AdjustmentReason,
} from '../adjustments/adjustments.rules.ts';
