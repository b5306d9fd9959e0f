import { Text } from '@tilldesk/ui';
import { Quantity } from '@tilldesk/ui/table';
import { useIntl } from 'react-intl';

/** A quantity with its sign: what came, what went. */
export function Signed({ value }: { value: number }) {
  const { locale } = useIntl();
  if (value < 0) return <Quantity value={value} locale={locale} />;
  return <Text tone="ok">+{value.toLocaleString(locale)}</Text>;
}
