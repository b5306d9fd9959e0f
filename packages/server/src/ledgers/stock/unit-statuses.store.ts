import { liveStatuses, type UnitStatus, activeStatuses } from '@tilldesk/domain/inventory';

const listed = (values: readonly string[]) => values.map((item) => `'${item}'`).join(', ');

/** The statuses that count as on hand, for an SQL statement: `u.status in (${liveList})`. */
export const liveList = listed(liveStatuses);
/** The statuses in which a unit still belongs to the shop, for an SQL statement. */
export const activeList = listed(activeStatuses);

const live: ReadonlySet<UnitStatus> = new Set(liveStatuses);

/** Returns whether a unit with this status is on hand. */
export const isLive = (status: UnitStatus): boolean => live.has(status);

const active: ReadonlySet<UnitStatus> = new Set(activeStatuses);

/** Returns whether a unit with this status still belongs to the shop. */
export const isActive = (status: UnitStatus): boolean => active.has(status);
