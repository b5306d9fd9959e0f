import { Text } from '@tilldesk/ui';
import { Quantity } from '@tilldesk/ui/table';
import { useIntl } from 'react-intl';
import { Shown } from '../../resource/FieldValue.tsx';

/** A quantity with its sign: positive is incoming, negative is outgoing, a dash is zero. */
export function Signed({ value }: { value: number }) {
  const { locale } = useIntl();
  if (value === 0) return <Shown kind="quantity" value={null} />;
  if (value < 0) return <Quantity value={value} locale={locale} />;
  return <Text tone="ok">+{value.toLocaleString(locale)}</Text>;
}
