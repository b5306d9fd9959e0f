import type { Discount } from '@tilldesk/domain/lines';
import { Button, InputGroup, MoneyInput, NumberInput } from '@tilldesk/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import { percentOf, shareOf } from './percent.ts';

export type DiscountInputProps = {
  /** Accessible name of the field. */
  label: string;
  value: Discount;
  /** Maximum discount in minor units. */
  max: number;
  onChange: (discount: Discount) => void;
};

/** Input for a discount as an amount or a percentage. The button next to the field switches between them. */
export function DiscountInput({ label, value, max, onChange }: DiscountInputProps) {
  const t = useTranslate();
  const { locale } = useIntl();
  const currency = useSession().store.defaultCurrency;
  const [chosen, setKind] = useState<'amount' | 'share'>(value?.kind ?? 'amount');
  const kind = value?.kind ?? chosen;
  const { symbol } = useFormats();
  return (
    <InputGroup>
      {kind === 'amount' ? (
        <MoneyInput
          aria-label={label}
          currency={currency}
          locale={locale}
          max={max}
          value={value?.kind === 'amount' ? value.amount : null}
          onChange={(amount) => onChange(amount === null || amount === 0 ? null : { kind: 'amount', amount })}
        />
      ) : (
        <NumberInput
          aria-label={label}
          min={0}
          max={100}
          value={value?.kind === 'share' ? percentOf(value.rate) : null}
          onChange={(percent) => onChange(shareOf(percent))}
        />
      )}
      <Button
        aria-label={t('sales.discount.kind', { kind, label })}
        onClick={() => {
          setKind(kind === 'amount' ? 'share' : 'amount');
          onChange(null);
        }}
      >
        {kind === 'amount' ? symbol : '%'}
      </Button>
    </InputGroup>
  );
}
