import { minorDigits } from '@tilldesk/domain/money';
import { Button, Text } from '@tilldesk/ui';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { Quick, QuickFace } from './Checkout.styles.ts';
import { quickAmounts } from './quickAmounts.ts';

type QuickCashProps = { due: number; currency: string; locked: boolean; onChoose: (amount: number) => void };

/** Buttons for the most common cash amounts. One tap adds the tender. */
export function QuickCash({ due, currency, locked, onChoose }: QuickCashProps) {
  const t = useTranslate();
  const { money } = useFormats();
  return (
    <Quick role="group" aria-label={t('sales.checkout.quick')}>
      {quickAmounts(due, minorDigits(currency)).map((amount) => (
        <Button key={amount} size="l" disabled={locked} onClick={() => onChoose(amount)}>
          <QuickFace>
            <Text size="l" weight="strong">
              {money(amount)}
            </Text>
            {amount === due && (
              <Text size="xs" tone="muted">
                {t('sales.checkout.exact')}
              </Text>
            )}
          </QuickFace>
        </Button>
      ))}
    </Quick>
  );
}
