import { priceKinds } from '@tilldesk/domain/products';
import { Field, MoneyInput } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { useIntl } from 'react-intl';
import { Fields } from '../../../resource/form/Form.styles.ts';
import { PercentInput } from '../../../resource/form/PercentInput.tsx';
import type { CombinedInputProps } from '../../../resource/resource.ts';
import { useSelectTexts } from '../../../resource/form/useSelectTexts.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';

/** Input for the effect of a price rule: a percentage, an amount, or a fixed price. */
export function RuleValue({ values, onChange, errors, fieldIds }: CombinedInputProps) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const { locale } = useIntl();
  const { defaultCurrency } = useSession().store;
  const { kind, rate, amount } = values;
  return (
    <Fields>
      <Field id={fieldIds['kind']} label={t('field.priceRule.kind')} required error={errors['kind']}>
        <Select
          options={priceKinds.map((id) => ({ id, label: t(`choice.priceRule.kind.${id}`) }))}
          texts={texts}
          value={typeof kind === 'string' ? kind : 'percent'}
          onChange={(next) => onChange({ kind: next, rate: null, amount: null })}
        />
      </Field>
      {kind === 'percent' ? (
        <Field id={fieldIds['rate']} label={t('field.priceRule.rate')} required error={errors['rate']}>
          <PercentInput value={typeof rate === 'string' ? rate : null} onChange={(next) => onChange({ rate: next })} />
        </Field>
      ) : (
        <Field
          id={fieldIds['amount']}
          label={t(kind === 'price' ? 'priceRules.price' : 'field.priceRule.amount')}
          required
          error={errors['amount']}
        >
          <MoneyInput
            value={typeof amount === 'number' ? amount : null}
            onChange={(next) => onChange({ amount: next })}
            currency={defaultCurrency}
            locale={locale}
          />
        </Field>
      )}
    </Fields>
  );
}
