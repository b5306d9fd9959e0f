import type { Tx } from '../../database/transaction.ts';
import type { Rows } from './rows.ts';

/** The maximum number of rows in one statement; their text is then far below the size limit of a parameter. */
const AT_ONCE = 5_000;

/** Writes rows to the empty tables of a business with set-based statements, in the order of the tables' foreign keys. */
export async function writeRows(tx: Tx, businessId: string, rows: Rows): Promise<void> {
  for (const [of, sql] of statements) {
    const all = rows[of];
    for (let i = 0; i < all.length; i += AT_ONCE) {
      await tx.raw(sql, [businessId, JSON.stringify(all.slice(i, i + AT_ONCE))]);
    }
  }
}

const sums = 'gross bigint, "discountTotal" bigint, net bigint, tax bigint, total bigint';
const discounted = '"discountKind" text, "discountAmount" bigint, "discountRate" numeric, "discountReason" text';
const from = (columns: string) => `from jsonb_to_recordset($2::jsonb) as x(${columns})`;
const unitColumns = `id uuid, device uuid, store uuid, location uuid, product uuid, code text, type text, color text,
  storage text, cost bigint, receipt uuid, invoice uuid, at timestamptz, by uuid, "touchedBy" uuid, "touchedAt" timestamptz`;
const unitsOf = from(unitColumns);
const invoicesOf =
  from(`id uuid, store uuid, number int, status text, customer uuid, by uuid, currency text, ${discounted},
  "exemptBy" text, "exemptTax" bigint, ${sums}, paid bigint, "onAccount" bigint, due date, policy uuid, terms uuid,
  "returnBy" date, cost bigint, pieces int, notes text, at timestamptz, day date`);

