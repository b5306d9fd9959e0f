/** `@tilldesk/domain/lookup`: lookup of codes and the search of the app. */
export {
  HITS_MAX,
  scanLookup,
  SERIAL_LETTERS_MIN,
  serialLookup,
  serialTimeline,
  type ScanHit,
  type SerialEntry,
  type SerialHit,
  type SerialLife,
  type SerialTimeline,
} from '../lookup/lookup.contract.ts';
export {
  barcodeForms,
  documentNamed,
  scanKinds,
  scanModules,
  type NumberedKind,
  type ScanKind,
} from '../lookup/scans.rules.ts';
export { isGtin, readBox, type BoxReading } from '../lookup/searchText.rules.ts';
export { serialList, serialReaches, serialRow, type SerialRow } from '../lookup/serialList.contract.ts';
