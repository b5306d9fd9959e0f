import { liveStatuses, type UnitStatus } from '@tilldesk/domain/inventory';
import type { CountLine, CountMode, CountScan, CountStatus, InventoryCount } from '@tilldesk/domain/counts';
import { byId } from './found.ts';
import type { Shop } from './Shop.ts';
import type { FakeServer } from './FakeServer.ts';

/** A stored count of the fake shop; values derived from its lines are computed when requested. */
export type StoredCount = Pick<
  InventoryCount,
  'id' | 'number' | 'status' | 'mode' | 'startedBy' | 'startedAt' | 'note' | 'round' | 'threshold' | 'version'
> & {
  mainCategoryId: string;
  subCategoryId: string | null;
  brand: string | null;
  postedAt: string | null;
  cancelledAt: string | null;
  lines: CountLine[];
  scans: CountScan[];
};

const idOf = (kind: string, n: number) => `01936c3a-7c00-7${kind}-8000-${String(n).padStart(12, '0')}`;
const live: readonly UnitStatus[] = liveStatuses;

/** Returns the id of the nth count that the fake shop starts with: posted, in progress, in review. */
const countId = (n: number): string => idOf('0c0', n);

/** Places with active counts in the fake shop: iPhones are being counted, chargers are in review. */
export const countedPlaces = {
  phones: '01936c3a-7c00-70ca-8000-000000000001',
  iPhones: '01936c3a-7c00-70ca-8000-000000000002',
  galaxies: '01936c3a-7c00-70ca-8000-000000000003',
  accessories: '01936c3a-7c00-70ca-8000-000000000004',
  cases: '01936c3a-7c00-70ca-8000-000000000005',
  chargers: '01936c3a-7c00-70ca-8000-000000000006',
} as const;

const books = new WeakMap<FakeServer, StoredCount[]>();

/** Returns the counts of a story's shop, oldest first. */
export function countsOf(fakeServer: FakeServer): StoredCount[] {
  const counts = books.get(fakeServer) ?? (fakeServer.shop.kind === 'new' ? [] : history(fakeServer.shop));
  books.set(fakeServer, counts);
  return counts;
}

/**
 * Returns the initial lines of a count of categories: every active unit, and every product with quantities, all counted as
 * zero.
 */
export function linesFor(shop: Shop, mainCategoryId: string, subCategoryId: string | null): CountLine[] {
  const within = shop.categories
    .filter(
      ({ id, parentId }) => id === (subCategoryId ?? mainCategoryId) || (!subCategoryId && parentId === mainCategoryId),
    )
    .map(({ id }) => id);
  const goods = shop.products.filter(({ categoryId, tracking }) => within.includes(categoryId) && tracking !== 'none');
  let n = Number(within[0]?.slice(-3)) * 100;
  return goods.flatMap((product) => {
    const line = (expected: number, unit: Shop['units'][number] | null): CountLine => ({
      id: idOf('0c1', (n += 1)),
      productId: product.id,
      productName: product.name,
      sku: product.sku,
      unitId: unit?.id ?? null,
      unitCode: unit?.code ?? null,
      unitStatus: unit?.status ?? null,
      counted: 0,
      scans: 0,
      lastScannedAt: null,
      round: 1,
      expected,
      difference: -expected,
      unitCost: product.cost ?? 0,
      differenceValue: null,
      movedOut: 0,
      movedIn: 0,
      needsRecount: false,
    });
    if (product.tracking === 'quantity') return [line(product.onHand, null)];
    return shop.units
      .filter(({ productId, status }) => productId === product.id && live.includes(status))
      .map((unit) => line(1, unit));
  });
}

type Begun = {
  n: number;
  status: CountStatus;
  mode?: CountMode;
  main: string;
  sub: string | null;
  by: string;
  startedAt: string;
  /** Pieces of the lines in their order; a missing value means not scanned. */
  counted: readonly number[];
};

function history(shop: Shop): StoredCount[] {
  const { phones, iPhones, accessories, cases, chargers } = countedPlaces;
  return [
    count(shop, {
      n: 1,
      status: 'posted',
      main: accessories,
      sub: cases,
      by: 'Dana Reyes',
      startedAt: '2026-01-17T22:05:00.000Z',
      counted: [23, 2, 0],
    }),
    count(shop, {
      n: 2,
      status: 'review',
      main: accessories,
      sub: chargers,
      by: 'Mia Torres',
      startedAt: '2026-03-13T22:10:00.000Z',
      counted: [14, 38, 4],
    }),
    count(shop, {
      n: 3,
      status: 'in_progress',
      main: phones,
      sub: iPhones,
      by: 'Mia Torres',
      startedAt: '2026-03-14T15:02:00.000Z',
      counted: [1],
    }),
  ];
}

function count(shop: Shop, { n, status, mode = 'full', main, sub, by, startedAt, counted }: Begun): StoredCount {
  const lines = linesFor(shop, main, sub);
  const scans: CountScan[] = [];
  const counts: StoredCount = {
    id: countId(n),
    number: `CNT-${1000 + n}`,
    status,
    mode,
    startedBy: by,
    startedAt,
    note: null,
    round: 1,
    threshold: 2_000,
    version: 1,
    mainCategoryId: main,
    subCategoryId: sub,
    brand: null,
    postedAt: status === 'posted' ? startedAt.replace('22:', '23:') : null,
    cancelledAt: null,
    lines,
    scans,
  };
  counted.forEach((pieces, at) => {
    const line = lines[at];
    if (!line) return;
    const code = line.unitCode ?? byId(shop.products, line.productId).barcodes[0] ?? line.sku;
    book(counts, line, { id: idOf(`0d${n}`, at + 1), at: startedAt, by, code }, pieces);
  });
  return counts;
}

/** Adds pieces to a line, and stores the scan. */
export function book(
  counts: StoredCount,
  line: CountLine,
  of: Pick<CountScan, 'id' | 'at' | 'by' | 'code'> & Partial<Pick<CountScan, 'result' | 'takesBack'>>,
  pieces: number,
): CountScan {
  Object.assign(line, { counted: line.counted + pieces, scans: line.scans + 1, lastScannedAt: of.at });
  const scan: CountScan = {
    result: 'matched',
    takesBack: null,
    ...of,
    quantity: pieces,
    lineId: line.id,
    productId: line.productId,
    productName: line.productName,
    unitId: line.unitId,
    unitStatus: line.unitStatus,
    counted: line.counted,
    isTakenBack: false,
  };
  counts.scans.push(scan);
  return scan;
}
