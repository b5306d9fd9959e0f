import { registers } from '../../../packages/domain/src/exports/registers.ts';
import type { RecordingServer } from '../recordingServer.ts';
import { workAfterSales } from './afterSales.ts';
import { enterCatalogue, enterStock } from './catalogue.ts';
import { countStock } from './counts.ts';
import { OPENED, openShops, type Accounts } from './people.ts';
import { enterCustomerBook } from './customerBook.ts';
import { enterPurchases, orderedGoods } from './purchases.ts';
import { makeSales } from './sales.ts';
import { registerId } from './shopIds.ts';
import { takeStock } from './stocktake.ts';

/**
 * Fills the shop of the stories through the API: every document is posted by the person and at the moment that the stories show.
 * Returns the accounts of the people.
 */
export async function openStoryShop(server: RecordingServer): Promise<Accounts> {
  const { perform } = server;
  const accounts = await openShops(server);
  const { owner } = accounts;
  const { items } = await perform(owner, OPENED, registers.list, {});
  for (const { id, version } of items)
    await perform(owner, OPENED, registers.change, { params: { id }, body: { version, name: 'Front counter' } });
  await perform(owner, OPENED, registers.create, { body: { id: registerId(2), name: 'Back counter' } });
  await enterCatalogue(perform, owner);
  await enterPurchases(perform, owner);
  await enterStock(perform, owner, orderedGoods);
  await takeStock(perform, accounts);
  await enterCustomerBook(perform, accounts);
  await makeSales(perform, accounts);
  await workAfterSales(perform, accounts);
  await countStock(perform, owner);
  return accounts;
}
