/** `@tilldesk/domain/inventory`: stock levels, units, movements and reorder points. */
export {
  identifierTypes,
  normalizeIdentifier,
  parseIdentifier,
  classifyIdentifiers,
  type IdentifierType,
  type ParsedIdentifier,
} from '../inventory/identifiers.rules.ts';
export {
  AGED_DAYS,
  stockLevels,
  unitAges,
  unitGroups,
  valuation,
  type UnitGroup,
  movementKinds,
  type MovementKind,
  movements,
  openStock,
  stockByCategory,
  stockByProduct,
  units,
} from '../inventory/inventory.contract.ts';
export { reorderOf, type Reorder, type ReorderFigures } from '../inventory/reorder.rules.ts';
export {
  reservationEnds,
  reservations,
  type Reservation,
  type ReservationEnd,
} from '../inventory/reservations.contract.ts';
export {
  IDENTIFIERS_MAX,
  unitFacts,
  type UnitChanges,
  type UnitDetails,
  type UnitFacts,
  type UnitIdentifier,
} from '../inventory/unitDetails.entity.ts';
export { canUnitTransition, initialUnitStatuses, unitTransitions } from '../inventory/unitTransitions.rules.ts';
export {
  acquiredVias,
  activeStatuses,
  grades,
  lockStatuses,
  sourceKinds,
  type AcquiredVia,
  type Grade,
  type LockStatus,
  type SourceKind,
  liveStatuses,
  unit,
  unitStatuses,
  type Unit,
  type UnitStatus,
} from '../inventory/units.entity.ts';
