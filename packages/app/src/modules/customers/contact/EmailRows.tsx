import type { CustomerEmail } from '@tilldesk/domain/customers';
import { Field, TextInput } from '@tilldesk/ui';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { ContactRows } from './ContactRows.tsx';

export type ContactsOfOneKind<C> = {
  /** The id that links to the field point to. */
  id: string | undefined;
  contacts: readonly C[];
  onChange: (contacts: readonly C[]) => void;
  onLeave: () => void;
  errors: Readonly<Record<string, string | undefined>>;
};

/** Input rows for a customer's emails. */
export function EmailRows({ id, contacts, onChange, onLeave, errors }: ContactsOfOneKind<CustomerEmail>) {
  const t = useTranslate();
  return (
    <ContactRows
      id={id}
      contacts={contacts}
      onChange={onChange}
      blank={blank}
      valueOf={addressOf}
      nameOf={addressOf}
      more={t('customers.email.add')}
    >
      {({ address }, at, change) => (
        <Field
          label={at === 0 ? t('field.customer.email') : t('customers.email.more', { number: at + 1 })}
          error={errors[`emails.${at}.address`] ?? errors[`emails.${at}`]}
        >
          <TextInput
            type="email"
            value={address}
            onChange={(next) => change({ address: next })}
            onBlur={onLeave}
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
            maxLengthText={t('form.maxLength')}
          />
        </Field>
      )}
    </ContactRows>
  );
}

const blank: CustomerEmail = { address: '', isPrimary: true };
const addressOf = ({ address }: CustomerEmail): string => address;
