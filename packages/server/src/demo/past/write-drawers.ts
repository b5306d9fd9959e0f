import { needsReason, signedAmount } from '@tilldesk/domain/registers';
import { newId } from '../../database/new-id.ts';
import { settingsOf } from '../../modules/stores/transaction.store.ts';
import { bankDropOf, type DrawerPlan } from '../plan/drawers.ts';
import type { Rows } from './rows.ts';
import { note, type At } from './existing.ts';

/** Puts cash into the drawer that the person is assigned to. */
export function intoDrawer(
  { rows, scope, storeState: { drawer } }: At,
  at: string,
  source: string,
  booked: readonly { id: string; kind: string; amount: number }[],
): void {
  if (!drawer?.on.has(scope.userId)) return;
  for (const { id, kind, amount } of booked) {
    if (kind !== 'cash' || amount === 0) continue;
    drawer.cash += amount;
    const moved = { id, drawer: drawer.row.id, kind: 'sale', amount, category: null, reason: null };
    rows.cash.push({ ...moved, source, by: scope.userId, at });
  }
}

/** Writes the same rows as opening, joining, manual cash movements and closing from Cash In/Out. */
export function stepAtDrawer(place: At, { at, id, step }: DrawerPlan): void {
  const { rows, scope, storeState, books } = place;
  const by = scope.userId;
  const joins = (row: Rows['drawers'][number], on: Map<string, Rows['people'][number]>) => {
    const person = { id: newId(at), store: scope.storeId, drawer: row.id, by, joined: at, left: null };
    rows.people.push(person);
    on.set(by, person);
  };
  if (step.action === 'open') {
    const register = books.registers.get(scope.storeId);
    if (register === undefined) throw new Error('demo: a store without a register');
    const counted = storeState.left.cash;
    const opened = { id, store: scope.storeId, register, openedBy: by, openedAt: at, openingCounted: counted };
    const row = { ...opened, openingExpected: storeState.left.counted, closing: null };
    storeState.drawer = { row, on: new Map(), cash: counted };
    rows.drawers.push(row);
    joins(row, storeState.drawer.on);
    return note(place, at, 'drawer.opened', 'drawer', id, { counted });
  }
  const { drawer } = storeState;
  if (!drawer) throw new Error('demo: no drawer is open');
  if (step.action === 'join') {
    joins(drawer.row, drawer.on);
    return note(place, at, 'drawer.joined', 'drawer', id, { counted: null });
  }
  if (step.action === 'move') {
    const { kind, category, reason } = step;
    const amount = signedAmount(kind, step.amount);
    drawer.cash += amount;
    rows.cash.push({ id: step.id, drawer: id, kind, amount, category, reason, source: null, by, at });
    return note(place, at, `drawer.${kind}`, 'drawer', id, { amount, reason });
  }
  const { cash: expected } = drawer;
  const counted = step.off === null ? null : expected + step.off;
  const bankDrop = step.toBank ? bankDropOf(counted ?? 0) : 0;
  const status = counted === null ? 'uncounted' : 'closed';
  const limit = settingsOf(scope).varianceLimit;
  drawer.row.closing = {
    status,
    by,
    at,
    counted,
    expected,
    bankDrop,
    note: step.note,
    reason: step.reason,
    isMissing: counted !== null && step.reason === null && needsReason(counted - expected, limit),
    isForced: !drawer.on.has(by),
  };
  for (const person of drawer.on.values()) person.left = at;
  storeState.left = { cash: (counted ?? expected) - bankDrop, counted: counted === null ? null : counted - bankDrop };
  storeState.drawer = null;
  note(place, at, 'drawer.closed', 'drawer', id, { status, counted, expected, bankDrop, reason: step.reason });
}
