import type { ManagedStore } from '@tilldesk/domain/stores';
import { Card, DescriptionList, Text } from '@tilldesk/ui';
import { useIntl } from 'react-intl';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { Details } from '../../resource/Details.tsx';
import { DetailsScreen } from '../../resource/DetailsScreen.tsx';
import { storesResource } from './stores.resource.ts';
import { StoreStatus } from './StoreStatus.tsx';
import { hoursText, weekdayName, weekdays } from './weekdays.ts';

const main = ['stores.store', 'stores.address', 'stores.money'] as const;
const beside = ['stores.receipts', 'stores.numbers'] as const;

/** A store: facts, opening hours, receipt texts, and number series. */
export function Screen() {
  return (
    <DetailsScreen
      resource={storesResource}
      about={(store) => <StoreStatus row={store} />}
      without={main}
      sidebar={(store) => <Hours store={store} />}
    >
      {(store) => <Details resource={storesResource} record={store} without={beside} />}
    </DetailsScreen>
  );
}

function Hours({ store: { openingHours } }: { store: ManagedStore }) {
  const t = useTranslate();
  const { locale } = useIntl();
  if (openingHours.length === 0) {
    return (
      <Card title={t('stores.hours')}>
        <Text tone="muted">{t('stores.hours.none')}</Text>
      </Card>
    );
  }
  return (
    <Card title={t('stores.hours')}>
      <DescriptionList
        layout="rows"
        items={weekdays.map((day) => {
          const hours = openingHours.find((one) => one.day === day);
          return {
            id: String(day),
            label: weekdayName(day, locale),
            value: hours ? hoursText(hours, locale) : t('stores.closed'),
          };
        })}
      />
    </Card>
  );
}
