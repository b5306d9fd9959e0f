import type { CustomerContent, CustomerEmail, CustomerPhone } from '@tilldesk/domain/customers';
import { can } from '@tilldesk/domain/rights';
import { useState } from 'react';
import { Stack } from '../../../page/flow.styles.ts';
import { draftOf } from '../../../resource/form/formValues.ts';
import type { CombinedInputProps } from '../../../resource/resource.ts';
import { useSession } from '../../../session/useSession.ts';
import { addTo } from './addTo.wiring.ts';
import { DuplicateNotice } from './DuplicateNotice.tsx';
import { EmailRows } from './EmailRows.tsx';
import { PhoneRows } from './PhoneRows.tsx';
import { useDuplicates, type Contacts } from './useDuplicates.ts';

/**
 * Input for a customer's phones and emails. When a field loses focus, it shows other customers with the same contact.
 */
export function ContactsInput({ values, onChange, errors, record, discard, fieldIds }: CombinedInputProps) {
  const { permissions } = useSession();
  const [left, setLeft] = useState<Contacts | null>(null);
  const now: Contacts = {
    phones: (values['phones'] as CustomerPhone[] | undefined) ?? [],
    emails: (values['emails'] as CustomerEmail[] | undefined) ?? [],
  };
  const known = (values['despiteDuplicate'] as string[] | undefined) ?? [];
  // A rejected save checks the current values for duplicates.
  const isRejected = Object.keys(errors).some((path) => /^(phones|emails)\.\d+$/.test(path));
  const contactOwners = useDuplicates(isRejected ? now : left, record?.id);
  const mayAdd = record === null && can(permissions, 'Customer', 'update');
  const checkDuplicates = () => setLeft(now);

  return (
    <Stack>
      <PhoneRows
        id={fieldIds['phones']}
        contacts={now.phones}
        onChange={(phones) => onChange({ phones })}
        onLeave={checkDuplicates}
        errors={errors}
      />
      <EmailRows
        id={fieldIds['emails']}
        contacts={now.emails}
        onChange={(emails) => onChange({ emails })}
        onLeave={checkDuplicates}
        errors={errors}
      />
      {contactOwners.map((contactOwner) => (
        <DuplicateNotice
          key={contactOwner.id}
          contactOwner={contactOwner}
          isKnown={known.includes(contactOwner.id)}
          onAdd={mayAdd ? () => addTo(contactOwner.id, filledContentOf(values)).then(() => undefined) : null}
          onIgnore={(ignore) =>
            onChange({
              despiteDuplicate: ignore ? [...known, contactOwner.id] : known.filter((id) => id !== contactOwner.id),
            })
          }
          onOver={discard}
        />
      ))}
    </Stack>
  );
}

/** Returns the filled fields of the form as customer content; empty fields are left out. */
const filledContentOf = (values: CombinedInputProps['values']): Partial<CustomerContent> =>
  Object.fromEntries(
    Object.entries(draftOf(values)).filter(([name, value]) => value !== null && name !== 'despiteDuplicate'),
  );
