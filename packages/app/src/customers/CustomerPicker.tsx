import { can } from '@tilldesk/domain/rights';
import { AsyncSelect, type Option } from '@tilldesk/ui/select';
import { Suspense, useMemo, useState, type Ref } from 'react';
import { useSession } from '../session/useSession.ts';
import { lazyPart } from '../page/lazyOnIdle.tsx';
import { useSelectTexts } from '../resource/form/useSelectTexts.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { loaderFor, picked, type PickedCustomer } from './customer.wiring.ts';

const NewCustomer = lazyPart(async () => (await import('./NewCustomer.tsx')).NewCustomer);

export type CustomerPickerProps = {
  value: { id: string; name: string } | null;
  onChange: (customer: PickedCustomer | null) => void;
  placeholder: string;
  readOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
};

type CustomerCreation = { text: string; answer: (option: Option | null) => void };

/**
 * Selects a customer by name, phone or email. Users with the right to do so can add a missing customer without leaving the
 * page.
 */
export function CustomerPicker({ value, onChange, placeholder, readOnly = false, ref }: CustomerPickerProps) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const { permissions } = useSession();
  const [creation, setCreation] = useState<CustomerCreation | null>(null);
  const load = useMemo(() => loaderFor(permissions), [permissions]);
  const mayAdd = can(permissions, 'Customer', 'create');
  const settle = (option: Option | null) => {
    creation?.answer(option);
    setCreation(null);
  };
  return (
    <>
      <AsyncSelect
        ref={ref}
        icon="user"
        load={load}
        texts={{ ...texts, create: (text) => t('finder.customer.add', { text }) }}
        readOnly={readOnly}
        placeholder={placeholder}
        value={value && { id: value.id, label: value.name }}
        onChange={(option) => onChange(picked(option))}
        onCreate={mayAdd ? (text) => new Promise((answer) => setCreation({ text, answer })) : undefined}
      />
      <Suspense>
        {creation && <NewCustomer text={creation.text} onChosen={settle} onClose={() => settle(null)} />}
      </Suspense>
    </>
  );
}
