import { isShareBase, type CommissionBaseKind } from '@tilldesk/domain/commissions';
import { MoneyInput, NumberInput } from '@tilldesk/ui';
import { useIntl } from 'react-intl';
import { useSession } from '../../../session/useSession.ts';
import { BasisPointsInput } from './BasisPointsInput.tsx';

type BoxProps = {
  base: CommissionBaseKind;
  value: number | null;
  onChange: (value: number | null) => void;
  /** Accessible name outside of a `Field`. */
  label?: string;
};

/** A rate in basis points, or an amount in minor units, by the base of the rule. */
export function ValueBox({ base, ...box }: BoxProps) {
  return isShareBase(base) ? <BasisPointsInput {...box} /> : <AmountBox {...box} />;
}

/** A total of the period in the unit of the base: money, pieces or invoices. */
export function TotalBox({ base, label, value, onChange }: BoxProps) {
  if (isShareBase(base))
    return <AmountBox {...(label === undefined ? {} : { label })} value={value} onChange={onChange} />;
  return <NumberInput aria-label={label} value={value} onChange={onChange} />;
}

function AmountBox({ value, onChange, label }: Omit<BoxProps, 'base'>) {
  const { locale } = useIntl();
  const { defaultCurrency: currency } = useSession().store;
  return <MoneyInput aria-label={label} currency={currency} locale={locale} value={value} onChange={onChange} />;
}
