import { Text } from '@tilldesk/ui';
import { DateTime, Money, Quantity } from '@tilldesk/ui/table';
import { useIntl } from 'react-intl';
import { useSession } from '../session/useSession.ts';
import { countryName } from '../addresses/countryName.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import type { ShownKind, ShownValue } from './list/ListColumn.ts';

/** Formats a value by its kind; a missing value is a dash. */
export function Shown({ kind, value }: { kind: ShownKind; value: ShownValue }) {
  const t = useTranslate();
  const { locale } = useIntl();
  const { percent } = useFormats();
  const { defaultCurrency, timeZone } = useSession().store;
  if (value === null || value === undefined || value === '') return <Text tone="muted">{t('list.absent')}</Text>;
  if (typeof value === 'boolean') return t(value ? 'list.yes' : 'list.no');
  if (typeof value === 'object') {
    if (value.length === 0) return <Text tone="muted">{t('list.absent')}</Text>;
    return kind === 'text' ? value.join(', ') : <Text code>{value.join(', ')}</Text>;
  }
  if (typeof value === 'number') {
    if (kind === 'money') return <Money minor={value} currency={defaultCurrency} locale={locale} />;
    return <Quantity value={value} locale={locale} />;
  }
  if (kind === 'rate') return percent(value);
  if (kind === 'date' && value.length === 10) {
    return <DateTime instant={`${value}T00:00:00Z`} timeZone="UTC" locale={locale} form="date" />;
  }
  if (kind === 'date' || kind === 'instant') {
    const form = kind === 'date' ? 'date' : 'dateTime';
    return <DateTime instant={value} timeZone={timeZone} locale={locale} form={form} />;
  }
  if (kind === 'country') return countryName(value, locale);
  return kind === 'code' ? <Text code>{value}</Text> : value;
}
