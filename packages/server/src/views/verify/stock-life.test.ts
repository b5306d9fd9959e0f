import { someRights, allRights } from '@tilldesk/domain/rights';
import { expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness, type Tx } from '../../database/transaction.ts';
import { addCarrier } from '../../modules/activations/carriers.store.ts';
import { billCarrierRecords, billProviderRecords } from '../../modules/bill-payments/carriers.store.ts';
import { expenseCategoryRecords } from '../../modules/expenses/categories.store.ts';
import { createVendor } from '../../modules/vendors/vendors.store.ts';
import { activationOperations } from '../../testing/operations/activations.ts';
import { afterSaleOperations } from '../../testing/operations/after-sale.ts';
import { brokenRules } from '../../testing/invariants.ts';
import { depositOperations } from '../../testing/operations/deposits.ts';
import { drawerOperations } from '../../testing/operations/drawers.ts';
import { billPaymentOperations } from '../../testing/operations/bill-payments.ts';
import { expenseOperations } from '../../testing/operations/expenses.ts';
import { instalmentOperations } from '../../testing/operations/instalments.ts';
import { refundOperations } from '../../testing/operations/refunds.ts';
import { saleOperations } from '../../testing/operations/sales.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { liveStock } from '../../testing/stock-life.ts';
import { documentOperations } from '../../testing/stock-documents.ts';
import { sumsInBooks, ReferenceModel } from '../../testing/reference-model.ts';
import { tradeInOperations } from '../../testing/operations/trade-ins.ts';
import { callerOf } from '../../testing/caller.ts';
import { differences } from './verify.store.ts';

/** Operations of a run: 2,000 in the test command, 100,000 by `pnpm faults`. */
const operations = Number(process.env['TILLDESK_STOCK_OPERATIONS'] ?? 2_000);
/** All ledgers are checked after this many operations. A check reads all rows, so a long run checks less often. */
const batch = Math.max(100, Math.ceil(operations / 200));
const seed = Number(process.env['TILLDESK_STOCK_SEED'] ?? 2026);

const db = await testDatabase();
const shop = await smallShop(db, 'life', 0);
const rowsOf = <T>(work: (tx: Tx) => Promise<T>) => inBusiness(db, shop.businessId, work);

test(`${operations} random deeds, four at a time: after each ${batch} stock, money and drawers are what their ledgers and the till's own roll say`, async ({
  task,
}) => {
  const referenceModel = new ReferenceModel();
  const {
    attachments: documents,
    customers,
    exempt,
    carrierId,
    registers,
    expenseCategoryId,
    billCarrierId,
  } = await createOperations();
  const selling = { referenceModel, sellers: people.slice(0, 2), customers, exempt, carrierId, sent: [] };
  const result = await liveStock(db, shop, {
    operations,
    batch,
    seed,
    more: [
      ...documentOperations(documents),
      ...saleOperations(selling),
      ...afterSaleOperations(selling),
      ...tradeInOperations(selling),
      ...activationOperations(selling),
      ...refundOperations(selling),
      ...depositOperations(selling),
      ...instalmentOperations(selling),
      ...drawerOperations({ referenceModel, people, registers }),
      ...billPaymentOperations({ referenceModel, people: people.slice(0, 2), billCarrierId }),
      ...expenseOperations({ referenceModel, people: people.slice(0, 2), expenseCategoryId }),
    ],
    verify: async () => {
      const expected = {
        ledgers: await differences(db),
        rules: await rowsOf(brokenRules),
        books: await rowsOf(sumsInBooks),
      };
      expect(expected).toEqual({ ledgers: [], rules: [], books: referenceModel.sums() });
    },
  });
  // Each kind of operation succeeded, and the rules rejected some, so that the run is meaningful.
  expect(Object.entries(result.done).filter(([, times]) => times === 0)).toEqual([]);
  expect(Object.keys(result.rejected).length).toBeGreaterThan(3);
  const [doneCounts, rejected] = [result.done, result.rejected].map((counts) =>
    Object.values(counts).reduce((a, b) => a + b, 0),
  );
  const figures = {
    seed: String(seed),
    deeds: operations,
    doneCounts,
    'rejected by a rule': rejected,
    kinds: Object.keys(result.done).length,
  };
  Object.assign(task.meta, {
    figures: { ...figures, 'looks at every ledger and rule': Math.ceil(operations / batch) },
  });
});

/** Two users with all permissions, and one who counts blind. */
const people = [
  callerOf(shop, shop.people.admin, allRights()),
  callerOf(shop, shop.people.cashier, allRights()),
  callerOf(shop, shop.people.trainee, someRights({ 'Cash In / Out Report': 'rcu', 'Sale & Invoice': 'rc' })),
];

/**
 * A vendor to buy from, the categories of what is counted and spent, four customers of whom one is tax exempt, a carrier, a second register.
 */
const createOperations = () =>
  rowsOf(async (tx) => {
    const [vendorId, registerId, carrierId, exempt, ...others] = Array.from({ length: 6 }, () => newId(OPENED)) as [
      string,
      string,
      string,
      string,
    ];
    const carrier = { name: 'North', simPrefix: null, simLength: null, dealerCodes: [], isActive: true };
    await addCarrier(tx, shop.scope, OPENED, { id: carrierId, ...carrier });
    const vendor = { name: 'Acme', isCarrier: false, isDistributor: true, active: true };
    await createVendor(tx, shop.scope, OPENED, { id: vendorId, ...vendor });
    await tx.raw(
      `insert into customers (business_id, id, name, credit_limit, tax_exempt, created_at, updated_at)
       select $1, x.id, 'Eva', 90_000, x.id = $4, $3, $3 from unnest($2::uuid[]) as x(id)`,
      [shop.businessId, [exempt, ...others], OPENED, exempt],
    );
    await tx.raw(
      `insert into registers (business_id, id, store_id, name, created_at, updated_at) values ($1, $2, $3, 'Till 2', $4, $4)`,
      [shop.businessId, registerId, shop.scope.storeId, OPENED],
    );
    const expenseCategoryId = newId(OPENED);
    await expenseCategoryRecords.create(tx, shop.scope, OPENED, { id: expenseCategoryId, name: 'Rent' });
    const [billProviderId, billCarrierId] = [newId(OPENED), newId(OPENED)];
    await billProviderRecords.create(tx, shop.scope, OPENED, { id: billProviderId, name: 'ePay' });
    const terms = { kind: 'carrierPayment' as const, feeAmount: 300, feeTaxed: true, commissionRate: '0.02' };
    await billCarrierRecords.create(tx, shop.scope, OPENED, {
      id: billCarrierId,
      providerId: billProviderId,
      name: 'Verizon',
      ...terms,
    });
    const [category] = await tx.raw<{ id: string }>('select id from categories');
    const registers = await tx.raw<{ id: string }>('select id from registers');
    return {
      attachments: { vendorId, categoryId: category!.id },
      customers: [shop.customer, exempt, ...others],
      exempt,
      carrierId,
      expenseCategoryId,
      billCarrierId,
      registers: registers.map(({ id }) => id),
    };
  });
