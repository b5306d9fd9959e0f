import { headColumnNames, headColumns, lineColumns, lineRecord } from '../draft/rows.sql.ts';

// One statement for everything that posting writes, so that a sale costs one round trip to the database and not ten.
// Parameters: 1 business, 2 store, 3 location, 4 person, 5 invoice, 6 moment, 7 day, 8 cost, 9 units, 10 levels, 11 movements,
// 12 line costs, 13 payments with the drawer of cash (docs/decisions/commerce/0049), 14 total, 15 customer, 16 audit id,
// 17 paid, 18 on account, 19 its last day, 20 salesperson; of a sale that was never saved also 21 its head, 22 its lines.
const ledgersSql = `sold as (
  update units set status = 'sold', invoice_id = $5, source_kind = 'invoice', source_id = $5, moved_by = $4,
    move_note = null, updated_at = $6, version = version + 1
  where business_id = $1 and id = any($9::uuid[])
), left_in_stock as (
  update stock_levels l set on_hand = l.on_hand - x.quantity, value = l.value - x.value
  from jsonb_to_recordset($10::jsonb) as x(product uuid, quantity int, value bigint)
  where l.business_id = $1 and l.location_id = $3 and l.product_id = x.product
), moved as (
  insert into stock_movements (business_id, store_id, location_id, user_id, kind, document_id, at, id, document_line_id,
    product_id, unit_id, quantity, value, balance)
  select $1, $2, $3, $4, 'sale', $5, $6, x.* from jsonb_to_recordset($11::jsonb)
    as x(id uuid, line uuid, product uuid, unit uuid, quantity int, value bigint, balance int)
), taken as (
  insert into payments (business_id, store_id, invoice_id, user_id, at, id, kind, amount, tendered, change, reference)
  select $1, $2, $5, $4, $6, x.* from jsonb_to_recordset($13::jsonb)
    as x(id uuid, kind text, amount bigint, tendered bigint, change bigint, reference text)
), in_drawer as (
  insert into cash_movements (business_id, session_id, kind, source_id, user_id, at, id, amount)
  select $1, x.drawer, 'sale', $5, $4, $6, x.id, x.amount
  from jsonb_to_recordset($13::jsonb) as x(id uuid, amount bigint, drawer uuid) where x.drawer is not null
), visited as (
  update customers set invoice_count = invoice_count + 1, total_spent = total_spent + $14::bigint,
    last_visit = greatest(last_visit, $6)
  where business_id = $1 and id = $15
), numbered as (
  insert into numbers as n (business_id, store_id, kind, last) values ($1, $2, 'invoice', 1001)
  on conflict (business_id, store_id, kind) do update set last = n.last + 1 returning last
), findable as (
  insert into search_terms (business_id, kind, term, target_id)
  select $1, 'invoice', t.term, $5 from numbered, lateral (values (last::text), ('inv' || last::text)) as t(term)
), noted as (
  insert into audit_log (business_id, id, store_id, user_id, at, action, entity, entity_id, after)
  select $1, $16, $2, $4, $6, 'invoice.posted', 'invoice', $5, jsonb_build_object('number', last, 'total', $14::bigint)
  from numbered
)`;

const costRecord = 'id uuid, cost bigint, until date, components jsonb';
const statusSql = `case when $18::bigint = 0 then 'paid' else 'open' end`;
/** SQL for the store's current policy of a kind, as `p`. */
const policySql = (columns: string, kind: 'refund' | 'terms'): string => `(select ${columns} from policies p
    where p.business_id = $1 and p.store_id = $2 and p.kind = '${kind}' order by p.number desc limit 1)`;
const returnDay = '$7::date + p.return_days';

/** Posts a saved invoice. */
export const postSavedSql = `
with ${ledgersSql}, posted_lines as (
  update invoice_lines l set cost = x.cost, warranty_until = x.until, components = x.components
  from jsonb_to_recordset($12::jsonb) as x(${costRecord})
  where l.business_id = $1 and l.invoice_id = $5 and l.id = x.id
)
update invoices set status = ${statusSql}, number = (select last from numbered), paid = $17, on_account = $18, due_date = $19,
  cost = $8, posted_at = $6, business_day = $7, salesperson_id = $20, updated_at = $6, version = version + 1,
  (refund_policy_id, return_by) = ${policySql(`p.id, ${returnDay}`, 'refund')},
  terms_id = ${policySql('p.id', 'terms')}
where business_id = $1 and id = $5`;

/** Posts an invoice that was never saved: each row is written once. Its version is that of an invoice which was saved once. */
export const postNewSql = `
with ${ledgersSql}, posted_lines as (
  insert into invoice_lines (business_id, invoice_id, ${lineColumns}, cost, warranty_until, components)
  select $1, $5, x.*, c.cost, c.until, c.components
  from jsonb_to_recordset($22::jsonb) as x(${lineRecord}) join jsonb_to_recordset($12::jsonb) as c(${costRecord}) on c.id = x.id
)
insert into invoices (business_id, id, store_id, salesperson_id, created_at, updated_at, ${headColumnNames},
  status, version, number, paid, on_account, due_date, cost, posted_at, business_day, refund_policy_id, return_by, terms_id)
select $1, $5, $2, $20::uuid, $6, $6, x.*, ${statusSql}, 2, n.last, $17, $18, $19, $8, $6, $7,
  ${policySql('p.id', 'refund')}, ${policySql(returnDay, 'refund')}, ${policySql('p.id', 'terms')}
from jsonb_to_record($21::jsonb) as x(${headColumns}), numbered n`;
