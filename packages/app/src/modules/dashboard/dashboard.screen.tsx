import { dashboard } from '@tilldesk/domain/dashboard';
import { hourOf } from '@tilldesk/domain/time';
import { Card } from '@tilldesk/ui';
import { MiniBars } from '@tilldesk/ui/print';
import { useState } from 'react';
import { PageLink } from '../../navigation/PageLink.tsx';
import { Failed } from '../../page/Failed.tsx';
import { Page } from '../../page/Page.tsx';
import { Wait } from '../../page/Loading.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useAnswer } from '../../api/useAnswer.ts';
import { useSession } from '../../session/useSession.ts';
import { Charts } from './dashboard.styles.ts';
import { LatestSales } from './LatestSales.tsx';
import { openHours } from './openHours.ts';
import { partOfDay } from './partOfDay.ts';
import { Tiles } from './Tiles.tsx';

/** Today's figures of the store; they update with every sale without a reload. */
export function Screen() {
  const t = useTranslate();
  const { money, day, shortDay, hour } = useFormats();
  const { user, store } = useSession();
  const [openedAt] = useState(() => new Date().toISOString());
  const { data, problem, again } = useAnswer(dashboard, {}, { watch: ['invoices', 'products', 'inventory'] });
  if (problem && !data) return <Failed problem={problem} onAgain={again} />;
  if (!data) return <Wait />;
  const part = partOfDay(hourOf(openedAt, store.timeZone));
  return (
    <Page
      title={t('dashboard.greeting', { part, name: user.name.split(' ')[0] })}
      about={t('dashboard.about', { store: store.storeName, day: day(data.day) })}
      actions={
        <PageLink to="/sale-invoice-management/create-invoice" tone="primary" icon="plus">
          {t('dashboard.new')}
        </PageLink>
      }
    >
      <Tiles figures={data} />
      <Charts>
        <Card title={t('dashboard.byHour')} hint={t('dashboard.byHour.hint')}>
          <MiniBars
            caption={t('dashboard.byHour')}
            points={openHours(data.byHour).map((bar) => ({ label: hour(bar.hour), value: bar.value }))}
            format={money}
            texts={{ label: t('dashboard.hour'), value: t('dashboard.netSales') }}
            empty={t('dashboard.byHour.none')}
          />
        </Card>
        <Card title={t('dashboard.byDay')} hint={t('dashboard.byDay.hint')}>
          <MiniBars
            caption={t('dashboard.byDay')}
            points={data.byDay.map((bar) => ({ label: shortDay(bar.day), value: bar.netSales }))}
            format={money}
            texts={{ label: t('dashboard.day'), value: t('dashboard.byDay.hint') }}
          />
        </Card>
      </Charts>
      {data.latest && <LatestSales latest={data.latest} today={data.day} />}
    </Page>
  );
}
