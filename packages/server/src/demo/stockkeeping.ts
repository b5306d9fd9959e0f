import { allRights } from '@tilldesk/domain/rights';
import { parseIdentifier } from '@tilldesk/domain/inventory';
import { newId } from '../database/new-id.ts';
import type { Actor, StoreScope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { postAdjustment } from '../modules/adjustments/adjustments.store.ts';
import { postCount } from '../modules/counts/post-count.store.ts';
import { submitCount } from '../modules/counts/review.store.ts';
import { recordScans } from '../modules/counts/scans.store.ts';
import { startCount } from '../modules/counts/start-count.store.ts';
import { moveUnits } from '../ledgers/stock/move-units.store.ts';
import { receiveUnits } from '../ledgers/stock/receive-units.store.ts';
import { reserve } from '../modules/inventory/reservations.store.ts';
import type { StockPlan } from './plan/stock-plan.ts';

/** Runs a planned stock operation through the shop's own functions. */
export async function writeStockPlan(tx: Tx, scope: StoreScope, plan: StockPlan): Promise<void> {
  const actor: Actor = { ...scope, limits: { viewCost: true }, permissions: allRights() };
  const { at, id, lineId } = plan;
  if (plan.action === 'adjust') {
    const { reason, note } = plan;
    const unit = await unitOf(tx, actor, plan.code);
    const line = { id: lineId, productId: unit.productId, unitId: unit.id };
    await postAdjustment(tx, actor, at, { id, reason, note, lines: [line] });
  } else if (plan.action === 'backorder') {
    const source = { kind: 'unit', id } as const;
    const units = [{ identifiers: [parseIdentifier(plan.code)], unitCost: 0 }];
    const { productId } = plan;
    const unitReceipt = {
      productId,
      units,
      status: 'backordered',
      acquiredVia: 'purchase',
      kind: 'receipt',
      source,
    } as const;
    await receiveUnits(tx, actor, at, unitReceipt);
  } else if (plan.action === 'adjustPieces') {
    const { reason, note, productId, quantity } = plan;
    await postAdjustment(tx, actor, at, { id, reason, note, lines: [{ id: lineId, productId, quantity }] });
  } else if (plan.action === 'reserve') {
    const unit = await unitOf(tx, actor, plan.code);
    const { customerId, until } = plan;
    const reservation = { id, productId: unit.productId, unitId: unit.id, quantity: 1, customerId, until, note: null };
    await reserve(tx, actor, at, reservation);
  } else if (plan.action === 'move') {
    const unit = await unitOf(tx, actor, plan.code);
    for (const to of plan.to) {
      const kind = to === 'in_transit' ? 'transfer' : 'return';
      await moveUnits(tx, actor, at, { unitIds: [unit.id], to, kind, source: { kind: 'unit', id } });
    }
  } else await count(tx, actor, plan);
}

async function count(tx: Tx, actor: Actor, { at, id, ...plan }: Extract<StockPlan, { action: 'count' }>) {
  const goods = await tx.raw<{ code: string; quantity: number }>(
    `select u.code, 1 as quantity from units u
     join products p on p.business_id = u.business_id and p.id = u.product_id
     join categories c on c.business_id = p.business_id and c.id = p.category_id
     where u.business_id = $1 and u.store_id = $2 and unit_is_live(u.status) and $3 in (c.id, c.parent_id)
     union all
     select min(b.barcode), l.on_hand from stock_levels l
     join products p on p.business_id = l.business_id and p.id = l.product_id
     join categories c on c.business_id = p.business_id and c.id = p.category_id
     join product_barcodes b on b.business_id = p.business_id and b.product_id = p.id
     where l.business_id = $1 and l.store_id = $2 and l.on_hand > 0 and $3 in (c.id, c.parent_id)
     group by l.product_id, l.location_id, l.on_hand
     order by code`,
    [actor.businessId, actor.storeId, plan.categoryId],
  );
  // A small shop may have sold all of it.
  if (goods.length === 0) return;
  await startCount(tx, actor, at, { id, mainCategoryId: plan.categoryId, subCategoryId: null, mode: 'full' });
  const lost = goods.filter(({ code }) => plan.spare.includes(code)).slice(0, 2);
  const seen = plan.isPosted ? goods.filter((one) => !lost.includes(one)) : goods.slice(0, Math.ceil(goods.length / 2));
  const scans = seen.map((scan, i) => ({ id: newId(at), ...scan, ago: (seen.length - i) * 4_000 }));
  const end = new Date(Date.parse(at) + scans.length * 4_000).toISOString();
  for (let i = 0; i < scans.length; i += 100) await recordScans(tx, actor, end, id, scans.slice(i, i + 100));
  if (!plan.isPosted) return;
  await submitCount(tx, actor, end, id, await versionOf(tx, id));
  await postCount(tx, actor, end, id, { version: await versionOf(tx, id) });
}

async function unitOf(tx: Tx, { businessId }: Actor, code: string): Promise<{ id: string; productId: string }> {
  const [unit] = await tx.raw<{ id: string; productId: string }>(
    'select id, product_id as "productId" from units where business_id = $1 and code = $2',
    [businessId, code],
    'demo_unit',
  );
  if (!unit) throw new Error(`demo: the unit ${code} has not come in`);
  return unit;
}

async function versionOf(tx: Tx, id: string): Promise<number> {
  const [row] = await tx.raw<{ version: number }>('select version from inventory_counts where id = $1', [id]);
  return row!.version;
}
