import { phoneLabels, formatPhone, type CustomerPhone } from '@tilldesk/domain/customers';
import { Field, PhoneInput, TextInput } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { useState } from 'react';
import { useSelectTexts } from '../../../resource/form/useSelectTexts.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { ContactRows } from './ContactRows.tsx';
import type { ContactsOfOneKind } from './EmailRows.tsx';

/** Input rows for a customer's phones: number, kind, and whom it reaches. */
export function PhoneRows({ id, contacts, onChange, onLeave, errors }: ContactsOfOneKind<CustomerPhone>) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const [focused, setFocused] = useState<number | null>(null);
  return (
    <ContactRows
      id={id}
      contacts={contacts}
      onChange={onChange}
      blank={blank}
      valueOf={numberOf}
      nameOf={({ number }) => formatPhone(number)}
      more={t('customers.phone.add')}
      fields="three"
    >
      {({ number, label, contactName }, at, change) => (
        <>
          <Field
            label={at === 0 ? t('field.customer.phone') : t('customers.phone.more', { number: at + 1 })}
            error={
              errors[`phones.${at}.number`] ?? errors[`phones.${at}`] ?? (at === 0 ? listError(errors) : undefined)
            }
          >
            <PhoneInput
              value={focused === at ? number : formatPhone(number)}
              onChange={(next) => change({ number: next })}
              onFocus={() => setFocused(at)}
              onBlur={() => {
                setFocused(null);
                onLeave();
              }}
              autoComplete="off"
              maxLength={20}
              maxLengthText={t('form.maxLength')}
            />
          </Field>
          <Field label={t('customers.phone.label')}>
            <Select
              options={phoneLabels.map((one) => ({ id: one, label: t(`customers.phone.label.${one}`) }))}
              texts={texts}
              value={label}
              onChange={(next) => change({ label: phoneLabels.find((one) => one === next) ?? 'other' })}
            />
          </Field>
          <Field label={t('customers.phone.contactName')}>
            <TextInput
              value={contactName ?? ''}
              onChange={(next) => change({ contactName: next === '' ? null : next })}
              placeholder={t('customers.phone.own')}
              autoComplete="off"
              maxLength={40}
              maxLengthText={t('form.maxLength')}
            />
          </Field>
        </>
      )}
    </ContactRows>
  );
}

const blank: CustomerPhone = { number: '', label: 'mobile', contactName: null, isPrimary: true };
const numberOf = ({ number }: CustomerPhone): string => number;

/** Returns the error of the phone list as a whole, apart from errors of single phones. */
const listError = (errors: ContactsOfOneKind<CustomerPhone>['errors']): string | undefined =>
  Object.keys(errors).some((path) => path.startsWith('phones.')) ? undefined : errors['phones'];
