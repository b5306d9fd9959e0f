import { counts, type CountDraft } from '../../../packages/domain/src/exports/counts.ts';
import categoryRows from './rows/categories.json' with { type: 'json' };
import productRows from './rows/products.json' with { type: 'json' };
import type { Account, Perform } from '../recordingServer.ts';
import { countId, scanId } from './shopIds.ts';

let scans = 0;

/** Counts the chargers, which is in review with two differences, and begins with the iPhones. */
export async function countStock(perform: Perform, owner: Account): Promise<void> {
  scans = 0;
  const differences = { 'USB-C to Lightning cable 1 m': -3, 'Wireless charging pad': 2 };
  await countPieces(perform, owner, 2, 'Chargers & cables', '2026-03-14T16:35:00.000Z', differences);
  await start(perform, owner, 3, 'iPhone', '2026-03-14T16:36:00.000Z');
  const body = { scans: [scanOf('356109400395959')] };
  await perform(owner, '2026-03-14T16:37:00.000Z', counts.scan, { params: { id: countId(3) }, body });
}

const scanOf = (code: string, quantity?: number) => ({
  id: scanId(100 + (scans += 1)),
  code,
  ago: 0,
  ...(quantity === undefined ? {} : { quantity }),
});

function start(perform: Perform, owner: Account, n: number, name: string, at: string) {
  const category = categoryRows.find((row) => row.name === name);
  const body: CountDraft = {
    id: countId(n),
    mainCategoryId: category?.parentId ?? '',
    subCategoryId: category?.id ?? '',
    mode: 'full',
    threshold: 2000,
  };
  return perform(owner, at, counts.start, { body });
}

/** Counts what is expected of each product, plus its difference, and submits the count. */
async function countPieces(
  perform: Perform,
  owner: Account,
  n: number,
  category: string,
  at: string,
  differences: Readonly<Record<string, number>>,
): Promise<void> {
  const params = { id: countId(n) };
  await start(perform, owner, n, category, at);
  const { items } = await perform(owner, at, counts.lines, { params, query: { limit: 100 } });
  const body = {
    scans: items.map(({ productId, productName, expected }) => {
      const [barcode = ''] = productRows.find((row) => row.id === productId)?.barcodes ?? [];
      return scanOf(barcode, (expected ?? 0) + (differences[productName] ?? 0));
    }),
  };
  await perform(owner, at, counts.scan, { params, body });
  const { version } = await perform(owner, at, counts.one, { params });
  await perform(owner, at, counts.submit, { params, body: { version } });
}
