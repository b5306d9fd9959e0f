import type { CustomerContent } from '@tilldesk/domain/shop';
import { can } from '@tilldesk/domain/rights';
import type { CustomerEmail, CustomerPhone } from '@tilldesk/domain/stock';
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

/** Phones and emails of a customer; as soon as a field is left it says who else bears what stands in it. */
export function ContactsInput({ values, onChange, errors, record, discard, fieldIds }: CombinedInputProps) {
  const { permissions } = useSession();
  const [left, setLeft] = useState<Contacts | null>(null);
  const now: Contacts = {
    phones: (values['phones'] as CustomerPhone[] | undefined) ?? [],
    emails: (values['emails'] as CustomerEmail[] | undefined) ?? [],
  };
  const known = (values['despiteDuplicate'] as string[] | undefined) ?? [];
  // A save that was refused asks about what stands there now.
  const isRejected = Object.keys(errors).some((path) => /^(phones|emails)\.\d+$/.test(path));
  const bearers = useDuplicates(isRejected ? now : left, record?.id);
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
      {bearers.map((contactOwner) => (
        <DuplicateNotice
          key={contactOwner.id}
          contactOwner={contactOwner}
          isKnown={known.includes(contactOwner.id)}
          onAdd={mayAdd ? () => addTo(contactOwner.id, writtenIn(values)).then(() => undefined) : null}
          onKeep={(keep) =>
            onChange({
              despiteDuplicate: keep ? [...known, contactOwner.id] : known.filter((id) => id !== contactOwner.id),
            })
          }
          onOver={discard}
        />
      ))}
    </Stack>
  );
}

/** What a form says of a customer; what it leaves blank says nothing. */
const writtenIn = (values: CombinedInputProps['values']): Partial<CustomerContent> =>
  Object.fromEntries(
    Object.entries(draftOf(values)).filter(([name, value]) => value !== null && name !== 'despiteDuplicate'),
  );
