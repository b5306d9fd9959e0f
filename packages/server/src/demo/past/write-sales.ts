import { costOfTaking } from '@tilldesk/domain/products';
import { documentTotals } from '@tilldesk/domain/lines';
import { applyRate } from '@tilldesk/domain/money';
import { settle } from '@tilldesk/domain/sales';
import { normalizedCodes } from '@tilldesk/domain/activations';
import { normalizeIdentifier } from '@tilldesk/domain/inventory';
import { addDays, dayOf } from '@tilldesk/domain/time';
import { newId } from '../../database/new-id.ts';
import { termsOf } from '../../search/terms.ts';
import type { Item } from '../articles/catalogue.ts';
import { activationDraftOf } from '../activating.ts';
import type { OperationPlan } from '../plan/operations.ts';
import { FLOAT, type DrawerPlan } from '../plan/drawers.ts';
import type { Places } from '../run-plan.ts';
import type { BusinessPlan } from '../plan/plan.ts';
import { intoDrawer, stepAtDrawer } from './write-drawers.ts';
import { blankRows, type Rows } from './rows.ts';
import type { LinePlan, SalePlan } from '../plan/selling.ts';
import { note, type At, type Books, type StoreState } from './existing.ts';
import type { ReceiptPlan } from '../plan/stocking.ts';

/** The part of a plan that set-based statements can write: receipts, sales, their activations, and drawers. */
export type RememberedPlan = ReceiptPlan | SalePlan | DrawerPlan | Extract<OperationPlan, { action: 'activate' }>;

/**
 * Computes the rows of the past of a plan, in order of time: the same rows that the shop's own functions would write one by one
 * (`past.test.ts` asserts this). Pure except for the ids of rows that the plan does not name.
 */
export function remember(plan: BusinessPlan, events: readonly RememberedPlan[], places: Places, books: Books): Rows {
  const rows = blankRows();
  const items = new Map(plan.items.map((item) => [item.id, item]));
  const customers = new Map(plan.customers.map((customer) => [customer.id, customer]));
  const taxRates = new Map(plan.stores.map(({ id, defaultTaxRate }) => [id, defaultTaxRate]));
  const stores = new Map<string, StoreState>();
  const units = new Map<string, Rows['units'][number]>();
  for (const event of events) {
    const scope = places.at(event.storeId, event.by);
    const storeState = stores.get(event.storeId) ?? opened();
    stores.set(event.storeId, storeState);
    const at = {
      rows,
      scope,
      storeState,
      items,
      customers,
      units,
      books,
      taxRate: taxRates.get(event.storeId) ?? '0',
    };
    if (event.kind === 'receipt') receive(at, event);
    else if (event.kind === 'sale') sell(at, event);
    else if (event.kind === 'operation') prepareActivation(at, event);
    else stepAtDrawer(at, event);
  }
  for (const [storeId, { stock, number }] of stores) {
    const [person] = plan.people;
    const { storeId: store, locationId } = places.at(storeId, person?.id ?? '');
    if (number > 1_000) rows.numbers.push({ store, last: number });
    for (const [product, level] of stock) rows.levels.push({ store, location: locationId, product, ...level });
  }
  return rows;
}

/** The state of a store on its first day. */
const opened = (): StoreState => ({
  stock: new Map(),
  drawer: null,
  left: { cash: FLOAT, counted: null },
  number: 1_000,
  prepared: new Map(),
});

/** Writes the same rows as openStock. */
function receive(place: At, lot: ReceiptPlan): void {
  const { rows, scope, storeState, units } = place;
  const { id, at, productId: product, unitCost, quantity } = lot;
  const here = { store: scope.storeId, location: scope.locationId, by: scope.userId, at };
  const moved = { ...here, product, kind: 'opening', document: id, line: null };
  for (const { code, color, storage } of lot.units) {
    const identifier = normalizeIdentifier(code);
    if (!identifier) throw new Error(`demo: ${code} names no device`);
    const [unit, device] = [newId(at), newId(at)];
    const row = { ...here, id: unit, device, product, code: identifier.value, type: identifier.type, color, storage };
    const soldRow = { ...row, cost: unitCost, receipt: id, invoice: null, touchedBy: scope.userId, touchedAt: at };
    units.set(code, soldRow);
    rows.units.push(soldRow);
    rows.movements.push({ ...moved, id: newId(at), unit, quantity: 1, value: unitCost, balance: null });
    for (const term of termsOf([], [identifier.value])) rows.terms.push({ kind: 'unit', term, target: unit });
  }
  if (lot.units.length === 0) {
    const level = storeState.stock.get(product) ?? { onHand: 0, value: 0 };
    level.onHand += quantity;
    level.value += quantity * unitCost;
    storeState.stock.set(product, level);
    const booked = { unit: null, quantity, value: quantity * unitCost, balance: level.onHand };
    rows.movements.push({ ...moved, id: newId(at), ...booked });
  }
  const after = { documentId: id, quantity: lot.units.length || quantity, unitCost };
  note(place, at, 'stock.opened', 'product', product, after);
}

