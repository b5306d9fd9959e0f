import type { Discount } from '@tilldesk/domain/lines';
import { Button, InputGroup, MoneyInput, NumberInput } from '@tilldesk/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import { percentOf, shareOf } from './percent.ts';

export type DiscountInputProps = {
  /** Names the field for screen readers. */
  label: string;
  value: Discount;
  /** What it may take off at most, in minor units. */
  max: number;
  onChange: (discount: Discount) => void;
};

/** Takes a discount as an amount or a percentage; the button beside it changes between the two. */
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
