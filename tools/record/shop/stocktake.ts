import { counts } from '../../../packages/domain/src/exports/counts.ts';
import { reservations, units } from '../../../packages/domain/src/exports/inventory.ts';
import type { Perform } from '../recordingServer.ts';
import type { Accounts } from './people.ts';
import { categoryId, countId, customerId, productId, reservationId, scanId } from './shopIds.ts';

const AT = '2026-02-25T15:00:00.000Z';

/** Counts all Galaxy phones, and reserves a phone for Mia Torres. */
export async function takeStock(perform: Perform, { owner }: Accounts): Promise<void> {
  const { items } = await perform(owner, AT, units.list, { query: { limit: 100, group: 'sellable' } });
  const phones = [productId(4), productId(5)];
  const params = { id: countId(1) };
  const body = { id: params.id, mainCategoryId: categoryId(1), subCategoryId: categoryId(3), mode: 'full' } as const;
  await perform(owner, AT, counts.start, { body });
  const scans = items
    .filter((unit) => phones.includes(unit.productId))
    .map(({ code }, n) => ({ id: scanId(n + 1), code, ago: 0 }));
  await perform(owner, AT, counts.scan, { params, body: { scans } });
  const { version } = await perform(owner, AT, counts.one, { params });
  const submitted = await perform(owner, AT, counts.submit, { params, body: { version } });
  await perform(owner, AT, counts.post, { params, body: { version: submitted.version } });
  const reserved = items.find(({ code }) => code === '356109400316765');
  await perform(owner, '2026-03-12T16:00:00.000Z', reservations.reserve, {
    body: {
      id: reservationId(1),
      productId: productId(1),
      unitId: reserved?.id ?? null,
      quantity: 1,
      customerId: customerId(1),
      until: '2026-03-20',
      note: null,
    },
  });
}
