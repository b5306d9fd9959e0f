import { expenseProblem, expenseTotals } from '@tilldesk/domain/expenses';
import { Field, MoneyInput, RadioGroup, SumList } from '@tilldesk/ui';
import { useIntl } from 'react-intl';
import { Stack } from '../../../page/flow.styles.ts';
import { Fields } from '../../../resource/form/Form.styles.ts';
import { PercentInput } from '../../../resource/form/PercentInput.tsx';
import type { CombinedInputProps } from '../../../resource/resource.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';

/** Input for the amount of an expense and its tax; shows what is to be paid as it is typed. */
export function AmountsInput({ values, onChange, errors, fieldIds }: CombinedInputProps) {
  const t = useTranslate();
  const { locale } = useIntl();
  const problems = useProblem();
  const { money } = useFormats();
  const { defaultCurrency: currency } = useSession().store;
  const numberOf = (name: string) => (typeof values[name] === 'number' ? values[name] : null);
  const taxRate = typeof values['taxRate'] === 'string' ? values['taxRate'] : null;
  const taxOnTop = values['taxOnTop'] === true;
  const amount = numberOf('amount');
  const taxAmount = numberOf('taxAmount');
  const { net, tax, total } = expenseTotals({ amount: amount ?? 0, taxOnTop, taxRate, taxAmount });
  const impossible = amount === null ? null : expenseProblem({ amount, taxOnTop, taxAmount });
  const shownErrors = { ...problems.fields(impossible?.fields ?? {}), ...errors };
  const moneyField = (name: 'amount' | 'taxAmount', value: number | null) => (
    <Field
      id={fieldIds[name]}
      label={t(`field.expense.${name}`)}
      required={name === 'amount'}
      hint={name === 'taxAmount' ? t('expenses.taxAmount.hint') : undefined}
      error={shownErrors[name]}
    >
      <MoneyInput currency={currency} locale={locale} value={value} onChange={(minor) => onChange({ [name]: minor })} />
    </Field>
  );
  return (
    <Stack data-span="all">
      <Fields>
        {moneyField('amount', amount)}
        <Field id={fieldIds['taxOnTop']} label={t('field.expense.taxOnTop')} error={errors['taxOnTop']}>
          <RadioGroup
            orientation="horizontal"
            choices={['inside', 'onTop'].map((id) => ({ id, label: t(`expenses.tax.${id}` as 'expenses.tax.onTop') }))}
            value={taxOnTop ? 'onTop' : 'inside'}
            onChange={(id) => onChange({ taxOnTop: id === 'onTop' })}
          />
        </Field>
        <Field id={fieldIds['taxRate']} label={t('field.expense.taxRate')} error={errors['taxRate']}>
          <PercentInput value={taxRate} onChange={(rate) => onChange({ taxRate: rate })} />
        </Field>
        {moneyField('taxAmount', taxAmount)}
      </Fields>
      <SumList
        items={[
          { id: 'net', label: t('expenses.net'), value: money(net) },
          { id: 'tax', label: t('field.expense.tax'), value: money(tax) },
          { id: 'total', label: t('field.expense.total'), value: money(total), total: true },
        ]}
      />
    </Stack>
  );
}
