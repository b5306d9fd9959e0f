import { AsyncSelect, type Option } from '@tilldesk/ui/select';
import { useSelectTexts } from '../../kit/resource/useSelectTexts.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { loadCustomers } from './inventory.wiring.ts';

type CustomerInputProps = { value: Option | null; onChange: (customer: Option | null) => void };

/** Chooses a customer by name, phone or e-mail. */
export function CustomerInput({ value, onChange }: CustomerInputProps) {
  const say = useSay();
  const texts = useSelectTexts();
  return (
    <AsyncSelect
      icon="user"
      load={loadCustomers}
      texts={texts}
      placeholder={say('inventory.customer.choose')}
      value={value}
      onChange={onChange}
    />
  );
}
