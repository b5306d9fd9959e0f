import { dashboard } from '@tilldesk/domain/shop';
import { hourOf } from '@tilldesk/domain/time';
import { Card } from '@tilldesk/ui';
import { MiniBars } from '@tilldesk/ui/print';
import { useState } from 'react';
import { Go } from '../../kit/go/Go.tsx';
import { Failed } from '../../kit/page/Failed.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { Wait } from '../../kit/page/Wait.tsx';
import { useFormats } from '../../kit/say/useFormats.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { useAnswer } from '../../wiring/answers.ts';
import { useSession } from '../../wiring/useSession.ts';
import { Charts } from './dashboard.styles.ts';
import { LatestSales } from './LatestSales.tsx';
import { openHours } from './openHours.ts';
import { partOfDay } from './partOfDay.ts';
import { Tiles } from './Tiles.tsx';

/** Today's figures of the store; they follow every sale without a reload. */
export function Screen() {
  const say = useSay();
  const { money, day, shortDay, hour } = useFormats();
  const { user, store } = useSession();
  const [cameAt] = useState(() => new Date().toISOString());
  const { data, problem, again } = useAnswer(dashboard, {}, { watch: ['invoices', 'products', 'inventory'] });
  if (problem && !data) return <Failed problem={problem} onAgain={again} />;
  if (!data) return <Wait />;
  const part = partOfDay(hourOf(cameAt, store.timeZone));
  return (
    <Page
      title={say('dashboard.greeting', { part, name: user.name.split(' ')[0] })}
      about={say('dashboard.about', { store: store.storeName, day: day(data.day) })}
      actions={
        <Go to="/sale-invoice-management/create-invoice" tone="primary" icon="plus">
          {say('dashboard.new')}
        </Go>
      }
    >
      <Tiles figures={data} />
      <Charts>
        <Card title={say('dashboard.byHour')} hint={say('dashboard.byHour.hint')}>
          <MiniBars
            caption={say('dashboard.byHour')}
            points={openHours(data.byHour).map((bar) => ({ label: hour(bar.hour), value: bar.value }))}
            format={money}
            words={{ label: say('dashboard.hour'), value: say('dashboard.netSales') }}
            empty={say('dashboard.byHour.none')}
          />
        </Card>
        <Card title={say('dashboard.byDay')} hint={say('dashboard.byDay.hint')}>
          <MiniBars
            caption={say('dashboard.byDay')}
            points={data.byDay.map((bar) => ({ label: shortDay(bar.day), value: bar.netSales }))}
            format={money}
            words={{ label: say('dashboard.day'), value: say('dashboard.byDay.hint') }}
          />
        </Card>
      </Charts>
      {data.latest && <LatestSales latest={data.latest} today={data.day} />}
    </Page>
  );
}
