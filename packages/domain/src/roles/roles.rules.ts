import { modules, type ModuleName } from '../rights/modules.ts';
import { can, rights, type Permission, type Right } from '../rights/rights.ts';

/** The limits of a role, in addition to its rights. */
export type Limits = {
  viewCost: boolean;
  /** The maximum discount of a line without approval, decimal text; unlimited if missing. */
  maxDiscount?: string;
  /** The largest refund without approval, minor units; unlimited if missing. */
  maxRefund?: number;
  /** Minutes after its sale in which an invoice is voided without approval; never if missing. */
  voidMinutes?: number;
};

/** What a role allows. */
export type Access = { permissions: readonly Permission[]; limits: Limits };

/** One right of one module: `Vendor.update`. */
export type Cell = `${ModuleName}.${Right}`;

/** Returns one row for each module, in the order of the matrix; unknown modules are omitted. */
export const matrixOf = (permissions: readonly Permission[]): (Permission & { module: ModuleName })[] =>
  modules.map((module) => {
    const has = (right: Right) => can(permissions, module, right);
    return { module, read: has('read'), create: has('create'), update: has('update'), delete: has('delete') };
  });

/** Returns every right of the matrix by its cell. */
export const cellsOf = (permissions: readonly Permission[]): Record<Cell, boolean> =>
  Object.fromEntries(
    matrixOf(permissions).flatMap((row) => rights.map((right) => [`${row.module}.${right}`, row[right]])),
  ) as Record<Cell, boolean>;

/** Returns the rows of a matrix from its cells. */
export const permissionsOf = (cells: Readonly<Record<Cell, boolean>>): (Permission & { module: ModuleName })[] =>
  modules.map((module) => ({
    module,
    read: cells[`${module}.read`],
    create: cells[`${module}.create`],
    update: cells[`${module}.update`],
    delete: cells[`${module}.delete`],
  }));

/** Returns the cells of `permissions` that `own` does not have. */
export function cellsAbove(permissions: readonly Permission[], own: readonly Permission[]): Cell[] {
  const held = cellsOf(own);
  return (Object.entries(cellsOf(permissions)) as [Cell, boolean][]).flatMap(([cell, given]) =>
    given && !held[cell] ? cell : [],
  );
}

/** Whether a role has a right or a limit that a person with `own` access lacks. */
export const isAbove = (access: Access, own: Access): boolean =>
  isLimitAbove(access.limits, own.limits) || cellsAbove(access.permissions, own.permissions).length > 0;

const isLimitAbove = (limits: Limits, own: Limits): boolean =>
  (limits.viewCost && !own.viewCost) ||
  Number(limits.maxDiscount ?? 1) > Number(own.maxDiscount ?? 1) ||
  (limits.maxRefund ?? Number.POSITIVE_INFINITY) > (own.maxRefund ?? Number.POSITIVE_INFINITY) ||
  (limits.voidMinutes ?? 0) > (own.voidMinutes ?? 0);
