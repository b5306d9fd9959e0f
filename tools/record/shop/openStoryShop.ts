import { transactionCalls } from '../../../packages/domain/src/exports/stores.ts';
import { registers } from '../../../packages/domain/src/exports/registers.ts';
import type { RecordingServer } from '../recordingServer.ts';
import { enterCatalogue, enterStock } from './catalogue.ts';
import { OPENED, openShops, type Accounts } from './people.ts';
import { enterPurchases, orderedGoods } from './purchases.ts';
import { makeSales } from './sales.ts';
import { registerId } from './shopIds.ts';

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
  const settings = await perform(owner, OPENED, transactionCalls.one, {});
  const allowed = { version: settings.version, cashWithoutDrawer: true };
  const { version } = await perform(owner, OPENED, transactionCalls.change, { body: allowed });
  await enterCatalogue(perform, owner);
  await enterPurchases(perform, owner);
  await enterStock(perform, owner, orderedGoods);
  await makeSales(perform, accounts);
  await perform(owner, '2026-03-14T16:30:00.000Z', transactionCalls.change, {
    body: { version, cashWithoutDrawer: false },
  });
  return accounts;
}
