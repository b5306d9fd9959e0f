import { dayOf } from '@tilldesk/domain/time';
import { Card, EmptyState, ItemList } from '@tilldesk/ui';
import { addressOf } from '../../navigation/addressOf.ts';
import { PageLink } from '../../navigation/PageLink.tsx';
import { routerLink } from '../../navigation/routerLink.tsx';
import { useMayEnter } from '../../navigation/useCanEnter.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSession } from '../../session/useSession.ts';
import type { DashboardFigures } from './Tiles.tsx';

/** Lists the latest sales; a new sale appears at the top. */
export function LatestSales({ latest, today }: { latest: NonNullable<DashboardFigures['latest']>; today: string }) {
  const t = useTranslate();
  const { money, moment, time } = useFormats();
  const { timeZone } = useSession().store;
  const mayEnter = useMayEnter('/sale-invoice-management');
  return (
    <Card
      flush
      title={t('dashboard.latest')}
      actions={
        <PageLink to="/sale-invoice-management" tone="quiet" size="s">
          {t('dashboard.latest.all')}
        </PageLink>
      }
    >
      {latest.length === 0 ? (
        <EmptyState icon="receipt" title={t('dashboard.latest.none')} text={t('dashboard.latest.none.text')} />
      ) : (
        <ItemList
          variant="lined"
          renderLink={routerLink}
          items={latest.map(({ id, number, customerName, salesperson, total, postedAt }) => ({
            id,
            lead: number,
            title: customerName ?? t('dashboard.walkIn'),
            text: salesperson,
            at: postedAt,
            timeText: dayOf(postedAt, timeZone) === today ? time(postedAt) : moment(postedAt),
            value: money(total),
            href: mayEnter ? addressOf(details, { with: { invoiceId: id } }) : undefined,
          }))}
        />
      )}
    </Card>
  );
}

const details = '/sale-invoice-management/invoice-details/:invoiceId';
