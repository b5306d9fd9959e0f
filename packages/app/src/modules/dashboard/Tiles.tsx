import type { Answer } from '@tilldesk/domain/contract';
import type { dashboard } from '@tilldesk/domain/shop';
import { Stat } from '@tilldesk/ui';
import type { ReactNode } from 'react';
import { Go } from '../../kit/go/Go.tsx';
import type { Query } from '../../kit/go/addressOf.ts';
import { useMayEnter } from '../../kit/go/useMayEnter.ts';
import { useFormats } from '../../kit/say/useFormats.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { comparison } from './comparison.ts';
import { Figures, Tile } from './dashboard.styles.ts';
import { Fresh } from './Fresh.tsx';

export type DashboardFigures = Answer<typeof dashboard>;

/** The figures of today; those that stand for a list lead to it. */
export function Tiles({ figures }: { figures: DashboardFigures }) {
  const say = useSay();
  const { money, number, percent } = useFormats();
  const { day, netSales, netSalesLastWeek: lastWeek, invoices, pieces, grossProfit } = figures;
  const today = { status: 'paid', from: day, to: day };
  const share = (value: number) => percent(Math.round(value * 100) / 100);
  const glowing = (value: number, text: string) => <Fresh of={value}>{text}</Fresh>;
  return (
    <Figures aria-label={say('dashboard.figures')} data-wide={grossProfit !== null}>
      <ToInvoices query={today}>
        <Stat
          label={say('dashboard.netSales')}
          value={glowing(netSales, money(netSales))}
          delta={comparison(netSales, lastWeek, (value) => say('dashboard.change', { share: share(value) }))}
          hint={
            lastWeek === 0 ? say('dashboard.lastWeek.none') : say('dashboard.lastWeek', { amount: money(lastWeek) })
          }
        />
      </ToInvoices>
      <ToInvoices query={today}>
        <Stat
          label={say('dashboard.invoices')}
          value={glowing(invoices, number(invoices))}
          hint={say('dashboard.tendered', { amount: money(figures.tendered) })}
        />
      </ToInvoices>
      <Tile>
        <Stat
          label={say('dashboard.averageSale')}
          value={glowing(figures.averageSale, money(figures.averageSale))}
          hint={say('dashboard.averageSale.hint')}
        />
      </Tile>
      <Tile>
        <Stat
          label={say('dashboard.pieces')}
          value={glowing(pieces, number(pieces))}
          hint={say('dashboard.pieces.hint', { count: invoices === 0 ? 0 : Math.round((pieces / invoices) * 10) / 10 })}
        />
      </Tile>
      {grossProfit !== null && (
        <Tile>
          <Stat
            label={say('dashboard.grossProfit')}
            value={glowing(grossProfit, money(grossProfit))}
            hint={say('dashboard.margin', { share: share(netSales === 0 ? 0 : grossProfit / netSales) })}
          />
        </Tile>
      )}
      <ToInvoices query={{ status: 'draft' }}>
        <Stat
          label={say('dashboard.drafts')}
          value={glowing(figures.drafts, number(figures.drafts))}
          hint={say('dashboard.drafts.hint')}
        />
      </ToInvoices>
      <ToStock>
        <Stat
          label={say('dashboard.lowStock')}
          value={glowing(figures.lowStock, number(figures.lowStock))}
          hint={say('dashboard.lowStock.hint')}
        />
      </ToStock>
    </Figures>
  );
}

function ToInvoices({ query, children }: { query: Query; children: ReactNode }) {
  const mayEnter = useMayEnter('/sale-invoice-management');
  return (
    <Tile>
      {mayEnter ? (
        <Go to="/sale-invoice-management" query={query}>
          {children}
        </Go>
      ) : (
        children
      )}
    </Tile>
  );
}

function ToStock({ children }: { children: ReactNode }) {
  const mayEnter = useMayEnter('/manage-inventory/non-serialized');
  return <Tile>{mayEnter ? <Go to="/manage-inventory/non-serialized">{children}</Go> : children}</Tile>;
}
