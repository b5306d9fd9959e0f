import type { dashboard as call } from '@tilldesk/domain/dashboard';
import { can } from '@tilldesk/domain/rights';
import { addDays, dayOf } from '@tilldesk/domain/time';
import type * as z from 'zod/mini';
import type { Actor, StoreScope } from '../../database/scope.ts';
import { paymentKinds } from '@tilldesk/domain/sales';
import type { Tx } from '../../database/transaction.ts';
import { formatInvoiceNumber } from '../../modules/stores/numbers.store.ts';
import { agencyFiguresOf } from '../../ledgers/agency/figures.store.ts';
import { salespersonSql } from '../../ledgers/commissions/salespeople.store.ts';

type Figures = z.input<(typeof call)['answer']>;
type Latest = NonNullable<Figures['latest']>[number];

const days = 14;
const latestCount = 8;

/**
 * Returns the store's figures of the day at `now`, in the store's time zone. Net sales are without tax, less the day's refunds.
 */
export async function readDashboard(tx: Tx, caller: Actor, now: string): Promise<Figures> {
  const day = dayOf(now, caller.store.timeZone);
  const hours = await salesByHour(tx, caller, now, addDays(day, 1 - days), day);
  const today = hours.filter((h) => h.day === day);
  const lastWeek = hours.filter((h) => h.day === addDays(day, -7));
  const netSales = sum(today, 'net');
  const invoices = sum(today, 'invoices');
  return {
    day,
    currency: caller.store.currency,
    netSales,
    netSalesLastWeek: sum(lastWeek, 'netByNow'),
    tax: sum(today, 'tax'),
    invoices,
    averageSale: invoices === 0 ? 0 : Math.round(netSales / invoices),
    pieces: sum(today, 'pieces'),
    grossProfit: caller.limits.viewCost ? netSales - sum(today, 'cost') : null,
    byHour: Array.from({ length: 24 }, (_, hour) =>
      sum(
        today.filter((h) => h.hour === hour),
        'net',
      ),
    ),
    byDay: Array.from({ length: days }, (_, i) => {
      const one = addDays(day, 1 - days + i);
      const ofDay = hours.filter((h) => h.day === one);
      return { day: one, netSales: sum(ofDay, 'net'), invoices: sum(ofDay, 'invoices') };
    }),
    ...(await statusFigures(tx, caller, day)),
    bills: can(caller.permissions, 'Bill Payments', 'read') ? await agencyFigures(tx, caller, day) : null,
    latest: can(caller.permissions, 'Sale & Invoice', 'read') ? await latest(tx, caller) : null,
  };
}

type Hour = {
  day: string;
  hour: number;
  net: number;
  /** Net sales up to the current time of day. */
  netByNow: number;
  tax: number;
  cost: number;
  pieces: number;
  invoices: number;
};

const sum = (hours: readonly Hour[], figure: Exclude<keyof Hour, 'day'>): number =>
  hours.reduce((total, hour) => total + hour[figure], 0);

const salesByHour = (tx: Tx, caller: StoreScope, now: string, from: string, to: string): Promise<Hour[]> =>
  tx.raw<Hour>(
    `select day, extract(hour from at at time zone $5)::int as hour, sum(net)::bigint as net,
       coalesce(sum(net) filter (
         where (at at time zone $5)::time <= ($6::timestamptz at time zone $5)::time), 0)::bigint as "netByNow",
       sum(tax)::bigint as tax, sum(cost)::bigint as cost, sum(pieces) as pieces, sum(invoices) as invoices
     from (
       select business_day as day, posted_at as at, net, tax, coalesce(cost, 0) as cost, pieces, 1 as invoices
       from invoices
       where business_id = $1 and store_id = $2 and business_day between $3 and $4 and status in ('open', 'paid')
       union all
       select business_day, at, -net, -tax, -cost, -pieces, 0 from refunds
       where business_id = $1 and store_id = $2 and business_day between $3 and $4 and status = 'posted') x
     group by 1, 2`,
    [caller.businessId, caller.storeId, from, to, caller.store.timeZone, now],
    'sales_by_hour',
  );

/** Returns payments taken today less refunds, the number of drafts, and the number of products at or below their reorder point. */
async function statusFigures(tx: Tx, caller: StoreScope, day: string) {
  const [row] = await tx.raw<Pick<Figures, 'tendered' | 'drafts' | 'lowStock'>>(
    `select
       (select coalesce(sum(p.amount), 0)::bigint from invoices i
          join payments p on p.business_id = i.business_id and p.invoice_id = i.id
        where i.business_id = $1 and i.store_id = $2 and i.business_day = $3 and i.status in ('open', 'paid')
          and p.kind = any($4::text[]))
       - (select coalesce(sum(paid_out), 0)::bigint from refunds
          where business_id = $1 and store_id = $2 and business_day = $3 and status = 'posted') as tendered,
       (select count(*) from invoices where business_id = $1 and store_id = $2 and status = 'draft') as drafts,
       (select count(*) from products p
        where p.business_id = $1 and p.reorder_point is not null and p.active and p.archived_at is null
          and p.reorder_point >= case p.tracking
            when 'serialized' then (select count(*) from units u where u.business_id = $1 and u.store_id = $2
              and u.product_id = p.id and u.status = 'in_stock')
            when 'quantity' then (select coalesce(sum(l.on_hand - l.reserved), 0) from stock_levels l
              where l.business_id = $1 and l.store_id = $2 and l.product_id = p.id)
          end) as "lowStock"`,
    [caller.businessId, caller.storeId, day, paymentKinds],
    'dashboard_totals',
  );
  return row ?? { tendered: 0, drafts: 0, lowStock: 0 };
}

/** Returns the pending bill payments, and what the store handled for carriers and earned with it on a day. */
async function agencyFigures(tx: Tx, caller: Actor, day: string): Promise<NonNullable<Figures['bills']>> {
  const { revenue, ...figures } = await agencyFiguresOf(tx, caller, day);
  return { ...figures, revenue: caller.limits.viewCost ? revenue : null };
}

async function latest(tx: Tx, caller: StoreScope): Promise<Latest[]> {
  const rows = await tx.raw<Omit<Latest, 'number'> & { number: number }>(
    `select i.id, i.number, c.name as "customerName", u.name as salesperson, i.total, i.posted_at as "postedAt"
     from invoices i
     join users u on u.business_id = i.business_id and u.id = ${salespersonSql}
     left join customers c on c.business_id = i.business_id and c.id = i.customer_id
     where i.business_id = $1 and i.store_id = $2 and i.status in ('open', 'paid')
     order by i.number desc limit ${latestCount}`,
    [caller.businessId, caller.storeId],
    'latest_sales',
  );
  return rows.map((row) => ({ ...row, number: formatInvoiceNumber(row.number) }));
}
