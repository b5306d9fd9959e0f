import type { StoreScope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { grantCredit } from '../modules/customers/credit.store.ts';
import { setLink } from '../modules/customers/links.store.ts';
import { priceRuleRecords } from '../catalogue/priceRules.store.ts';
import { createProduct } from '../modules/products/products.store.ts';
import { taxRecords } from '../modules/products/taxes.store.ts';
import { saveGroup } from '../modules/products/variants.store.ts';
import { idAt } from './plan/ids.ts';
import type { BusinessPlan } from './plan/plan.ts';
import { createRandom } from './random.ts';

/** Relations to an existing customer that the next customer can have. */
const relations = ['spouse', 'parent', 'household', 'sibling'] as const;
/** Store credit, minor units, and the reason for it. */
const credits = [
  [2_500, 'Screen protector came off within a week'],
  [1_000, 'Waited too long for a repair'],
  [5_000, 'Price matched after the sale'],
  [1_500, 'Birthday'],
] as const;

/** Writes data that a shop of some age has: named taxes, seasonal prices, a bundle, variants, households, credit. */
export async function writeExtras(tx: Tx, scope: StoreScope, plan: BusinessPlan): Promise<void> {
  const random = createRandom(1, `${plan.id}/extras`);
  const last = plan.events.at(-1)?.at ?? plan.openedAt;
  const at = new Date(Date.parse(last) - 30 * 86_400_000).toISOString();
  const newId = () => idAt(at, random);
  const [store] = plan.stores;
  await taxRecords.create(tx, scope, at, { id: newId(), name: 'Sales tax', rate: store?.defaultTaxRate ?? '0' });
  await taxRecords.create(tx, scope, at, { id: newId(), name: 'Untaxed', rate: '0' });
  await writePrices(tx, scope, at, plan, newId);
  await writeBundle(tx, scope, at, plan, newId);
  await writeVariants(tx, scope, at, plan, newId);

  const known = plan.customers.filter((customer) => customer.at < at);
  for (const [i, relation] of relations.entries()) {
    const [one, other] = [known[2 * i], known[2 * i + 1]];
    if (one && other) await setLink(tx, scope, at, one.id, { otherId: other.id, relation });
  }
  for (const [i, [amount, reason]] of credits.entries()) {
    const customer = known[i];
    if (customer) await grantCredit(tx, scope, at, customer.id, { id: newId(), amount, reason });
  }
}

type Writing = (tx: Tx, scope: StoreScope, at: string, plan: BusinessPlan, newId: () => string) => Promise<void>;

const writePrices: Writing = async (tx, scope, at, { categories }, newId) => {
  const cases = categories.find(({ name }) => name === 'Cases');
  const rule = {
    kind: 'percent' as const,
    amount: null,
    productId: null,
    from: null,
    to: null,
    active: true,
  };
  if (cases) {
    const autumn = {
      name: 'Cases, 10 % off',
      scope: 'category' as const,
      categoryId: cases.id,
      rate: '0.1',
      priority: 10,
    };
    await priceRuleRecords.create(tx, scope, at, {
      ...rule,
      ...autumn,
      id: newId(),
      customerGroup: null,
      active: false,
    });
  }
  const staff = { name: 'Staff', scope: 'all' as const, categoryId: null, rate: '0.15', priority: 1 };
  await priceRuleRecords.create(tx, scope, at, { ...rule, ...staff, id: newId(), customerGroup: 'Staff' });
};

const writeBundle: Writing = async (tx, scope, at, { items }, newId) => {
  const stocked = items.filter(({ draft }) => draft.tracking === 'quantity');
  const [first, second] = [stocked[0], stocked.find(({ sub }) => sub !== stocked[0]?.sub)];
  if (!first || !second) return;
  const price = Math.round((first.draft.price + second.draft.price) * 0.9);
  await createProduct(tx, scope, at, {
    ...first.draft,
    id: newId(),
    name: 'Starter pack',
    sku: 'PACK-1',
    barcodes: [],
    brand: null,
    model: null,
    tracking: 'none',
    price,
    reorderPoint: null,
    description: `${first.draft.name}, ${second.draft.name}`,
    components: [
      { productId: first.id, quantity: 1 },
      { productId: second.id, quantity: 1 },
    ],
  });
};

const writeVariants: Writing = async (tx, scope, at, { items }, newId) => {
  const base = items.find(({ draft, sub }) => draft.tracking === 'quantity' && sub === 'Cases');
  if (!base) return;
  const colors = ['Black', 'Clear', 'Blue'];
  await saveGroup(tx, scope, at, newId(), {
    version: null,
    name: base.draft.name,
    baseId: base.id,
    axes: [{ axis: 'color', values: colors }],
    base: { color: 'Black', storage: null, size: null, network: null },
    variants: ['Clear', 'Blue'].map((color) => ({
      id: newId(),
      sku: `${base.draft.sku}-${color.toUpperCase()}`,
      price: base.draft.price,
      attributes: { color, storage: null, size: null, network: null },
    })),
  });
};
