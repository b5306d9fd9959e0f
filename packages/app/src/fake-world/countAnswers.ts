import { Problem } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import {
  COUNT_DUE_DAYS,
  countMayMove,
  counts,
  scopesMeet,
  type CountScan,
  type CountStatus,
  type ScanGiven,
} from '@tilldesk/domain/stock';
import { answer, type FakeAnswer } from './answer.ts';
import { book, countsOf, linesFor, type KeptCount } from './countBook.ts';
import { figuresOf, isBlindTo, isOpen, lineOf, rowOf, wholeOf } from './countViews.ts';
import { byId, listed } from './found.ts';
import type { World } from './World.ts';

/** The count, in a state from which it may go on. */
function held(world: World, id: string, to: CountStatus): KeptCount {
  const kept = byId(countsOf(world), id);
  const { status, number } = kept;
  if (countMayMove(status, to)) return Object.assign(kept, { version: kept.version + 1 });
  if (status === 'in_progress') throw new Problem('count.notInReview', { number });
  throw new Problem(status === 'review' ? 'count.notCounting' : 'count.over', { number });
}

/** Takes one scan, as the server would. */
function take(world: World, kept: KeptCount, { id, code, quantity = 1, takesBack }: ScanGiven): CountScan {
  const { shop, own, now } = world;
  const before = kept.scans.find((scan) => scan.id === id);
  if (before) return before;
  const of = { id, at: now, by: own.user.name, code };
  const original = kept.scans.find((scan) => scan.id === takesBack);
  if (original) {
    original.isTakenBack = true;
    const line = kept.lines.find((one) => one.id === original.lineId);
    if (line) return book(kept, line, { ...of, result: 'takenBack', takesBack: original.id }, -original.quantity);
  }
  const unit = shop.units.find((one) => one.code === code);
  const product = shop.products.find(({ barcodes, sku }) => barcodes.includes(code) || sku === code);
  const line = kept.lines.find((one) => (unit ? one.unitId === unit.id : !one.unitId && one.productId === product?.id));
  if (line && !(unit && line.counted > 0)) return book(kept, line, of, unit ? 1 : quantity);
  const productId = unit?.productId ?? product?.id ?? null;
  const result = line ? 'duplicate' : unit?.status === 'sold' ? 'wrongStatus' : productId ? 'outOfScope' : 'unknown';
  const scan: CountScan = {
    ...of,
    result,
    quantity: 0,
    lineId: null,
    productId,
    productName: productId === null ? null : byId(shop.products, productId).name,
    unitId: unit?.id ?? null,
    unitStatus: unit?.status ?? null,
    counted: line?.counted ?? null,
    takesBack: null,
    isTakenBack: false,
  };
  kept.scans.push(scan);
  return scan;
}

const answered = (kept: KeptCount, items: CountScan[]) => ({
  items,
  counted: kept.lines.reduce((sum, { counted }) => sum + counted, 0),
});

