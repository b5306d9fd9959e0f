import { dayOf } from '@tilldesk/domain/time';
import { Card, EmptyState } from '@tilldesk/ui';
import { Go } from '../../kit/go/Go.tsx';
import { useMayEnter } from '../../kit/go/useMayEnter.ts';
import { useFormats } from '../../kit/say/useFormats.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { useSession } from '../../wiring/useSession.ts';
import { Latest } from './dashboard.styles.ts';
import type { DashboardFigures } from './Tiles.tsx';

/** The sales that were made last; a new one comes in at the top. */
export function LatestSales({ latest, today }: { latest: DashboardFigures['latest']; today: string }) {
  const say = useSay();
  const { money, moment, time } = useFormats();
  const { timeZone } = useSession().store;
  const mayEnter = useMayEnter('/sale-invoice-management');
  return (
    <Card
      flush
      title={say('dashboard.latest')}
      actions={
        <Go to="/sale-invoice-management" tone="quiet" size="s">
          {say('dashboard.latest.all')}
        </Go>
      }
    >
      {latest.length === 0 ? (
        <EmptyState icon="receipt" title={say('dashboard.latest.none')} text={say('dashboard.latest.none.text')} />
      ) : (
        <Latest>
          {latest.map(({ id, number, customerName, salesperson, total, postedAt }) => {
            const row = (
              <>
                <b>{number}</b>
                <span>{customerName ?? say('dashboard.walkIn')}</span>
                <small>{salesperson}</small>
                <time dateTime={postedAt}>
                  {dayOf(postedAt, timeZone) === today ? time(postedAt) : moment(postedAt)}
                </time>
                <strong>{money(total)}</strong>
              </>
            );
            return (
              <li key={id}>
                {mayEnter ? (
                  <Go to="/sale-invoice-management/invoice-details/:invoiceId" with={{ invoiceId: id }}>
                    {row}
                  </Go>
                ) : (
                  <div>{row}</div>
                )}
              </li>
            );
          })}
        </Latest>
      )}
    </Card>
  );
}
