import type { RegisterSession } from '@tilldesk/domain/registers';
import { Badge, Text, type Tone } from '@tilldesk/ui';
import type { Formats } from '../../i18n/formats.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';

const toneOf: Record<RegisterSession['status'], Tone> = { open: 'ok', closed: 'neutral', uncounted: 'warn' };

/** Shows the status of a drawer. */
export function DrawerStatus({ status }: Pick<RegisterSession, 'status'>) {
  const t = useTranslate();
  return (
    <Badge tone={toneOf[status]} dot>
      {t(`drawers.status.${status}`)}
    </Badge>
  );
}

/** Shows counted less expected cash with its sign; a dash if unknown. */
export function Difference({ value }: { value: number | null }) {
  const t = useTranslate();
  const signedText = useSigned();
  if (value === null) return <Text tone="muted">{t('list.absent')}</Text>;
  return (
    <Text code tone={value === 0 ? 'muted' : value < 0 ? 'bad' : 'warn'}>
      {signedText(value)}
    </Text>
  );
}

/** Returns a signed amount: '+$5.00', '-$5.00', '$0.00'. */
export const signed = (minor: number, money: Formats['money']): string => `${minor > 0 ? '+' : ''}${money(minor)}`;

/** Returns `signed` for the store's currency. */
export function useSigned(): (minor: number) => string {
  const { money } = useFormats();
  return (minor) => signed(minor, money);
}
