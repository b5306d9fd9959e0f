import type { Answer } from '@tilldesk/domain/contract';
import type { dashboard } from '@tilldesk/domain/dashboard';
import { Fresh, Stat } from '@tilldesk/ui';
import { addressOf, type Query } from '../../navigation/addressOf.ts';
import { routerLink } from '../../navigation/routerLink.tsx';
import { useMayEnter } from '../../navigation/useCanEnter.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { comparison } from './comparison.ts';
import { Figures } from './dashboard.styles.ts';

export type DashboardFigures = Answer<typeof dashboard>;

/** Today's figures; those with a list behind them link to it. */
export function Tiles({ figures }: { figures: DashboardFigures }) {
  const t = useTranslate();
  const { money, number, percent } = useFormats();
  const { day, netSales, netSalesLastWeek: lastWeek, invoices, pieces, grossProfit, bills } = figures;
  const may = { [sales]: useMayEnter(sales), [stock]: useMayEnter(stock), [billList]: useMayEnter(billList) };
  const to = (path: typeof sales | typeof stock | typeof billList, query: Query = {}) =>
    may[path] ? { href: addressOf(path, { query }), renderLink: routerLink } : {};
  const ofToday = to(sales, { status: 'paid', from: day, to: day });
  const share = (value: number) => percent(Math.round(value * 100) / 100);
  const glowing = (value: number, text: string) => <Fresh of={value}>{text}</Fresh>;
  return (
    <Figures
      aria-label={t('dashboard.figures')}
      data-count={SURE + Number(grossProfit !== null) + Number(bills !== null)}
    >
      <Stat
        {...ofToday}
        label={t('dashboard.netSales')}
        value={glowing(netSales, money(netSales))}
        delta={comparison(netSales, lastWeek, (value) => t('dashboard.change', { share: share(value) }))}
        hint={lastWeek === 0 ? t('dashboard.lastWeek.none') : t('dashboard.lastWeek', { amount: money(lastWeek) })}
      />
      <Stat
        {...ofToday}
        label={t('dashboard.invoices')}
        value={glowing(invoices, number(invoices))}
        hint={t('dashboard.tendered', { amount: money(figures.tendered) })}
      />
      <Stat
        label={t('dashboard.averageSale')}
        value={glowing(figures.averageSale, money(figures.averageSale))}
        hint={t('dashboard.averageSale.hint')}
      />
      <Stat
        label={t('dashboard.pieces')}
        value={glowing(pieces, number(pieces))}
        hint={t('dashboard.pieces.hint', { count: invoices === 0 ? 0 : Math.round((pieces / invoices) * 10) / 10 })}
      />
      {grossProfit !== null && (
        <Stat
          label={t('dashboard.grossProfit')}
          value={glowing(grossProfit, money(grossProfit))}
          hint={t('dashboard.margin', { share: share(netSales === 0 ? 0 : grossProfit / netSales) })}
        />
      )}
      <Stat
        {...to(sales, { status: 'draft' })}
        label={t('dashboard.drafts')}
        value={glowing(figures.drafts, number(figures.drafts))}
        hint={t('dashboard.drafts.hint')}
      />
      <Stat
        {...to(stock, { view: 'low' })}
        label={t('dashboard.lowStock')}
        value={glowing(figures.lowStock, number(figures.lowStock))}
        hint={t('dashboard.lowStock.hint')}
      />
      {bills && (
        <Stat
          {...to(billList, bills.pending > 0 ? { status: 'pending' } : {})}
          label={t('dashboard.bills')}
          value={glowing(bills.handled, money(bills.handled))}
          {...(bills.pending > 0 && {
            delta: { direction: 'flat', tone: 'bad', text: t('dashboard.bills.pending', { count: bills.pending }) },
          })}
          hint={
            bills.revenue === null
              ? t('dashboard.bills.handled')
              : t('dashboard.bills.revenue', { amount: money(bills.revenue) })
          }
        />
      )}
    </Figures>
  );
}

/** The figures that everyone sees. */
const SURE = 6;
const sales = '/sale-invoice-management';
const stock = '/manage-inventory/non-serialized';
const billList = '/bill-payments';
