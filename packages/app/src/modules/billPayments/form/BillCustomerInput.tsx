import type { BillPayment } from '@tilldesk/domain/billPayments';
import { useState } from 'react';
import { CustomerPicker } from '../../../customers/CustomerPicker.tsx';
import type { FieldInputProps } from '../../../resource/resource.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';

/** Selects the customer who pays; a bill needs none. */
export function BillCustomerInput({ value, onChange, record }: FieldInputProps) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>(null);
  const stored = record as BillPayment | null;
  const known = chosen?.id === value ? chosen : null;
  const name = known?.name ?? (stored?.customerId === value ? stored?.customerName : null);
  return (
    <CustomerPicker
      placeholder={t('billPayments.customer.choose')}
      value={typeof value === 'string' ? { id: value, name: name ?? value } : null}
      onChange={(customer) => {
        setChosen(customer);
        onChange(customer?.id ?? null);
      }}
    />
  );
}
