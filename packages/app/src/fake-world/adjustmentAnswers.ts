import { Problem, problemAt } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import { liveStatuses, type UnitStatus } from '@tilldesk/domain/shop';
import {
  adjustments,
  approve,
  approvers,
  reservations,
  signedQuantity,
  unitTarget,
  wayBack,
  writesOff,
  type Adjustment,
  type AdjustmentLine,
} from '@tilldesk/domain/stock';
import { answer, type FakeAnswer } from './answer.ts';
import { byId, listed } from './found.ts';
import { ownSessionOf } from './people.ts';
import { endReservation, keptOf, stockBookOf } from './stockBook.ts';
import type { World } from './World.ts';

const live: readonly UnitStatus[] = liveStatuses;
/** The access PIN of everybody in the fake world. */
const PIN = '1234';

/** Who gave which approval, by its id. */
const approvals = new WeakMap<World, Map<string, string>>();
const approvalsOf = (world: World) => {
  const given = approvals.get(world) ?? new Map<string, string>();
  approvals.set(world, given);
  return given;
};

function approver(world: World, isNeeded: boolean, approvalId: string | undefined): string | null {
  if (!isNeeded || can(world.own.permissions, 'Inventory', 'delete')) return null;
  const by = approvalsOf(world).get(approvalId ?? '');
  if (by === undefined) throw new Problem('approval.needed', { action: 'stock.writeOff' });
  return by;
}

type Change = Pick<AdjustmentLine, 'id' | 'productId' | 'unitId' | 'quantity' | 'toStatus' | 'price'>;

