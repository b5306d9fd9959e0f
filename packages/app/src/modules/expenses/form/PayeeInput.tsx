import type { Expense } from '@tilldesk/domain/expenses';
import { Field, TextInput } from '@tilldesk/ui';
import { useState } from 'react';
import { VendorPicker } from '../../../purchasing/VendorPicker.tsx';
import { asVendor, type VendorOption } from '../../../purchasing/vendors.wiring.ts';
import { Fields } from '../../../resource/form/Form.styles.ts';
import type { CombinedInputProps } from '../../../resource/resource.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useCan } from '../../../session/useCan.ts';

/** Input for who is paid: a vendor, or the name of another payee. */
export function PayeeInput({ values, onChange, errors, fieldIds, record }: CombinedInputProps) {
  const t = useTranslate();
  const mayRead = useCan('Vendor', 'read');
  const [chosen, setChosen] = useState<VendorOption | null>(null);
  const { vendorId, payee } = values;
  const stored = record as Pick<Expense, 'vendorId' | 'payeeName'> | null;
  const known = chosen?.id === vendorId ? chosen : null;
  const vendor =
    typeof vendorId === 'string'
      ? (known ?? asVendor({ id: vendorId, label: (stored?.vendorId === vendorId && stored.payeeName) || vendorId }))
      : null;
  const select = (option: VendorOption | null) => {
    setChosen(option);
    onChange({ vendorId: option?.id ?? null, ...(option && { payee: null }) });
  };
  return (
    <Fields data-span="all">
      {(mayRead || vendor !== null) && (
        <Field id={fieldIds['vendorId']} label={t('field.expense.vendorId')} error={errors['vendorId']}>
          <VendorPicker value={vendor} onChange={select} />
        </Field>
      )}
      {vendor === null && (
        <Field
          id={fieldIds['payee']}
          label={t('field.expense.payee')}
          hint={mayRead ? t('expenses.payee.hint') : undefined}
          error={errors['payee']}
        >
          <TextInput
            value={typeof payee === 'string' ? payee : ''}
            onChange={(name) => onChange({ payee: name })}
            maxLengthText={t('form.maxLength')}
            autoComplete="off"
          />
        </Field>
      )}
    </Fields>
  );
}
