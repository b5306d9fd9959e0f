import { can } from '@tilldesk/domain/rights';
import { findDuplicates, type ContactOwner, type CustomerEmail, type CustomerPhone } from '@tilldesk/domain/stock';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useSession } from '../../../session/useSession.ts';

export type Contacts = { phones: readonly CustomerPhone[]; emails: readonly CustomerEmail[] };

/** The phones and emails that are written out; half a number is nobody's. */
const writtenOf = ({ phones, emails }: Contacts): { phones: string; emails: string } => ({
  phones: listed(phones.map(({ number }) => number).filter((number) => number.replace(/\D/g, '').length >= 7)),
  emails: listed(emails.map(({ address }) => address).filter((address) => /.@./.test(address))),
});

const listed = (texts: readonly string[]): string =>
  texts
    .map((text) => text.trim().replaceAll(',', ' '))
    .filter(Boolean)
    .join(',');

/** Who bears these contacts besides the customer who is written; nobody for one who may not read customers. */
export function useDuplicates(contacts: Contacts | null, except: string | undefined): readonly ContactOwner[] {
  const { permissions } = useSession();
  const written = contacts && writtenOf(contacts);
  const shouldCheck = written !== null && (written.phones !== '' || written.emails !== '');
  const query = { ...written, ...(except === undefined ? {} : { except }) };
  const { data } = useAnswer(findDuplicates, shouldCheck && can(permissions, 'Customer', 'read') ? { query } : null, {
    keep: true,
  });
  return shouldCheck ? (data?.items ?? []) : [];
}