/** Books the lines of an adjustment, and keeps the document. */
function posted(
  world: World,
  head: Pick<Adjustment, 'id' | 'reason' | 'note' | 'customerName' | 'approvedBy' | 'reverses'>,
  changes: readonly Change[],
): Adjustment {
  const { shop, own, now } = world;
  const { adjustments: kept } = stockBookOf(world);
  const lines = changes.map(({ unitId, toStatus, ...change }): AdjustmentLine => {
    const product = byId(shop.products, change.productId);
    const unit = unitId === null ? null : byId(shop.units, unitId);
    const fromStatus = unit?.status ?? null;
    if (unit && toStatus) unit.status = toStatus;
    else product.onHand += change.quantity;
    const value = own.limits.viewCost ? change.quantity * (product.cost ?? 0) : null;
    const named = { productName: product.name, sku: product.sku, unitCode: unit?.code ?? null };
    return { ...change, ...named, unitId, value, fromStatus, toStatus };
  });
  const sum = (of: (line: AdjustmentLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  const adjustment: Adjustment = {
    ...head,
    number: `ADJ-${1001 + kept.length}`,
    at: now,
    by: own.user.name,
    lineCount: lines.length,
    productName: lines[0]!.productName,
    unitCode: lines[0]!.unitCode,
    pieces: sum(({ quantity }) => quantity),
    value: own.limits.viewCost ? sum(({ value }) => value ?? 0) : null,
    sold: lines.some(({ price }) => price !== null) ? sum(({ price, quantity }) => (price ?? 0) * -quantity) : null,
    reversedBy: null,
    lines,
  };
  kept.push(adjustment);
  return adjustment;
}

const crossing = (from: UnitStatus, to: UnitStatus) => Number(live.includes(to)) - Number(live.includes(from));

export const adjustmentAnswers: readonly FakeAnswer[] = [
  answer(approvers, () => {
    const { id, name } = ownSessionOf('owner').user;
    return { items: [{ id, name }] };
  }),
  answer(approve, ({ body: { id, approverId, accessPin } }, world) => {
    const granter = ownSessionOf('owner').user;
    if (accessPin !== PIN || approverId !== granter.id) throw problemAt('accessPin', 'pin.wrong');
    approvalsOf(world).set(id, granter.name);
    return { id, granter: granter.name, expiresAt: world.now };
  }),
  answer(adjustments.list, ({ query }, world) => {
    const { reason, productId, unitId, from, to } = query;
    const rows = stockBookOf(world)
      .adjustments.filter((row) => reason === undefined || row.reason === reason)
      .filter(({ lines }) => productId === undefined || lines.some((line) => line.productId === productId))
      .filter(({ lines }) => unitId === undefined || lines.some((line) => line.unitId === unitId))
      .filter(({ at }) => (from === undefined || at >= from) && (to === undefined || at.slice(0, 10) <= to));
    return listed(rows, { ...query, sort: query.sort ?? '-at' }, ({ number, lines }) => [
      number,
      ...lines.flatMap(({ productName, unitCode }) => [productName, unitCode]),
    ]);
  }),
  answer(adjustments.one, ({ params }, world) => byId(stockBookOf(world).adjustments, params.id)),
  answer(adjustments.post, ({ body }, world) => {
    const { id, reason, note = null, customerId, approvalId } = body;
    const changes = body.lines.map((line, index): Change => {
      const unit = line.unitId == null ? null : byId(world.shop.units, line.unitId);
      const price = line.price ?? null;
      if (unit) {
        const to = unitTarget(reason, unit.status);
        const { code, status } = unit;
        if (to === null) throw problemAt(`lines.${index}.unitId`, 'unit.notMovable', { code, status, to: reason });
        return { ...line, unitId: unit.id, quantity: crossing(status, to), toStatus: to, price };
      }
      const { name, onHand } = byId(world.shop.products, line.productId);
      const quantity = signedQuantity(reason, line.quantity ?? 0) ?? 0;
      const available = onHand - keptOf(world, line.productId);
      if (-quantity > available) {
        throw problemAt(`lines.${index}.quantity`, 'stock.short', { available, product: name });
      }
      return { ...line, unitId: null, quantity, toStatus: null, price };
    });
    const approvedBy = approver(world, writesOff(reason, changes), approvalId);
    const customer = world.shop.customers.find((one) => one.id === customerId);
    const customerName = customer ? [customer.firstName, customer.lastName].filter(Boolean).join(' ') : null;
    return posted(world, { id, reason, note, customerName, approvedBy, reverses: null }, changes);
  }),
  answer(adjustments.reverse, ({ params, body }, world) => {
    const original = byId(stockBookOf(world).adjustments, params.id);
    if (original.reversedBy) throw new Problem('adjustment.reversed', { number: original.reversedBy.number });
    const changes = original.lines.map((line): Change => {
      const toStatus = line.fromStatus && line.toStatus ? wayBack(line.fromStatus, line.toStatus) : null;
      return { ...line, id: line.id.replace(/^.{8}/, body.id.slice(0, 8)), quantity: -line.quantity, toStatus };
    });
    const approvedBy = approver(
      world,
      changes.some(({ quantity }) => quantity < 0),
      body.approvalId,
    );
    const { id, number, reason } = original;
    const head = { id: body.id, reason, note: body.note ?? null, customerName: null, approvedBy };
    const counter = posted(world, { ...head, reverses: { id, number } }, changes);
    original.reversedBy = { id: counter.id, number: counter.number };
    return counter;
  }),
  answer(reservations.list, ({ query }, world) => {
    const { productId, unitId, customerId, standing } = query;
    const rows = stockBookOf(world)
      .reservations.filter((row) => productId === undefined || row.productId === productId)
      .filter((row) => unitId === undefined || row.unitId === unitId)
      .filter((row) => customerId === undefined || row.customerId === customerId)
      .filter(({ endedAt }) => standing === undefined || endedAt === null);
    return listed(rows, { ...query, sort: query.sort ?? 'until' }, ({ customerName }) => [customerName]);
  }),
  answer(reservations.reserve, ({ body }, world) => {
    const { shop, own, now } = world;
    const unit = body.unitId == null ? null : byId(shop.units, body.unitId);
    const product = byId(shop.products, body.productId);
    const available = product.onHand - keptOf(world, product.id);
    if (!unit && body.quantity > available) {
      throw problemAt('quantity', 'stock.short', { available, product: product.name });
    }
    if (unit) unit.status = 'reserved';
    const customer = byId(shop.customers, body.customerId);
    const made = {
      ...body,
      unitId: unit?.id ?? null,
      note: body.note ?? null,
      productName: product.name,
      unitCode: unit?.code ?? null,
      customerName: [customer.firstName, customer.lastName].filter(Boolean).join(' '),
      taken: 0,
      by: own.user.name,
      at: now,
      endedAt: null,
      end: null,
    };
    stockBookOf(world).reservations.push(made);
    return made;
  }),
  answer(reservations.release, ({ params }, world) => endReservation(world, params.id, 'released')),
];
