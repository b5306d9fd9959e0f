import { allRights } from '@tilldesk/domain/rights';
import type { Actor, StoreScope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { closeDrawer } from '../modules/registers/closing.store.ts';
import { joinDrawer, openDrawer } from '../modules/registers/drawers.store.ts';
import { expectedIn } from '../modules/registers/locked-drawer.store.ts';
import { moveByHand } from '../modules/registers/movements.store.ts';
import { findCurrentDrawer } from '../modules/registers/own-drawer.store.ts';
import { cashIn } from './clocking.ts';
import type { OperationPlan } from './plan/operations.ts';
import { bankDropOf, FLOAT, type BankPlan, type DrawerPlan } from './plan/drawers.ts';

const bankDrops: Readonly<Record<BankPlan, (counted: number) => number>> = {
  nothing: () => 0,
  twenties: bankDropOf,
  rest: (counted) => Math.max(0, counted - FLOAT),
};

/** Runs a step of a drawer through the shop's own functions, as from Cash In/Out. */
export async function runDrawerStep(tx: Tx, scope: StoreScope, { at, id, step }: DrawerPlan): Promise<void> {
  const caller: Actor = { ...scope, limits: { viewCost: true }, permissions: allRights() };
  if (step.action === 'join') return joinDrawer(tx, caller, at, id, null);
  if (step.action === 'move') return moveByHand(tx, caller, at, id, step);
  const drawerCash = await cashIn(tx, scope);
  if (step.action === 'open') {
    const [register] = await tx.raw<{ id: string }>(
      'select id from registers where business_id = $1 and store_id = $2 order by created_at, id limit 1',
      [scope.businessId, scope.storeId],
      'demo_register',
    );
    return openDrawer(tx, caller, at, { id, registerId: register!.id, counted: drawerCash });
  }
  const [drawer] = await tx.raw<{ version: number }>(
    'select version from register_sessions where business_id = $1 and id = $2',
    [scope.businessId, id],
    'demo_drawer_version',
  );
  const counted = step.off === null ? null : drawerCash + step.off;
  const bankDrop = bankDrops[step.bank](counted ?? 0);
  await closeDrawer(tx, caller, at, id, {
    version: drawer!.version,
    counted,
    bankDrop,
    note: step.note,
    reason: step.reason,
  });
}

/**
 * Returns the tender a person can accept: cash if they are assigned to a drawer or can join one, card if every drawer is
 * closed.
 */
export async function availableMethod<Method extends string>(
  tx: Tx,
  scope: StoreScope,
  at: string,
  method: Method,
): Promise<Method | 'card'> {
  if (method !== 'cash' || (await findCurrentDrawer(tx, scope)) !== null) return method;
  const [open] = await tx.raw<{ id: string }>(
    'select id from register_sessions where business_id = $1 and store_id = $2 and closed_at is null order by id limit 1',
    [scope.businessId, scope.storeId],
    'demo_open_drawer',
  );
  if (!open) return 'card';
  await joinDrawer(tx, scope, at, open.id, null);
  return method;
}

/**
 * Returns how much can be paid out of the drawer that a person is assigned to, so that enough for change is left; 0 if they
 * have no drawer.
 */
export async function cashToSpare(tx: Tx, scope: StoreScope): Promise<number> {
  const drawer = await findCurrentDrawer(tx, scope);
  return drawer === null ? 0 : Math.max(0, (await expectedIn(tx, scope.businessId, drawer)) - FLOAT * 0.75);
}

/**
 * Moves cash manually at the drawer that a person is assigned to. Does nothing if they have no drawer, or the amount is 0.
 */
export async function moveCash(
  tx: Tx,
  caller: Actor,
  { id, at, move }: Extract<OperationPlan, { action: 'moveCash' }>,
): Promise<void> {
  const drawer = await findCurrentDrawer(tx, caller);
  if (drawer === null) return;
  const amount = move.amount ?? bankDropOf(await expectedIn(tx, caller.businessId, drawer));
  if (amount === 0 && move.kind !== 'noSale') return;
  await moveByHand(tx, caller, at, drawer, { ...move, id, amount });
}
