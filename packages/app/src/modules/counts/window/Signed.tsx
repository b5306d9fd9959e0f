import { Text } from '@tilldesk/ui';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';

/** A quantity of pieces with its sign: negative is short, positive is over. */
export function Signed({ value }: { value: number | null }) {
  const t = useTranslate();
  const { number } = useFormats();
  if (value === null) return <Text tone="muted">{t('list.absent')}</Text>;
  if (value === 0) return <Text tone="muted">{number(0)}</Text>;
  return (
    <Text tone={value < 0 ? 'bad' : 'ok'}>
      {value < 0 ? '−' : '+'}
      {number(Math.abs(value))}
    </Text>
  );
}
