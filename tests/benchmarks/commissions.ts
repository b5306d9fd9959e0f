import { migrate } from '../../packages/server/src/database/migrate.ts';
import type { Db } from '../../packages/server/src/database/pool.ts';
import { inBusiness } from '../../packages/server/src/database/transaction.ts';
import { createPerson, createRole } from '../../packages/server/src/modules/session/people.store.ts';
import { ruleDraft } from '../../packages/server/src/testing/commissions.ts';
import { OPENED, PASSWORD, smallShop } from '../../packages/server/src/testing/small-shop.ts';
import { newId, ok, signIn } from '../support/api.ts';
import { onDatabase } from '../support/crowdedShop.ts';
import { dataFolder, startServer } from '../support/server.ts';
import { ms, printResult } from './figures.ts';

const PEOPLE = 50;
const INVOICES = 10_000;

/**
 * A month of 10,000 invoices with two lines each, sold by 50 people: reading it while it is open, simulating a rule over it, and closing
 * it, which writes 20,000 entries.
 */
export async function commissions(program: string): Promise<void> {
  const { folder, remove } = dataFolder();
  const env = { TILLDESK_DATA: folder };
  await onDatabase(folder, plant);
  const server = await startServer(env, program);
  const admin = await signIn(server.url, 'earns', 'admin@earns.test', PASSWORD);
  const { id, ...rule } = ruleDraft({ rate: 200 });
  await ok(admin('POST', '/commission-rules', { id, ...rule }, newId()));
  const timedCall = async (what: string, target: string, call: () => Promise<unknown>) => {
    const begun = performance.now();
    await call();
    printResult(what, ms(performance.now() - begun), target);
  };
  const month = lastMonth();
  const simulated = { rule: { ...rule, rate: 300 }, month: month.from };
  await timedCall(`simulating a rule over ${INVOICES} invoices`, '≤ 2 s', () =>
    ok(admin('POST', '/commission-rules/simulate', simulated)),
  );
  await timedCall(`closing a period of ${PEOPLE} people and ${2 * INVOICES} entries`, '≤ 3 s', () =>
    ok(admin('POST', '/commissions/periods', month, newId())),
  );
  await timedCall('reading the closed period', '', () => ok(admin('GET', `/commissions/earnings?from=${month.from}`)));
  await server.stop();
  remove();
}

function lastMonth(): { from: string; to: string } {
  const now = new Date();
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return {
    from: day(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1))),
    to: day(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0))),
  };
}

async function plant(db: Db): Promise<void> {
  await migrate(db);
  const shop = await smallShop(db, 'earns', 0);
  const { businessId, scope, cable } = shop;
  const { from } = lastMonth();
  await inBusiness(db, businessId, async (tx) => {
    const roleId = await createRole(tx, businessId, OPENED, {
      name: 'Sellers',
      permissions: [],
      limits: { viewCost: false },
    });
    const people: string[] = [];
    for (let n = 0; n < PEOPLE; n++) {
      const account = { email: `p${n}@earns.test`, name: `Person ${n}`, username: `p${n}`, userType: 'employee' };
      const secret = { password: PASSWORD, pin: '1111' };
      people.push(
        await createPerson(tx, businessId, OPENED, { ...account, ...secret, roleId, storeIds: [scope.storeId] }),
      );
    }
    await tx.raw(
      `insert into invoices (business_id, id, store_id, number, status, salesperson_id, currency, gross, discount_total, net, tax,
         total, paid, cost, pieces, posted_at, business_day, created_at, updated_at)
       select $1, gen_random_uuid(), $2, 1000 + n, 'paid', ($3::uuid[])[1 + n % $4], 'USD', 3998, 0, 3998, 0, 3998, 3998, 666, 2,
         $5::date + (n % 28) + interval '18 hours', $5::date + (n % 28), now(), now()
       from generate_series(1, $6::int) n`,
      [businessId, scope.storeId, people, PEOPLE, from, INVOICES],
    );
    await tx.raw(
      `insert into invoice_lines (business_id, id, invoice_id, position, product_id, description, sku, quantity, unit_price, tax_rate,
         gross, discount_total, net, tax, total, cost)
       select $1, gen_random_uuid(), i.id, n, $2, 'Cable', 'CABLE', 1, 1999, 0, 1999, 0, 1999, 0, 1999, 333
       from invoices i, generate_series(1, 2) n where i.business_id = $1`,
      [businessId, cable],
    );
  });
}
