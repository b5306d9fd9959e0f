import { Problem, problemAt } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import { liveStatuses, type UnitStatus, reservations } from '@tilldesk/domain/inventory';
import {
  adjustments,
  signedQuantity,
  unitTarget,
  reversedStatus,
  writesOff,
  type Adjustment,
  type AdjustmentLine,
} from '@tilldesk/domain/adjustments';
import { approve, approvers } from '@tilldesk/domain/approvals';
import { answer, type FakeAnswer } from '../answer.ts';
import { byId, listed } from '../found.ts';
import { ownSessionOf } from '../people.ts';
import { endReservation, reservedOf, stockBookOf } from '../stockBook.ts';
import type { FakeServer } from '../FakeServer.ts';

const live: readonly UnitStatus[] = liveStatuses;
/** The access PIN of every user of the fake shop. */
const PIN = '1234';

/** The approver of each approval, by its id. */
const approvals = new WeakMap<FakeServer, Map<string, string>>();
const approvalsOf = (fakeServer: FakeServer) => {
  const approvalsById = approvals.get(fakeServer) ?? new Map<string, string>();
  approvals.set(fakeServer, approvalsById);
  return approvalsById;
};

function approver(fakeServer: FakeServer, isNeeded: boolean, approvalId: string | undefined): string | null {
  if (!isNeeded || can(fakeServer.own.permissions, 'Inventory', 'delete')) return null;
  const by = approvalsOf(fakeServer).get(approvalId ?? '');
  if (by === undefined) throw new Problem('approval.needed', { action: 'stock.writeOff' });
  return by;
}

type Change = Pick<AdjustmentLine, 'id' | 'productId' | 'unitId' | 'quantity' | 'toStatus' | 'price'>;

