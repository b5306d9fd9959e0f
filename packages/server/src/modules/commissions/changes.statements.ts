// Generated from changes.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';

/** The lines of the invoices that were sold, changed or paid between two days: what they are, and their base on the day of the sale. */
export const listSoldLines: Statement<
  { businessId: string; storeId: string; from: string; to: string; fromAt: string; toAt: string; timeZone: string },
  { invoiceId: string; lineId: string; saleDay: string; paidDay: string | null; sellerId: string; productId: string | null; pieces: number; net: number; margin: number; isCharge: boolean; isSerialized: boolean; isActivated: boolean; categoryKind: string | null; categoryId: string | null; mainCategoryId: string | null; brand: string | null }
> = {
  text: `with touched as (
  select id from invoices
  where business_id = $1 and store_id = $2 and business_day between $3 and $4 and number is not null
  union
  select invoice_id from base_entries
  where business_id = $1 and store_id = $2 and business_day between $3 and $4
  union
  select p.invoice_id from payments p join invoices i on i.business_id = p.business_id and i.id = p.invoice_id
  where p.business_id = $1 and p.store_id = $2 and p.at >= $5 and p.at < $6 and i.on_account > 0
), sold as (
  select i.id, i.business_day, i.salesperson_id,
    -- An invoice on account is paid on the day on which its payments first reach the total, whatever is refunded later.
    case when i.on_account = 0 then i.business_day else (
      select min((x.at at time zone $7)::date) from (
        select p.at, sum(p.amount) over (order by p.seq) as paid from payments p
        where p.business_id = i.business_id and p.invoice_id = i.id) x
      where x.paid >= i.total) end as paid_day
  from touched t join invoices i on i.business_id = $1 and i.id = t.id
)
select s.id as invoice_id, l.id as line_id, s.business_day as sale_day, s.paid_day::text as paid_day,
  coalesce(l.salesperson_id, s.salesperson_id) as seller_id, l.product_id,
  case when l.charge is null then l.quantity else 0 end as pieces, l.net,
  greatest(0, l.net - coalesce(l.cost, 0)) as margin,
  l.charge is not null as is_charge, coalesce(p.tracking = 'serialized', false) as is_serialized,
  exists (select 1 from activations a where a.business_id = $1 and a.invoice_id = s.id and a.line_id = l.id
    and a.status not in ('discarded', 'cancelled')) as is_activated,
  c.kind as category_kind, c.id as category_id, c.parent_id as main_category_id, p.brand
from sold s join invoice_lines l on l.business_id = $1 and l.invoice_id = s.id
left join products p on p.business_id = $1 and p.id = l.product_id
left join categories c on c.business_id = $1 and c.id = p.category_id
order by s.business_day, s.id, l.position`,
  parameters: ['businessId', 'storeId', 'from', 'to', 'fromAt', 'toAt', 'timeZone'],
  columns: ['invoiceId', 'lineId', 'saleDay', 'paidDay', 'sellerId', 'productId', 'pieces', 'net', 'margin', 'isCharge', 'isSerialized', 'isActivated', 'categoryKind', 'categoryId', 'mainCategoryId', 'brand'],
  notNull: ['invoiceId', 'lineId', 'saleDay', 'sellerId', 'pieces', 'margin', 'isCharge', 'isSerialized', 'isActivated'],
  prepared: undefined,
};

/** The changes of the base of these invoices until a day, each with the day of its refund. */
export const listBaseChanges: Statement<
  { businessId: string; storeId: string; invoiceIds: readonly string[]; to: string },
  { lineId: string; kind: 'refund' | 'refundVoid' | 'void' | 'correction'; sellerId: string; day: string; pieces: number; net: number; margin: number; refundDay: string | null }
> = {
  text: `select e.line_id, e.kind, e.user_id as seller_id, e.business_day as day, e.pieces, e.net, e.margin,
  case e.kind when 'refund' then e.business_day when 'refundVoid' then (
    select min(r.business_day) from base_entries r where r.business_id = e.business_id and r.document_id = e.document_id
      and r.kind = 'refund' and r.line_id = e.line_id) end as refund_day
from base_entries e
where e.business_id = $1 and e.store_id = $2 and e.invoice_id = any($3::uuid[]) and e.business_day <= $4
order by e.seq`,
  parameters: ['businessId', 'storeId', 'invoiceIds', 'to'],
  columns: ['lineId', 'kind', 'sellerId', 'day', 'pieces', 'net', 'margin', 'refundDay'],
  notNull: [],
  prepared: undefined,
};

export const listEarlierEntries: Statement<
  { businessId: string; storeId: string; invoiceIds: readonly string[]; from: string },
  { kind: 'earn' | 'split' | 'spiff' | 'chargeback' | 'adjustment'; userId: string; sellerId: string; ruleId: string; ruleVersion: number; invoiceId: string; lineId: string | null; base: string; baseAmount: number; value: number; share: number; isCapped: boolean; causes: unknown; amount: number; day: string }
> = {
  text: `select e.kind, e.user_id, e.seller_id, e.rule_id, e.rule_version, e.invoice_id, e.line_id, e.base, e.base_amount, e.value,
  e.share, e.is_capped, coalesce(e.causes, '[]') as causes, e.amount, e.day
from commission_entries e join commission_periods p on p.business_id = e.business_id and p.id = e.period_id
where e.business_id = $1 and e.store_id = $2 and e.invoice_id = any($3::uuid[]) and p.to_day < $4
order by e.seq`,
  parameters: ['businessId', 'storeId', 'invoiceIds', 'from'],
  columns: ['kind', 'userId', 'sellerId', 'ruleId', 'ruleVersion', 'invoiceId', 'lineId', 'base', 'baseAmount', 'value', 'share', 'isCapped', 'causes', 'amount', 'day'],
  notNull: ['sellerId', 'ruleId', 'ruleVersion', 'invoiceId', 'base', 'baseAmount', 'value', 'share', 'causes'],
  prepared: undefined,
};

export const listRoles: Statement<
  { businessId: string },
  { userId: string; roleId: string }
> = {
  text: `select id as user_id, role_id from users where business_id = $1`,
  parameters: ['businessId'],
  columns: ['userId', 'roleId'],
  notNull: [],
  prepared: undefined,
};

export const listRulesInForce: Statement<
  { businessId: string },
  { rule: unknown }
> = {
  text: `select v.rule from commission_rules r
join commission_rule_versions v on v.business_id = r.business_id and v.rule_id = r.id and v.version = r.version
where r.business_id = $1 and r.active and r.archived_at is null order by r.priority desc, r.id`,
  parameters: ['businessId'],
  columns: ['rule'],
  notNull: [],
  prepared: undefined,
};

export const listRuleVersions: Statement<
  { businessId: string },
  { rule: unknown }
> = {
  text: `select rule from commission_rule_versions where business_id = $1 order by rule_id, version`,
  parameters: ['businessId'],
  columns: ['rule'],
  notNull: [],
  prepared: undefined,
};
