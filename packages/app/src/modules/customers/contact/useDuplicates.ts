import { can } from '@tilldesk/domain/rights';
import {
  findDuplicateCustomers,
  type ContactOwner,
  type CustomerEmail,
  type CustomerPhone,
} from '@tilldesk/domain/customers';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useSession } from '../../../session/useSession.ts';

export type Contacts = { phones: readonly CustomerPhone[]; emails: readonly CustomerEmail[] };

/** Returns the contacts that are complete enough to be checked; partial numbers and addresses are left out. */
const searchableContacts = ({ phones, emails }: Contacts): { phones: string; emails: string } => ({
  phones: listed(phones.map(({ number }) => number).filter((number) => number.replace(/\D/g, '').length >= 7)),
  emails: listed(emails.map(({ address }) => address).filter((address) => /.@./.test(address))),
});

const listed = (texts: readonly string[]): string =>
  texts
    .map((text) => text.trim().replaceAll(',', ' '))
    .filter(Boolean)
    .join(',');

/** Returns the other customers who have these contacts; none if the user may not read customers. */
export function useDuplicates(contacts: Contacts | null, except: string | undefined): readonly ContactOwner[] {
  const { permissions } = useSession();
  const written = contacts && searchableContacts(contacts);
  const shouldCheck = written !== null && (written.phones !== '' || written.emails !== '');
  const query = { ...written, ...(except === undefined ? {} : { except }) };
  const { data } = useAnswer(
    findDuplicateCustomers,
    shouldCheck && can(permissions, 'Customer', 'read') ? { query } : null,
    {
      keepPreviousData: true,
    },
  );
  return shouldCheck ? (data?.items ?? []) : [];
}
