import type { Option } from '@tilldesk/ui/select';
import { CustomerPicker } from '../../customers/CustomerPicker.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';

type CustomerInputProps = { value: Option | null; onChange: (customer: Option | null) => void };

/** Picker for the customer of a reservation. */
export function CustomerInput({ value, onChange }: CustomerInputProps) {
  const t = useTranslate();
  return (
    <CustomerPicker
      placeholder={t('inventory.customer.choose')}
      value={value && { id: value.id, name: value.label }}
      onChange={(customer) => onChange(customer && { id: customer.id, label: customer.name })}
    />
  );
}
