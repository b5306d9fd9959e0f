import { expect } from '@playwright/test';
import { newId, ok, type Caller } from '../support/api.ts';
import { shownBases, booksRecomputed, shownTotals, grown } from '../support/books.ts';
import { CASE_COST, createTestGoods, createTestProduct, PHONE_COST, addToStock } from '../support/goods.ts';
import { closeWhatIsOpen } from '../support/selling.ts';
import {
  addActivation,
  addPayments,
  addTradeIn,
  cardOf,
  completeSale,
  fillField,
  saveDraft,
  scanNewSale,
  scanReturn,
  selectCustomer,
  selectOption,
  submitDialog,
} from '../support/tillPage.ts';
import { scan, test } from '../support/world.ts';

/** Goods of this scenario: five phones (cost 400.00), ten cases (5.00) and ten covers at 35.00 (9.00), and the customer. */
async function stockLevels(call: Caller) {
  const { category, phone, cases, imeis } = await createTestGoods(call, 'Day');
  const code = cases.barcode.replace(/01$/, '02');
  const cover = await createTestProduct(call, category, cases.name.replace('Case', 'Cover'), {
    tracking: 'quantity',
    price: 3_500,
    code,
  });
  const [inStock, tradeInImei = ''] = [imeis.slice(0, 5), imeis[5]];
  await addToStock(call, phone, PHONE_COST, inStock);
  await addToStock(call, cases, CASE_COST, 10);
  await addToStock(call, cover, 900, 10);
  const products = [phone.id, cases.id, cover.id];
  return {
    products,
    phone: phone.name,
    cases,
    cover,
    imeis: inStock,
    brought: tradeInImei,
    buyer: await createTestCustomer(call),
  };
}

/** A customer with a credit limit of 1,000.00. */
async function createTestCustomer(call: Caller): Promise<{ id: string; name: string }> {
  const id = newId();
  const lastName = `Rowe${id.slice(0, 6)}`;
  const emails = [{ address: `${id}@day.test`, isPrimary: true }];
  const contact = { phones: [], emails, tags: [], taxExempt: false, smsConsent: false, emailConsent: false };
  await ok(call('POST', '/customers', { id, firstName: 'Dayna', lastName, creditLimit: 100_000, ...contact }));
  return { id, name: `Dayna ${lastName}` };
}

