import type { Option } from '@tilldesk/ui/select';
import { CustomerPicker } from '../../kit/customer/CustomerPicker.tsx';
import { useSay } from '../../kit/say/useSay.ts';

type CustomerInputProps = { value: Option | null; onChange: (customer: Option | null) => void };

/** Chooses the customer for whom something is kept. */
export function CustomerInput({ value, onChange }: CustomerInputProps) {
  const say = useSay();
  return (
    <CustomerPicker
      placeholder={say('inventory.customer.choose')}
      value={value && { id: value.id, name: value.label }}
      onChange={(customer) => onChange(customer && { id: customer.id, label: customer.name })}
    />
  );
}