export const countAnswers: readonly FakeAnswer[] = [
  answer(counts.list, ({ query }, world) => {
    const rows = countsOf(world)
      .filter(({ status }) => query.status === undefined || status === query.status)
      .filter(({ mode }) => query.mode === undefined || mode === query.mode)
      .map((kept) => rowOf(world, kept));
    return listed(rows, query, ({ number }) => [number]);
  }),
  answer(counts.categories, ({ query }, world) => {
    const { shop, now, own } = world;
    const due = new Date(Date.parse(now) - COUNT_DUE_DAYS * 86_400_000).toISOString();
    const rows = shop.categories.flatMap(({ id, name, parentId }) => {
      const scope = { mainCategoryId: parentId ?? id, subCategoryId: parentId === null ? null : id };
      const lines = linesFor(shop, scope.mainCategoryId, scope.subCategoryId);
      if (lines.length === 0) return [];
      const covering = countsOf(world).filter(
        (kept) =>
          kept.mainCategoryId === scope.mainCategoryId &&
          (kept.subCategoryId === null || kept.subCategoryId === scope.subCategoryId),
      );
      const last = covering.findLast(({ status }) => status === 'posted');
      const open = covering.find(isOpen);
      const figures = last ? figuresOf(world, last) : null;
      const row = {
        id,
        name,
        ...scope,
        parentName: parentId === null ? null : byId(shop.categories, parentId).name,
        productCount: new Set(lines.map(({ productId }) => productId)).size,
        onHand: lines.reduce((sum, { expected }) => sum + (expected ?? 0), 0),
        lastCountedAt: last?.postedAt ?? null,
        lastCountId: last?.id ?? null,
        lastLines: figures?.lines ?? null,
        lastExactLines: figures?.exactLines ?? null,
        lastNetValue: figures && own.limits.viewCost ? (figures.overValue ?? 0) - (figures.shortValue ?? 0) : null,
        open: open
          ? {
              id: open.id,
              number: open.number,
              status: open.status,
              mainCategoryId: open.mainCategoryId,
              subCategoryId: open.subCategoryId,
            }
          : null,
      };
      const stands =
        query.standing === undefined ||
        (query.standing === 'never' && row.lastCountedAt === null) ||
        (query.standing === 'due' && (row.lastCountedAt ?? '') < due) ||
        (query.standing === 'underWay' && row.open !== null);
      return stands ? [row] : [];
    });
    return listed(rows, query, ({ name }) => [name]);
  }),
  answer(counts.place, ({ query }, world) => {
    const { categories, products } = world.shop;
    const sub = query.subCategoryId === undefined ? null : byId(categories, query.subCategoryId);
    const goods = products.filter(({ categoryId }) => categoryId === (sub?.id ?? query.mainCategoryId));
    return {
      mainCategoryName: byId(categories, query.mainCategoryId).name,
      subCategoryName: sub?.name ?? null,
      brands: [...new Set(goods.flatMap(({ brand }) => brand ?? []))].toSorted(),
      vendors: [],
      open: countsOf(world)
        .filter(
          (kept) =>
            isOpen(kept) &&
            scopesMeet(
              { ...kept, vendorId: null, brand: null },
              { ...query, subCategoryId: sub?.id ?? null, vendorId: null, brand: null },
            ),
        )
        .map((kept) => rowOf(world, kept)),
    };
  }),
  answer(counts.one, ({ params }, world) => wholeOf(world, byId(countsOf(world), params.id))),
  answer(counts.lines, ({ params, query }, world) => {
    const kept = byId(countsOf(world), params.id);
    const shown = kept.lines
      .map((line) => lineOf(world, kept, line))
      .filter(({ difference, isDoubtful, lastScannedAt }) => {
        if (isBlindTo(world, kept) || query.show === 'counted') return lastScannedAt !== null;
        if (query.show === 'different') return difference !== null && difference !== 0;
        if (query.show === 'doubtful') return isDoubtful;
        return query.show === undefined || lastScannedAt === null;
      });
    return listed(shown, { ...query, sort: query.sort === 'name' ? 'productName' : query.sort }, (line) => [
      line.productName,
      line.sku,
      line.unitCode,
    ]);
  }),
  answer(counts.scans, ({ params, query }, world) => {
    const rows = byId(countsOf(world), params.id).scans.filter(
      ({ result }) => query.result === undefined || result === query.result,
    );
    return listed(rows.toReversed(), { ...query, sort: undefined }, ({ code, productName }) => [code, productName]);
  }),
  answer(counts.start, ({ body }, world) => {
    const all = countsOf(world);
    const scope = { ...body, vendorId: null, brand: body.brand ?? null };
    const other = all.find((kept) => isOpen(kept) && scopesMeet({ ...kept, vendorId: null }, scope));
    if (other) throw new Problem('count.overlaps', { number: other.number, by: other.startedBy, at: '11:02' });
    const { id, mainCategoryId, subCategoryId, mode, threshold = null, note = null } = body;
    const begun: KeptCount = {
      id,
      mainCategoryId,
      subCategoryId,
      mode,
      threshold,
      note,
      brand: scope.brand,
      number: `CNT-${1001 + all.length}`,
      status: 'in_progress',
      round: 1,
      version: 1,
      startedBy: world.own.user.name,
      startedAt: world.now,
      postedAt: null,
      cancelledAt: null,
      lines: linesFor(world.shop, mainCategoryId, subCategoryId),
      scans: [],
    };
    all.push(begun);
    return wholeOf(world, begun);
  }),
  answer(counts.scan, ({ params, body }, world) => {
    const kept = byId(countsOf(world), params.id);
    if (kept.status === 'review') throw new Problem('count.notCounting', { number: kept.number });
    if (kept.status !== 'in_progress') throw new Problem('count.over', { number: kept.number });
    const items = body.scans.map((scan) => take(world, kept, scan));
    world.changed('counts', kept.id);
    return answered(kept, items);
  }),
  answer(counts.match, ({ params, body }, world) => {
    const kept = byId(countsOf(world), params.id);
    byId(world.shop.products, body.productId).barcodes.push(body.code);
    const unknown = kept.scans.filter(({ code, result }) => code === body.code && result === 'unknown');
    const items = unknown.map((scan) => {
      scan.isTakenBack = true;
      return take(world, kept, { id: scan.id.replace(/^.{8}/, 'ffffffff'), code: body.code, ago: 0 });
    });
    world.changed('counts', kept.id);
    return answered(kept, items);
  }),
  answer(counts.submit, ({ params }, world) =>
    wholeOf(world, Object.assign(held(world, params.id, 'review'), { status: 'review' })),
  ),
  answer(counts.recount, ({ params, body }, world) => {
    const kept = held(world, params.id, 'in_progress');
    const lines = kept.lines.filter(({ id }) => body.lineIds.includes(id));
    const round = kept.round + (lines.length > 0 ? 1 : 0);
    for (const line of lines) Object.assign(line, { counted: 0, scans: 0, lastScannedAt: null, round });
    return wholeOf(world, Object.assign(kept, { status: 'in_progress', round }));
  }),
  answer(counts.post, ({ params, body }, world) => {
    if (!can(world.own.permissions, 'Inventory', 'delete') && body.approvalId === undefined) {
      throw new Problem('approval.needed', { action: 'count.post' });
    }
    const kept = held(world, params.id, 'posted');
    return wholeOf(world, Object.assign(kept, { status: 'posted', postedAt: world.now }));
  }),
  answer(counts.cancel, ({ params }, world) =>
    wholeOf(world, Object.assign(held(world, params.id, 'cancelled'), { status: 'cancelled', cancelledAt: world.now })),
  ),
];
