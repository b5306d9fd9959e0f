import { Field } from '@tilldesk/ui';
import { Fields } from '../../../resource/form/Form.styles.ts';
import { PercentInput } from '../../../resource/form/PercentInput.tsx';
import type { CombinedInputProps } from '../../../resource/resource.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { TaxSelect } from './TaxSelect.tsx';
import { useTaxes } from './useTaxes.ts';

/** Input for a product's tax: a named tax sets the rate; typing a rate removes the named tax. */
export function TaxInput({ values, onChange, errors, fieldIds }: CombinedInputProps) {
  const t = useTranslate();
  const taxes = useTaxes();
  const { taxId, taxRate } = values;
  return (
    <Fields>
      <Field id={fieldIds['taxId']} label={t('field.product.taxId')} error={errors['taxId']}>
        <TaxSelect
          value={taxId}
          record={null}
          onChange={(id) => {
            const rate = taxes.find((tax) => tax.id === id)?.rate;
            onChange({ taxId: id, ...(rate === undefined ? {} : { taxRate: rate }) });
          }}
        />
      </Field>
      <Field id={fieldIds['taxRate']} label={t('field.product.taxRate')} required error={errors['taxRate']}>
        <PercentInput
          value={typeof taxRate === 'string' ? taxRate : null}
          onChange={(rate) => onChange({ taxRate: rate, taxId: null })}
        />
      </Field>
    </Fields>
  );
}
