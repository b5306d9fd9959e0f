import { Problem } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import {
  COUNT_DUE_DAYS,
  countMayMove,
  counts,
  scopesOverlap,
  type CountScan,
  type CountStatus,
  type CountScanInput,
} from '@tilldesk/domain/counts';
import { answer, type FakeAnswer } from '../answer.ts';
import { book, countsOf, linesFor, type StoredCount } from '../countBook.ts';
import { figuresOf, isBlindTo, isOpen, lineOf, rowOf, inventoryCountOf } from '../countViews.ts';
import { byId, listed } from '../found.ts';
import type { FakeServer } from '../FakeServer.ts';

/** Returns the count, in a state from which it can change to `to`. */
function lockForStatus(fakeServer: FakeServer, id: string, to: CountStatus): StoredCount {
  const count = byId(countsOf(fakeServer), id);
  const { status, number } = count;
  if (countMayMove(status, to)) return Object.assign(count, { version: count.version + 1 });
  if (status === 'in_progress') throw new Problem('count.notInReview', { number });
  throw new Problem(status === 'review' ? 'count.notCounting' : 'count.over', { number });
}

/** Records one scan, as the server does. */
function addScan(
  fakeServer: FakeServer,
  count: StoredCount,
  { id, code, quantity = 1, takesBack }: CountScanInput,
): CountScan {
  const { shop, own: currentSession, now } = fakeServer;
  const before = count.scans.find((scan) => scan.id === id);
  if (before) return before;
  const of = { id, at: now, by: currentSession.user.name, code };
  const original = count.scans.find((scan) => scan.id === takesBack);
  if (original) {
    original.isTakenBack = true;
    const line = count.lines.find((one) => one.id === original.lineId);
    if (line) return book(count, line, { ...of, result: 'takenBack', takesBack: original.id }, -original.quantity);
  }
  const unit = shop.units.find((one) => one.code === code);
  const product = shop.products.find(({ barcodes, sku }) => barcodes.includes(code) || sku === code);
  const line = count.lines.find((one) =>
    unit ? one.unitId === unit.id : !one.unitId && one.productId === product?.id,
  );
  if (line && !(unit && line.counted > 0)) return book(count, line, of, unit ? 1 : quantity);
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
  count.scans.push(scan);
  return scan;
}

const answered = (count: StoredCount, items: CountScan[]) => ({
  items,
  counted: count.lines.reduce((sum, { counted }) => sum + counted, 0),
});