test('a day at the shop', async ({ browserOf, api }) => {
  const admin = await api('admin');
  const goods = await stockLevels(admin);
  const { cases, cover, imeis, brought: tradeInImei, buyer: ownCustomer } = goods;
  const [till, office] = [await browserOf('cashier'), await browserOf('admin')];
  await closeWhatIsOpen(admin);
  const before = await shownBases(admin);
  const name = 'Till 1';
  const sold: Record<string, string> = {};

  await test.step('the drawer is opened with 200.00', async () => {
    await till.goto(DRAWERS);
    await till
      .getByRole('dialog', { name: 'Access PIN' })
      .getByLabel(/^Access PIN/)
      .fill('2222');
    await till.keyboard.press('Enter');
    await cardOf(till, name).getByRole('button', { name: 'Open drawer' }).click();
    await submitDialog(till, `Open the drawer of ${name}`, { Counted: '200' }, 'Open drawer');
    await expect(till.getByText(`Drawer of ${name} opened`)).toBeVisible();
  });

  await test.step('two cases are sold for cash, and change goes out', async () => {
    await scanNewSale(till, cases.barcode, cases.barcode);
    await addPayments(till, { kind: 'Cash', amount: '50' });
    sold['cases'] = await completeSale(till);
    await expect(till.getByText('$10.00').first()).toBeVisible();
  });

  await test.step('a phone is paid half by cash, half by card', async () => {
    await scanNewSale(till, imeis[0]!);
    await addPayments(till, { kind: 'Cash', amount: '300' }, { kind: 'Card', reference: 'VISA 4821' });
    sold['split'] = await completeSale(till);
  });

  await test.step('a phone goes out on account', async () => {
    await scanNewSale(till, imeis[1]!);
    await selectCustomer(till, ownCustomer.name);
    await addPayments(till, { kind: 'On account', dueDate: '2099-12-31' });
    sold['account'] = await completeSale(till);
  });

  await test.step('a sale is put on hold, and resumed after another', async () => {
    await scanNewSale(till, cases.barcode);
    await saveDraft(till);
    await scanNewSale(till, cover.barcode);
    await addPayments(till, { kind: 'Card', reference: 'VISA 4822' });
    sold['between'] = await completeSale(till);
    await scanNewSale(till);
    await till.keyboard.press('F8');
    await till
      .getByRole('dialog', { name: 'On hold' })
      .getByRole('link', { name: /\$20\.00/ })
      .first()
      .click();
    await expect(till.getByText(cases.name, { exact: true }).first()).toBeVisible();
    await addPayments(till, { kind: 'Cash', amount: '20' });
    sold['onHold'] = await completeSale(till);
  });

  await test.step('a phone that a customer brings pays for a cover; the rest becomes store credit', async () => {
    await scanNewSale(till, cover.barcode);
    await selectCustomer(till, ownCustomer.name);
    await addTradeIn(till, { code: tradeInImei, product: goods.phone, offer: '150' });
    await addPayments(till);
    sold['traded'] = await completeSale(till);
  });

  await test.step('a deposit is taken for a phone, and used when it is sold', async () => {
    await scanNewSale(till, imeis[2]!);
    await selectCustomer(till, ownCustomer.name);
    await saveDraft(till);
    await till.getByRole('button', { name: 'Take a deposit' }).click();
    await submitDialog(till, `Take a deposit from ${ownCustomer.name}`, { Amount: '100' }, 'Take the deposit');
    await expect(till.getByText(/: \$100\.00 was taken as a deposit$/)).toBeVisible();
    await addPayments(till, { kind: 'Store credit', amount: '25' }, { kind: 'Card', reference: 'VISA 4823' });
    sold['deposit'] = await completeSale(till);
  });

  await test.step('a phone is activated', async () => {
    await scanNewSale(till, imeis[3]!);
    await addActivation(till, goods.phone);
    await addPayments(till, { kind: 'Card', reference: 'VISA 4824' });
    sold['activated'] = await completeSale(till);
  });

  await test.step('the owner comes to the same drawer', async () => {
    await office.goto(DRAWERS);
    await cardOf(office, name).getByRole('button', { name: 'Join' }).click();
    await submitDialog(office, `Join the drawer of ${name}`, {}, 'Join');
    await expect(office.getByText(`You are on the drawer of ${name}`)).toBeVisible();
  });

  await test.step('one of the cases comes back for its money', async () => {
    await scanReturn(office, sold['cases']!, cases, 'Defective');
    await office.keyboard.press('F9');
    await office.getByRole('alertdialog').getByRole('button', { name: 'Refund' }).click();
    await expect(office.getByRole('heading', { level: 1, name: /^Refund RF-\d+ made$/ })).toBeVisible();
  });

  await test.step('the other is exchanged for a cover, and the difference is paid', async () => {
    await scanReturn(office, sold['cases']!, cases, 'Changed their mind');
    await office.getByRole('combobox', { name: 'Scan or search new goods' }).click();
    await scan(office, cover.barcode);
    await expect(office.getByText(cover.name).first()).toBeVisible();
    await office.keyboard.press('F9');
    await expect(office.getByRole('alertdialog')).toContainText('The customer pays $17.00');
    await office.getByRole('alertdialog').getByRole('button', { name: 'Exchange' }).click();
    await expect(office.getByText('Customer paid')).toBeVisible();
  });

  await test.step('a sale is put to whom it belongs', async () => {
    await office.goto(`/sale-invoice-management/invoice-details/${sold['split']}`);
    await office.getByRole('button', { name: 'More actions' }).click();
    await office.getByRole('menuitem', { name: 'Correct the salesperson' }).click();
    const dialog = office.getByRole('dialog', { name: /^Who sold INV-/ });
    await selectOption(dialog, 'Sold by', 'Maya Torres');
    await fillField(dialog, 'Reason', 'Maya made the sale');
    await dialog.getByRole('button', { name: 'Correct the salesperson' }).click();
    await expect(office.getByText(/is now assigned to Maya Torres$/)).toBeVisible();
  });

  await test.step('cash goes out for supplies', async () => {
    await till.goto(DRAWERS);
    await cardOf(till, name).getByRole('button', { name: 'Cash out' }).click();
    await submitDialog(till, `Cash out of ${name}`, { Amount: '12.50', Reason: 'Paper rolls' }, 'Record cash out');
    await expect(till.getByText('$12.50 taken out')).toBeVisible();
  });

  await test.step('the drawer is closed blind, three dollars short', async () => {
    await cardOf(till, name).getByRole('button', { name: 'Close drawer' }).click();
    await expect(till.getByRole('dialog')).toContainText('The expected amount is shown after the count.');
    await submitDialog(till, `Close the drawer of ${name}`, { Counted: '641.50' }, 'Close drawer');
    await expect(till.getByText(`Drawer of ${name} closed`)).toBeVisible();
  });

  await test.step('the Z report says so, and is printed', async () => {
    await till.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    await till.getByRole('button', { name: 'Z report' }).click();
    const paper = till.getByRole('region', { name: 'Preview of the report' });
    for (const amount of ['$644.50', '$641.50', '-$3.00']) await expect(paper).toContainText(amount);
    await till
      .getByRole('dialog', { name: /^Z report/ })
      .getByRole('button', { name: /^Print/ })
      .click();
    await expect(till.locator('body')).toHaveAttribute('data-printed', 'yes');
  });

  const [drawer] = (await ok(admin('GET', '/register-sessions?limit=1'))).body['items'] as { id: string }[];
  const refunds = (await ok(admin('GET', `/refunds?invoiceId=${sold['cases']}`))).body['items'] as {
    id: string;
    sale: { id: string } | null;
  }[];
  const of = {
    drawer: drawer?.id ?? '',
    products: goods.products,
    customer: ownCustomer.id,
    invoices: [...Object.values(sold), ...refunds.flatMap(({ sale }) => sale?.id ?? [])],
    refunds: refunds.map(({ id }) => id),
  };
  const shown = await shownTotals(admin, of);
  const expected = {
    drawer: 64_450,
    stock: 65_800,
    due: 60_000,
    credit: 9_000,
    base: { 'Sofia Reyes': 189_000, 'Maya Torres': 63_500 },
  };
  expect({ ...shown, base: grown(before, shown.base) }).toEqual(expected);
  expect(await booksRecomputed(admin, of)).toEqual(expected);
});

const DRAWERS = '/cash-in-out/history';
