/** `@tilldesk/domain/registers`: registers, drawers and cash movements. */
export { registers } from '../registers/registers.contract.ts';
export {
  cashCategories,
  cashMovementKinds,
  differenceCauses,
  handMovementKinds,
  registerSessionStatuses,
  type CashCategory,
  type CashMovement,
  type CashMovementKind,
  type Denomination,
  type DifferenceCause,
  type DrawerReport,
  type HandMovement,
  type HandMovementKind,
  type OutsideCash,
  type Register,
  type RegisterSession,
  type RegisterSessionDetails,
  type RegisterSessionStatus,
} from '../registers/registers.entity.ts';
export {
  cashOf,
  possibleCausesOf,
  denominationsOf,
  expectedCash,
  needsReason,
  proposedDrop,
  signedAmount,
  sumOfPieces,
} from '../registers/registers.rules.ts';