/** Writes the same rows as checkout with a draft. */
function sell(at: At, { at: moment, draft, tenders, dueDate }: SalePlan): void {
  const { rows, scope, storeState, customers, books } = at;
  const { id } = draft;
  const customer = draft.customerId === null ? undefined : customers.get(draft.customerId);
  const isExempt = customer?.draft.taxExempt === true;
  const rates = draft.lines.map((line) => rateOf(at, line));
  const totals = documentTotals(
    draft.lines.map((line, i) => ({ ...line, taxRate: isExempt ? '0' : rates[i]! })),
    draft.discount,
  );
  const day = dayOf(moment, scope.store.timeZone);
  const costs = draft.lines.map((line) => applyLine(at, moment, id, line));
  draft.lines.forEach((line, position) => {
    const { lineDiscount, documentDiscount, ...parts } = totals.lines[position]!;
    const item = at.items.get(line.productId ?? '');
    rows.lines.push({
      ...line,
      ...lineTextOf(line, item),
      ...parts,
      ...discountColumns(line.discount),
      invoice: id,
      position,
      unit: line.unitCode === null ? null : at.units.get(line.unitCode)!.id,
      discountReason: line.discountReason ?? null,
      offered: item?.draft.price ?? line.unitPrice,
      taxRate: isExempt ? '0' : rates[position]!,
      discountTotal: lineDiscount + documentDiscount,
      cost: costs[position]!,
      warranty: item?.draft.warrantyDays ? addDays(day, item.draft.warrantyDays) : null,
    });
  });
  const { lines: _lines, discount: discountTotal, ...sums } = totals;
  const booked = settle(sums.total, tenders);
  const paid = booked.reduce((sum, { amount }) => sum + amount, 0);
  const policy = books.policies.get(scope.storeId);
  const number = (storeState.number += 1);
  const pieces = draft.lines.reduce((sum, { productId, quantity }) => sum + (productId === null ? 0 : quantity), 0);
  rows.invoices.push({
    id,
    store: scope.storeId,
    number,
    customer: draft.customerId,
    by: scope.userId,
    currency: scope.store.currency,
    ...discountColumns(draft.discount),
    discountReason: draft.discountReason ?? null,
    exemptBy: isExempt ? 'customer' : null,
    exemptTax: isExempt ? rates.reduce((sum, rate, i) => sum + applyRate(totals.lines[i]!.net, rate), 0) : 0,
    ...sums,
    discountTotal,
    status: paid === sums.total ? 'paid' : 'open',
    paid,
    onAccount: sums.total - paid,
    due: paid === sums.total ? null : (dueDate ?? null),
    policy: policy?.refund ?? null,
    terms: policy?.terms ?? null,
    returnBy: policy ? addDays(day, policy.returnDays) : null,
    cost: costs.reduce((sum, cost) => sum + cost, 0),
    pieces,
    notes: draft.notes ?? null,
    at: moment,
    day,
  });
  for (const { reference = null, ...part } of booked) {
    rows.payments.push({ ...part, reference, store: scope.storeId, invoice: id, by: scope.userId, at: moment });
  }
  intoDrawer(at, moment, id, booked);
  for (const prefix of ['', 'inv']) rows.terms.push({ kind: 'invoice', term: `${prefix}${number}`, target: id });
  note(at, moment, 'invoice.posted', 'invoice', id, { number, total: sums.total });
  for (const prepared of storeState.prepared.get(id) ?? []) {
    rows.activations.push({ ...prepared, postedAt: moment, day });
    note(at, moment, 'activation.pending', 'activation', prepared.id, { imei: prepared.imei });
  }
}

/** Prepares an activation as at the till; the sale that follows posts it. */
function prepareActivation(
  { scope, storeState, books }: At,
  operation: Extract<OperationPlan, { action: 'activate' }>,
): void {
  const draft = activationDraftOf(operation, books.carriers.get(scope.storeId) ?? []);
  const mine = { store: scope.storeId, by: scope.userId, at: operation.at, postedAt: operation.at, day: '' };
  const portFrom = draft.type === 'portIn' ? draft.portFrom : null;
  const others = storeState.prepared.get(operation.saleId) ?? [];
  storeState.prepared.set(operation.saleId, [...others, { ...draft, ...normalizedCodes(draft), ...mine, portFrom }]);
}

/** Takes the pieces of a line out of stock, and returns their cost. */
function applyLine(
  { rows, scope, storeState, units, items }: At,
  at: string,
  document: string,
  line: LinePlan,
): number {
  const { productId: product, quantity } = line;
  const item = items.get(product ?? '');
  if (product === null || !item || item.draft.tracking === 'none') return 0;
  const place = { store: scope.storeId, location: scope.locationId, by: scope.userId, at };
  const moved = { ...place, id: newId(at), product, kind: 'sale', document, line: line.id };
  if (line.unitCode !== null) {
    const unit = units.get(line.unitCode);
    if (!unit) throw new Error(`demo: the unit ${line.unitCode} is sold before it came in`);
    Object.assign(unit, { invoice: document, touchedBy: scope.userId, touchedAt: at });
    rows.movements.push({ ...moved, unit: unit.id, quantity: -1, value: -unit.cost, balance: null });
    return unit.cost;
  }
  const level = storeState.stock.get(product);
  if (!level || level.onHand < quantity) throw new Error(`demo: ${item.draft.sku} is sold before it came in`);
  const cost = costOfTaking(level, quantity);
  level.onHand -= quantity;
  level.value -= cost;
  rows.movements.push({ ...moved, unit: null, quantity: -quantity, value: -cost, balance: level.onHand });
  return cost;
}

const rateOf = ({ items, taxRate }: At, { productId, charge }: LinePlan): string =>
  productId === null ? (charge?.isTaxed ? taxRate : '0') : (items.get(productId)?.draft.taxRate ?? '0');

const lineTextOf = ({ charge, unitCode }: LinePlan, item: Item | undefined) => ({
  description: item?.draft.name ?? charge?.description ?? '',
  sku: item?.draft.sku ?? '',
  unitCode,
  charge: charge?.kind ?? null,
  isTaxed: item ? true : (charge?.isTaxed ?? false),
});

const discountColumns = (discount: LinePlan['discount']) => ({
  discountKind: discount?.kind ?? null,
  discountAmount: discount?.kind === 'amount' ? discount.amount : null,
  discountRate: discount?.kind === 'share' ? discount.rate : null,
});