export const countAnswers: readonly FakeAnswer[] = [
  answer(counts.list, ({ query }, fakeServer) => {
    const rows = countsOf(fakeServer)
      .filter(({ status }) => query.status === undefined || status === query.status)
      .filter(({ mode }) => query.mode === undefined || mode === query.mode)
      .map((count) => rowOf(fakeServer, count));
    return listed(rows, query, ({ number }) => [number]);
  }),
  answer(counts.categories, ({ query }, fakeServer) => {
    const { shop, now, own: currentSession } = fakeServer;
    const due = new Date(Date.parse(now) - COUNT_DUE_DAYS * 86_400_000).toISOString();
    const rows = shop.categories.flatMap(({ id, name, parentId }) => {
      const scope = { mainCategoryId: parentId ?? id, subCategoryId: parentId === null ? null : id };
      const lines = linesFor(shop, scope.mainCategoryId, scope.subCategoryId);
      if (lines.length === 0) return [];
      const covering = countsOf(fakeServer).filter(
        (count) =>
          count.mainCategoryId === scope.mainCategoryId &&
          (count.subCategoryId === null || count.subCategoryId === scope.subCategoryId),
      );
      const last = covering.findLast(({ status }) => status === 'posted');
      const open = covering.find(isOpen);
      const figures = last ? figuresOf(fakeServer, last) : null;
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
        lastNetValue:
          figures && currentSession.limits.viewCost ? (figures.overValue ?? 0) - (figures.shortValue ?? 0) : null,
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
      const matchesStatus =
        query.state === undefined ||
        (query.state === 'never' && row.lastCountedAt === null) ||
        (query.state === 'due' && (row.lastCountedAt ?? '') < due) ||
        (query.state === 'underWay' && row.open !== null);
      return matchesStatus ? [row] : [];
    });
    return listed(rows, query, ({ name }) => [name]);
  }),
  answer(counts.place, ({ query }, fakeServer) => {
    const { categories, products } = fakeServer.shop;
    const sub = query.subCategoryId === undefined ? null : byId(categories, query.subCategoryId);
    const goods = products.filter(({ categoryId }) => categoryId === (sub?.id ?? query.mainCategoryId));
    return {
      mainCategoryName: byId(categories, query.mainCategoryId).name,
      subCategoryName: sub?.name ?? null,
      brands: [...new Set(goods.flatMap(({ brand }) => brand ?? []))].toSorted(),
      vendors: [],
      open: countsOf(fakeServer)
        .filter(
          (count) =>
            isOpen(count) &&
            scopesOverlap(
              { ...count, vendorId: null, brand: null },
              { ...query, subCategoryId: sub?.id ?? null, vendorId: null, brand: null },
            ),
        )
        .map((count) => rowOf(fakeServer, count)),
    };
  }),
  answer(counts.one, ({ params }, fakeServer) => inventoryCountOf(fakeServer, byId(countsOf(fakeServer), params.id))),
  answer(counts.lines, ({ params, query }, fakeServer) => {
    const count = byId(countsOf(fakeServer), params.id);
    const shown = count.lines
      .map((line) => lineOf(fakeServer, count, line))
      .filter(({ difference, needsRecount, lastScannedAt }) => {
        if (isBlindTo(fakeServer, count) || query.show === 'counted') return lastScannedAt !== null;
        if (query.show === 'different') return difference !== null && difference !== 0;
        if (query.show === 'recount') return needsRecount;
        return query.show === undefined || lastScannedAt === null;
      });
    return listed(shown, { ...query, sort: query.sort === 'name' ? 'productName' : query.sort }, (line) => [
      line.productName,
      line.sku,
      line.unitCode,
    ]);
  }),
  answer(counts.scans, ({ params, query }, fakeServer) => {
    const rows = byId(countsOf(fakeServer), params.id).scans.filter(
      ({ result }) => query.result === undefined || result === query.result,
    );
    return listed(rows.toReversed(), { ...query, sort: undefined }, ({ code, productName }) => [code, productName]);
  }),
  answer(counts.start, ({ body }, fakeServer) => {
    const all = countsOf(fakeServer);
    const scope = { ...body, vendorId: null, brand: body.brand ?? null };
    const other = all.find((count) => isOpen(count) && scopesOverlap({ ...count, vendorId: null }, scope));
    if (other) throw new Problem('count.overlaps', { number: other.number, by: other.startedBy, at: '11:02' });
    const { id, mainCategoryId, subCategoryId, mode, threshold = null, note = null } = body;
    const begun: StoredCount = {
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
      startedBy: fakeServer.own.user.name,
      startedAt: fakeServer.now,
      postedAt: null,
      cancelledAt: null,
      lines: linesFor(fakeServer.shop, mainCategoryId, subCategoryId),
      scans: [],
    };
    all.push(begun);
    return inventoryCountOf(fakeServer, begun);
  }),
  answer(counts.scan, ({ params, body }, fakeServer) => {
    const count = byId(countsOf(fakeServer), params.id);
    if (count.status === 'review') throw new Problem('count.notCounting', { number: count.number });
    if (count.status !== 'in_progress') throw new Problem('count.over', { number: count.number });
    const items = body.scans.map((scan) => addScan(fakeServer, count, scan));
    fakeServer.changed('counts', count.id);
    return answered(count, items);
  }),
  answer(counts.match, ({ params, body }, fakeServer) => {
    const count = byId(countsOf(fakeServer), params.id);
    byId(fakeServer.shop.products, body.productId).barcodes.push(body.code);
    const unknown = count.scans.filter(({ code, result }) => code === body.code && result === 'unknown');
    const items = unknown.map((scan) => {
      scan.isTakenBack = true;
      return addScan(fakeServer, count, { id: scan.id.replace(/^.{8}/, 'ffffffff'), code: body.code, ago: 0 });
    });
    fakeServer.changed('counts', count.id);
    return answered(count, items);
  }),
  answer(counts.submit, ({ params }, fakeServer) =>
    inventoryCountOf(fakeServer, Object.assign(lockForStatus(fakeServer, params.id, 'review'), { status: 'review' })),
  ),
  answer(counts.recount, ({ params, body }, fakeServer) => {
    const count = lockForStatus(fakeServer, params.id, 'in_progress');
    const lines = count.lines.filter(({ id }) => body.lineIds.includes(id));
    const round = count.round + (lines.length > 0 ? 1 : 0);
    for (const line of lines) Object.assign(line, { counted: 0, scans: 0, lastScannedAt: null, round });
    return inventoryCountOf(fakeServer, Object.assign(count, { status: 'in_progress', round }));
  }),
  answer(counts.post, ({ params, body }, fakeServer) => {
    if (!can(fakeServer.own.permissions, 'Inventory', 'delete') && body.approvalId === undefined) {
      throw new Problem('approval.needed', { action: 'count.post' });
    }
    const count = lockForStatus(fakeServer, params.id, 'posted');
    return inventoryCountOf(fakeServer, Object.assign(count, { status: 'posted', postedAt: fakeServer.now }));
  }),
  answer(counts.cancel, ({ params }, fakeServer) =>
    inventoryCountOf(
      fakeServer,
      Object.assign(lockForStatus(fakeServer, params.id, 'cancelled'), {
        status: 'cancelled',
        cancelledAt: fakeServer.now,
      }),
    ),
  ),
];