const statements: readonly [keyof Rows, string][] = [
  ['units', `insert into devices (business_id, id, created_at) select $1, device, at ${unitsOf}`],
  [
    'units',
    `insert into device_identifiers (business_id, value, type, device_id)
     select $1, code, type, device ${unitsOf} order by code`,
  ],
  [
    'invoices',
    `insert into invoices (business_id, id, store_id, number, status, customer_id, salesperson_id, currency, discount_kind,
       discount_amount, discount_rate, discount_reason, exempt_by, exempt_tax, gross, discount_total, net, tax, total, paid,
       on_account, due_date, refund_policy_id, terms_id, return_by, cost, pieces, notes, posted_at, business_day, version,
       created_at, updated_at)
     select $1, id, store, number, status, customer, by, currency, "discountKind", "discountAmount", "discountRate",
       "discountReason", "exemptBy", "exemptTax", gross, "discountTotal", net, tax, total, paid, "onAccount", due, policy,
       terms, "returnBy", cost, pieces, notes, at, day, 2, at, at ${invoicesOf}`,
  ],
  [
    'invoices',
    `update customers c set invoice_count = c.invoice_count + s.count, total_spent = c.total_spent + s.spent,
       last_visit = greatest(c.last_visit, s.last)
     from (select customer, count(*) as count, sum(total) as spent, max(at) as last ${invoicesOf}
       where customer is not null group by customer) s
     where c.business_id = $1 and c.id = s.customer`,
  ],
  [
    'units',
    `insert into units (business_id, id, device_id, store_id, location_id, product_id, code, status, acquired_via, color,
       storage, unit_cost, invoice_id, source_kind, source_id, moved_by, received_at, created_at, updated_at, version)
     select $1, id, device, store, location, product, code, case when invoice is null then 'in_stock' else 'sold' end, 'opening',
       color, storage, cost, invoice, case when invoice is null then 'opening' else 'invoice' end, coalesce(invoice, receipt),
       "touchedBy", at, at, "touchedAt", case when invoice is null then 1 else 2 end ${unitsOf} order by code`,
  ],
  [
    'lines',
    `insert into invoice_lines (business_id, id, invoice_id, position, product_id, unit_id, charge, is_taxed, description, sku,
       unit_code, quantity, unit_price, offered, discount_kind, discount_amount, discount_rate, discount_reason, tax_rate,
       gross, discount_total, net, tax, total, cost, warranty_until)
     select $1, id, invoice, position, "productId", unit, charge, "isTaxed", description, sku, "unitCode", quantity,
       "unitPrice", offered, "discountKind", "discountAmount", "discountRate", "discountReason", "taxRate", gross,
       "discountTotal", net, tax, total, cost, warranty
     ${from(`id uuid, invoice uuid, position int, "productId" uuid, unit uuid, charge text, "isTaxed" boolean, description text,
       sku text, "unitCode" text, quantity int, "unitPrice" bigint, offered bigint, ${discounted}, "taxRate" numeric, ${sums},
       cost bigint, warranty date`)}`,
  ],
  [
    'payments',
    `insert into payments (business_id, id, store_id, invoice_id, kind, amount, tendered, change, reference, user_id, at)
     select $1, id, store, invoice, kind, amount, tendered, change, reference, by, at
     ${from(`id uuid, store uuid, invoice uuid, kind text, amount bigint, tendered bigint, change bigint, reference text,
       by uuid, at timestamptz`)}`,
  ],
  [
    'activations',
    `insert into activations (business_id, id, store_id, invoice_id, line_id, status, carrier_id, dealer_code, type, term, plan,
       plan_price, phone, port_from, imei, iccid, commission, user_id, created_at, updated_at, activated_at, business_day, version)
     select $1, id, store, "invoiceId", "lineId", 'pending', "carrierId", "dealerCode", type, term, plan, "planPrice", phone,
       "portFrom", imei, iccid, commission, by, at, "postedAt", "postedAt", day, 2
     ${from(`id uuid, store uuid, "invoiceId" uuid, "lineId" uuid, "carrierId" uuid, "dealerCode" text, type text, term int,
       plan text, "planPrice" bigint, phone text, "portFrom" text, imei text, iccid text, commission bigint, by uuid,
       at timestamptz, "postedAt" timestamptz, day date`)}`,
  ],
  [
    'movements',
    `insert into stock_movements (business_id, id, store_id, location_id, product_id, unit_id, kind, quantity, value, balance,
       document_id, document_line_id, user_id, at)
     select $1, id, store, location, product, unit, kind, quantity, value, balance, document, line, by, at
     ${from(`id uuid, store uuid, location uuid, product uuid, unit uuid, kind text, quantity int, value bigint, balance int,
       document uuid, line uuid, by uuid, at timestamptz`)}`,
  ],
  [
    'levels',
    `insert into stock_levels (business_id, product_id, location_id, store_id, on_hand, value)
     select $1, product, location, store, "onHand", value
     ${from('store uuid, location uuid, product uuid, "onHand" int, value bigint')}`,
  ],
  [
    'drawers',
    `insert into register_sessions (business_id, id, store_id, register_id, status, opened_by, opened_at, opening_expected,
       opening_counted, closed_by, closed_at, counted_cash, expected_cash, bank_drop, closing_note, variance_reason,
       reason_missing, forced, version)
     select $1, x.id, store, register, coalesce(c.status, 'open'), "openedBy", "openedAt", "openingExpected", "openingCounted",
       c.by, c.at, c.counted, c.expected, coalesce(c."bankDrop", 0), c.note, c.reason, coalesce(c."isMissing", false),
       coalesce(c."isForced", false), case when c.status is null then 1 else 2 end
     ${from(`id uuid, store uuid, register uuid, "openedBy" uuid, "openedAt" timestamptz, "openingExpected" bigint,
       "openingCounted" bigint, closing jsonb`)}, lateral jsonb_to_record(coalesce(closing, '{}')) as c(status text, by uuid,
       at timestamptz, counted bigint, expected bigint, "bankDrop" bigint, note text, reason text, "isMissing" boolean,
       "isForced" boolean)`,
  ],
  [
    'people',
    `insert into register_session_people (business_id, id, store_id, session_id, user_id, joined_at, left_at)
     select $1, id, store, drawer, by, joined, "left"
     ${from('id uuid, store uuid, drawer uuid, by uuid, joined timestamptz, "left" timestamptz')}`,
  ],
  [
    'cash',
    `insert into cash_movements (business_id, id, session_id, kind, amount, category, reason, source_id, user_id, at)
     select $1, id, drawer, kind, amount, category, reason, source, by, at
     ${from(`id uuid, drawer uuid, kind text, amount bigint, category text, reason text, source uuid, by uuid,
       at timestamptz`)}`,
  ],
  [
    'terms',
    `insert into search_terms (business_id, kind, term, target_id)
     select $1, kind, term, target ${from('kind text, term text, target uuid')} order by kind, term`,
  ],
  [
    'numbers',
    `insert into numbers (business_id, store_id, kind, last) select $1, store, 'invoice', last
     ${from('store uuid, last int')}`,
  ],
  [
    'audit',
    `insert into audit_log (business_id, id, store_id, user_id, at, action, entity, entity_id, after)
     select $1, id, store, by, at, action, entity, of, after ${from(`id uuid, store uuid, by uuid, at timestamptz, action text,
       entity text, of uuid, after jsonb`)}`,
  ],
];