/** Posts the lines of an adjustment and stores the document. */
function posted(
  fakeServer: FakeServer,
  head: Pick<Adjustment, 'id' | 'reason' | 'note' | 'customerName' | 'approvedBy' | 'reverses'>,
  changes: readonly Change[],
): Adjustment {
  const { shop, own: currentSession, now } = fakeServer;
  const { adjustments: saved } = stockBookOf(fakeServer);
  const lines = changes.map(({ unitId, toStatus, ...change }): AdjustmentLine => {
    const product = byId(shop.products, change.productId);
    const unit = unitId === null ? null : byId(shop.units, unitId);
    const fromStatus = unit?.status ?? null;
    if (unit && toStatus) unit.status = toStatus;
    else product.onHand += change.quantity;
    const value = currentSession.limits.viewCost ? change.quantity * (product.cost ?? 0) : null;
    const named = { productName: product.name, sku: product.sku, unitCode: unit?.code ?? null };
    return { ...change, ...named, unitId, value, fromStatus, toStatus };
  });
  const sum = (of: (line: AdjustmentLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  const adjustment: Adjustment = {
    ...head,
    number: `ADJ-${1001 + saved.length}`,
    at: now,
    by: currentSession.user.name,
    lineCount: lines.length,
    productName: lines[0]!.productName,
    unitCode: lines[0]!.unitCode,
    pieces: sum(({ quantity }) => quantity),
    value: currentSession.limits.viewCost ? sum(({ value }) => value ?? 0) : null,
    sold: lines.some(({ price }) => price !== null) ? sum(({ price, quantity }) => (price ?? 0) * -quantity) : null,
    reversedBy: null,
    lines,
  };
  saved.push(adjustment);
  return adjustment;
}

const crossing = (from: UnitStatus, to: UnitStatus) => Number(live.includes(to)) - Number(live.includes(from));

export const adjustmentAnswers: readonly FakeAnswer[] = [
  answer(approvers, () => {
    const { id, name } = ownSessionOf('owner').user;
    return { items: [{ id, name }] };
  }),
  answer(approve, ({ body: { id, approverId, accessPin } }, fakeServer) => {
    const granter = ownSessionOf('owner').user;
    if (accessPin !== PIN || approverId !== granter.id) throw problemAt('accessPin', 'pin.wrong');
    approvalsOf(fakeServer).set(id, granter.name);
    return { id, granter: granter.name, expiresAt: fakeServer.now };
  }),
  answer(adjustments.list, ({ query }, fakeServer) => {
    const { reason, productId, unitId, from, to } = query;
    const rows = stockBookOf(fakeServer)
      .adjustments.filter((row) => reason === undefined || row.reason === reason)
      .filter(({ lines }) => productId === undefined || lines.some((line) => line.productId === productId))
      .filter(({ lines }) => unitId === undefined || lines.some((line) => line.unitId === unitId))
      .filter(({ at }) => (from === undefined || at >= from) && (to === undefined || at.slice(0, 10) <= to));
    return listed(rows, { ...query, sort: query.sort ?? '-at' }, ({ number, lines }) => [
      number,
      ...lines.flatMap(({ productName, unitCode }) => [productName, unitCode]),
    ]);
  }),
  answer(adjustments.one, ({ params }, fakeServer) => byId(stockBookOf(fakeServer).adjustments, params.id)),
  answer(adjustments.post, ({ body }, fakeServer) => {
    const { id, reason, note = null, customerId, approvalId } = body;
    const changes = body.lines.map((line, index): Change => {
      const unit = line.unitId == null ? null : byId(fakeServer.shop.units, line.unitId);
      const price = line.price ?? null;
      if (unit) {
        const to = unitTarget(reason, unit.status);
        const { code, status } = unit;
        if (to === null) throw problemAt(`lines.${index}.unitId`, 'unit.notMovable', { code, status, to: reason });
        return { ...line, unitId: unit.id, quantity: crossing(status, to), toStatus: to, price };
      }
      const { name, onHand } = byId(fakeServer.shop.products, line.productId);
      const quantity = signedQuantity(reason, line.quantity ?? 0) ?? 0;
      const available = onHand - reservedOf(fakeServer, line.productId);
      if (-quantity > available) {
        throw problemAt(`lines.${index}.quantity`, 'stock.short', { available, product: name });
      }
      return { ...line, unitId: null, quantity, toStatus: null, price };
    });
    const approvedBy = approver(fakeServer, writesOff(reason, changes), approvalId);
    const customer = fakeServer.shop.customers.find((one) => one.id === customerId);
    const customerName = customer ? [customer.firstName, customer.lastName].filter(Boolean).join(' ') : null;
    return posted(fakeServer, { id, reason, note, customerName, approvedBy, reverses: null }, changes);
  }),
  answer(adjustments.reverse, ({ params, body }, fakeServer) => {
    const original = byId(stockBookOf(fakeServer).adjustments, params.id);
    if (original.reversedBy) throw new Problem('adjustment.reversed', { number: original.reversedBy.number });
    const changes = original.lines.map((line): Change => {
      const toStatus = line.fromStatus && line.toStatus ? reversedStatus(line.fromStatus, line.toStatus) : null;
      return { ...line, id: line.id.replace(/^.{8}/, body.id.slice(0, 8)), quantity: -line.quantity, toStatus };
    });
    const approvedBy = approver(
      fakeServer,
      changes.some(({ quantity }) => quantity < 0),
      body.approvalId,
    );
    const { id, number, reason } = original;
    const head = { id: body.id, reason, note: body.note ?? null, customerName: null, approvedBy };
    const reversal = posted(fakeServer, { ...head, reverses: { id, number } }, changes);
    original.reversedBy = { id: reversal.id, number: reversal.number };
    return reversal;
  }),
  answer(reservations.list, ({ query }, fakeServer) => {
    const { productId, unitId, customerId, open } = query;
    const rows = stockBookOf(fakeServer)
      .reservations.filter((row) => productId === undefined || row.productId === productId)
      .filter((row) => unitId === undefined || row.unitId === unitId)
      .filter((row) => customerId === undefined || row.customerId === customerId)
      .filter(({ endedAt }) => open === undefined || endedAt === null);
    return listed(rows, { ...query, sort: query.sort ?? 'until' }, ({ customerName }) => [customerName]);
  }),
  answer(reservations.reserve, ({ body }, fakeServer) => {
    const { shop, own: currentSession, now } = fakeServer;
    const unit = body.unitId == null ? null : byId(shop.units, body.unitId);
    const product = byId(shop.products, body.productId);
    const available = product.onHand - reservedOf(fakeServer, product.id);
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
      by: currentSession.user.name,
      at: now,
      endedAt: null,
      end: null,
    };
    stockBookOf(fakeServer).reservations.push(made);
    return made;
  }),
  answer(reservations.release, ({ params }, fakeServer) => endReservation(fakeServer, params.id, 'released')),
];
