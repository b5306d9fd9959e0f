import { liveStatuses, type UnitStatus, activeStatuses } from '@tilldesk/domain/inventory';

const live: ReadonlySet<UnitStatus> = new Set(liveStatuses);

/** Returns whether a unit with this status is on hand. */
export const isLive = (status: UnitStatus): boolean => live.has(status);

const active: ReadonlySet<UnitStatus> = new Set(activeStatuses);

/** Returns whether a unit with this status still belongs to the shop. */
export const isActive = (status: UnitStatus): boolean => active.has(status);
