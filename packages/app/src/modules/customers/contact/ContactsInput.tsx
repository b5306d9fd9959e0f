import type { CustomerContent } from '@tilldesk/domain/shop';
import { can } from '@tilldesk/domain/rights';
import type { CustomerEmail, CustomerPhone } from '@tilldesk/domain/stock';
import { useState } from 'react';
import { Stack } from '../../../kit/page/flow.styles.ts';
import { draftOf } from '../../../kit/resource/formValues.ts';
import type { TogetherProps } from '../../../kit/resource/resource.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { addTo } from './addTo.wiring.ts';
import { DuplicateNotice } from './DuplicateNotice.tsx';
import { EmailRows } from './EmailRows.tsx';
import { PhoneRows } from './PhoneRows.tsx';
import { useDuplicates, type Contacts } from './useDuplicates.ts';

/** Phones and emails of a customer; as soon as a field is left it says who else bears what stands in it. */
export function ContactsInput({ values, onChange, errors, record, discard, fieldIds }: TogetherProps) {
  const { permissions } = useSession();
  const [left, setLeft] = useState<Contacts | null>(null);
  const now: Contacts = {
    phones: (values['phones'] as CustomerPhone[] | undefined) ?? [],
    emails: (values['emails'] as CustomerEmail[] | undefined) ?? [],
  };
  const known = (values['despiteDuplicate'] as string[] | undefined) ?? [];
  // A save that was refused asks about what stands there now.
  const isRefused = Object.keys(errors).some((path) => /^(phones|emails)\.\d+$/.test(path));
  const bearers = useDuplicates(isRefused ? now : left, record?.id);
  const mayAdd = record === null && can(permissions, 'Customer', 'update');
  const ask = () => setLeft(now);

  return (
    <Stack>
      <PhoneRows
        id={fieldIds['phones']}
        contacts={now.phones}
        onChange={(phones) => onChange({ phones })}
        onLeave={ask}
        errors={errors}
      />
      <EmailRows
        id={fieldIds['emails']}
        contacts={now.emails}
        onChange={(emails) => onChange({ emails })}
        onLeave={ask}
        errors={errors}
      />
      {bearers.map((bearer) => (
        <DuplicateNotice
          key={bearer.id}
          bearer={bearer}
          isKnown={known.includes(bearer.id)}
          onAdd={mayAdd ? () => addTo(bearer.id, writtenIn(values)).then(() => undefined) : null}
          onKeep={(keep) =>
            onChange({
              despiteDuplicate: keep ? [...known, bearer.id] : known.filter((id) => id !== bearer.id),
            })
          }
          onOver={discard}
        />
      ))}
    </Stack>
  );
}

/** What a form says of a customer; what it leaves blank says nothing. */
const writtenIn = (values: TogetherProps['values']): Partial<CustomerContent> =>
  Object.fromEntries(
    Object.entries(draftOf(values)).filter(([name, value]) => value !== null && name !== 'despiteDuplicate'),
  );
