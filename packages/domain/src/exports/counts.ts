/** `@tilldesk/domain/counts`: inventory counts. */
export { counts, type CountScanInput } from '../counts/counts.contract.ts';
export {
  countModes,
  countStatuses,
  SCAN_QUANTITY_MAX,
  countScanResults,
  type CountDraft,
  type CountFigures,
  type CountLine,
  type CountMode,
  type CountRow,
  type CountScan,
  type CountScope,
  type CountStatus,
  type InventoryCount,
  type CountScanResult,
} from '../counts/counts.entity.ts';
export {
  accuracyOf,
  bookOnlyReasons,
  COUNT_DUE_DAYS,
  COUNT_THRESHOLD,
  countMayMove,
  foundAgain,
  isFullCount,
  SCAN_BATCH_MAX,
  scopesOverlap,
  WHOLE_CATEGORY,
  type Scoped,
} from '../counts/counts.rules.ts';
