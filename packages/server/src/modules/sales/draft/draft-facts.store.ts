import type { Tracking, PricingRule } from '@tilldesk/domain/products';
import type { InvoiceDraft, InvoiceStatus } from '@tilldesk/domain/sales';
import { dayOf } from '@tilldesk/domain/time';
import type { StoreScope } from '../../../database/scope.ts';
import type { Tx } from '../../../database/transaction.ts';
import { lockSaleCustomer, isCustomerExempt } from '../../customers/till-customer.store.ts';
import { hasActivationsSql } from '../../activations/posting.store.ts';
import { rulesSql } from '../../../catalogue/priceRules.store.ts';
import { sellsAt } from '../../../parties/people/store-people.store.ts';
import { sellerSql } from '../seller.store.ts';
import type { SavedPrice } from './prices.store.ts';

/** The components that one piece of a bundle takes from stock. */
export type SoldComponents = { productId: string; quantity: number; name: string }[];

type ProductFact = {
  name: string;
  sku: string;
  tracking: Tracking;
  price: number;
  min_price: number | null;
  category_ids: (string | null)[];
  tax_rate: string;
  active: boolean;
  warranty_days: number | null;
  components: SoldComponents | null;
};
type UnitFact = { code: string; product_id: string; price: number | null };
/** The database records that saving a draft needs. */
export type Facts = {
  products: Record<string, ProductFact>;
  units: Record<string, UnitFact>;
  /** The saved prices of the draft's lines, by line id; each includes what it is a price of (see `agreedOn`). */
  prices: Record<string, SavedPrice>;
  /** The price group of the customer on the saved draft. */
  savedGroup: string | null;
  /** The price rules of the day. */
  rules: PricingRule[];
  /** The store's tax rate, which applies to charges. */
  taxRate: string;
  /** The store's business day, 'YYYY-MM-DD'. */
  day: string;
  /** The customer, locked until the sale is written. For a merged customer, the merge target. */
  customer: { id: string; taxExempt: boolean; taxExemptNumber: string | null; group: string | null } | null;
  /** The people named on lines who work in this store. */
  people: string[];
  /** Whether activations were prepared for the lines. */
  hasActivations: boolean;
  /** The confirmed seller. */
  sellerId: string | null;
  saved: { status: InvoiceStatus; version: number; number: number | null; store_id: string } | null;
};

/** Returns all facts that saving needs, in one statement. The saved draft is locked. */
export async function factsFor(
  tx: Tx,
  salesperson: StoreScope,
  now: string,
  id: string,
  draft: Pick<InvoiceDraft, 'customerId' | 'lines'>,
): Promise<Facts> {
  const day = dayOf(now, salesperson.store.timeZone);
  const lockedCustomer = draft.customerId === null ? null : await lockSaleCustomer(tx, salesperson, draft.customerId);
  const productIds = draft.lines.flatMap((l) => l.productId ?? []);
  const unitIds = draft.lines.flatMap((l) => (l.unitId ? [l.unitId] : []));
  const people = [...new Set(draft.lines.flatMap((l) => l.salespersonId ?? []))];
  const [row] = await tx.raw<Omit<Facts, 'customer' | 'day'>>(
    factsSql,
    [salesperson.businessId, id, productIds, unitIds, day, people, salesperson.storeId],
    'draft_facts',
  );
  return {
    products: row?.products ?? {},
    units: row?.units ?? {},
    prices: row?.prices ?? {},
    savedGroup: row?.savedGroup ?? null,
    rules: row?.rules ?? [],
    people: row?.people ?? [],
    taxRate: row?.taxRate ?? '0',
    day,
    customer: lockedCustomer && {
      id: lockedCustomer.id,
      taxExempt: isCustomerExempt(lockedCustomer, salesperson, now),
      taxExemptNumber: lockedCustomer.taxExemptNumber,
      group: lockedCustomer.group,
    },
    hasActivations: row?.hasActivations ?? false,
    sellerId: row?.sellerId ?? null,
    saved: row?.saved ?? null,
  };
}

/** SQL for the current components of bundle `p`; null for other products. */
export const componentsSql = `(
  select jsonb_agg(jsonb_build_object('productId', c.component_id, 'quantity', c.quantity, 'name', q.name) order by c.position)
  from product_components c join products q on q.business_id = c.business_id and q.id = c.component_id
  where c.business_id = p.business_id and c.product_id = p.id)`;

const factsSql = `
select
  (select jsonb_object_agg(p.id, jsonb_build_object('name', p.name, 'sku', p.sku, 'tracking', p.tracking, 'price', p.price,
      'min_price', p.min_price, 'category_ids', jsonb_build_array(p.category_id, k.parent_id),
      'tax_rate', p.tax_rate::text, 'active', p.active and p.archived_at is null, 'warranty_days', p.warranty_days,
      'components', ${componentsSql}))
    from products p join categories k on k.business_id = p.business_id and k.id = p.category_id
    where p.business_id = $1 and p.id = any($3::uuid[])) as products,
  (select jsonb_object_agg(u.id, jsonb_build_object('code', u.code, 'product_id', u.product_id, 'price', u.price))
    from units u where u.business_id = $1 and u.id = any($4::uuid[])) as units,
  (select jsonb_object_agg(l.id, jsonb_build_object('price', l.unit_price, 'rule', l.price_rule, 'offered', l.offered,
      'productId', l.product_id, 'unitId', l.unit_id, 'quantity', l.quantity))
    from invoice_lines l where l.business_id = $1 and l.invoice_id = $2) as prices,
  (select c.customer_group from invoices i
    join customers c on c.business_id = i.business_id and c.id = i.customer_id and c.archived_at is null
    where i.business_id = $1 and i.id = $2) as "savedGroup",
  ${rulesSql('$5')} as rules,
  (select trim_scale(s.default_tax_rate)::text from stores s where s.business_id = $1 and s.id = $7) as "taxRate",
  ${hasActivationsSql('$1', '$2')} as "hasActivations",
  ${sellerSql('$1', '$7', '$2')} as "sellerId",
  (select jsonb_agg(u.id) from users u where u.business_id = $1 and u.id = any($6::uuid[]) and ${sellsAt('$7')}) as people,
  (select jsonb_build_object('status', i.status, 'version', i.version, 'number', i.number, 'store_id', i.store_id)
    from (select * from invoices where business_id = $1 and id = $2 for update) i) as saved`;
