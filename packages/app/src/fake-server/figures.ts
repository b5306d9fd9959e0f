import type { Answer } from '@tilldesk/domain/contract';
import { can } from '@tilldesk/domain/rights';
import type { dashboard } from '@tilldesk/domain/dashboard';
import type { Invoice } from '@tilldesk/domain/sales';
import { addDays, dayOf, hourOf } from '@tilldesk/domain/time';
import { place } from './found.ts';
import { productOf } from './answers/productAnswers.ts';
import type { FakeServer } from './FakeServer.ts';

const DAYS = 14;
const LATEST = 8;

/** Computes the dashboard's figures from the data of the fake shop. */
export function figuresOf(fakeServer: FakeServer): Answer<typeof dashboard> {
  const { shop, own: currentSession, now } = fakeServer;
  const today = dayOf(now, place.timeZone);
  const sales = shop.invoices.filter(({ status }) => status === 'paid');
  const on = (day: string) => sales.filter(({ createdAt }) => dayOf(createdAt, place.timeZone) === day);
  const sold = on(today);
  const hour = hourOf(now, place.timeZone);
  const weekAgo = on(addDays(today, -7)).filter(({ createdAt }) => hourOf(createdAt, place.timeZone) <= hour);
  const cost = sum(sold, ({ lines }) => lines.reduce((total, line) => total + (line.cost ?? 0), 0));
  const netSales = sum(sold, ({ net }) => net);
  return {
    day: today,
    currency: place.defaultCurrency,
    netSales,
    netSalesLastWeek: sum(weekAgo, ({ net }) => net),
    tax: sum(sold, ({ tax }) => tax),
    tendered: sum(sold, ({ paid }) => paid),
    invoices: sold.length,
    averageSale: sold.length === 0 ? 0 : Math.round(netSales / sold.length),
    pieces: sum(sold, ({ pieces }) => pieces),
    grossProfit: currentSession.limits.viewCost ? netSales - cost : null,
    drafts: shop.invoices.filter(({ status }) => status === 'draft').length,
    lowStock: shop.products
      .map((row) => productOf(fakeServer, row))
      .filter(({ onHand, reorderPoint }) => reorderPoint !== null && onHand <= reorderPoint).length,
    byHour: Array.from({ length: 24 }, (_, at) =>
      sum(
        sold.filter(({ createdAt }) => hourOf(createdAt, place.timeZone) === at),
        ({ net }) => net,
      ),
    ),
    byDay: Array.from({ length: DAYS }, (_, index) => addDays(today, index + 1 - DAYS)).map((day) => ({
      day,
      netSales: sum(on(day), ({ net }) => net),
      invoices: on(day).length,
    })),
    latest: can(currentSession.permissions, 'Sale & Invoice', 'read') ? latestOf(sales) : null,
  };
}

const latestOf = (sales: readonly Invoice[]) =>
  sales
    .slice(-LATEST)
    .toReversed()
    .map(({ id, number, customerName, salesperson, total, createdAt }) => ({
      id,
      customerName,
      salesperson,
      total,
      number: number ?? '',
      postedAt: createdAt,
    }));

const sum = (rows: readonly Invoice[], of: (row: Invoice) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);
