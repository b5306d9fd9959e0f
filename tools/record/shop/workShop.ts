import { categories, products } from '../../../packages/domain/src/exports/products.ts';
import { registers } from '../../../packages/domain/src/exports/registers.ts';
import type { Perform, RecordingServer } from '../recordingServer.ts';
import { OPENED, openShop } from './people.ts';
import { servicePrices, type WorkAccounts } from './workEvents.ts';
import { repairsId, serviceId, workRegisterId } from './workIds.ts';
import { workers } from './workers.ts';
import { writePolicies } from './workPolicies.ts';
import { twoWeeks } from './workWeeks.ts';

/** The shop with a time clock, in which cash is in drawers: two weeks of shifts, and drawers of each state. */
export async function openWorkShop(server: RecordingServer): Promise<WorkAccounts> {
  const { perform } = server;
  const accounts = await openShop(server, 'work', workers);
  const { manager } = accounts;
  const { items } = await perform(manager, OPENED, registers.list, {});
  const front = items[0]?.id ?? '';
  await perform(manager, OPENED, registers.change, {
    params: { id: front },
    body: { version: items[0]?.version ?? 0, name: 'Front counter' },
  });
  for (const [n, name] of ['Back counter', 'Repair desk'].entries())
    // Later than the first: lists show registers in the order of their moments.
    await perform(manager, `2025-08-11T14:0${n + 1}:00.000Z`, registers.create, {
      body: { id: workRegisterId(n + 2), name },
    });
  await enterServices(perform, accounts);
  await writePolicies(perform, manager);
  const events = twoWeeks({ front, back: workRegisterId(2), repairs: workRegisterId(3) });
  for (const { run } of events.toSorted((a, b) => a.at.localeCompare(b.at))) await run(perform, accounts);
  return accounts;
}

async function enterServices(perform: Perform, { manager }: WorkAccounts): Promise<void> {
  await perform(manager, OPENED, categories.create, {
    body: categories.create.body.parse({
      id: repairsId,
      name: 'Repairs',
      kind: 'service',
      isSerializedDefault: false,
      active: true,
    }),
  });
  for (const [n, price] of servicePrices.entries())
    await perform(manager, OPENED, products.create, {
      body: products.create.body.parse({
        id: serviceId(n),
        name: ['Screen protector, fitted', 'Battery change'][n],
        sku: `SERVICE-${n + 1}`,
        barcodes: [],
        categoryId: repairsId,
        condition: 'new',
        tracking: 'none',
        price,
        taxRate: '0',
        active: true,
      }),
    });
}
