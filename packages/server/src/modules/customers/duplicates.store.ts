import { Problem, type FieldProblem } from '@tilldesk/domain/problems';
import type { CustomerContent, ContactOwner } from '@tilldesk/domain/customers';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { CONTACT, contactsOf } from './customers.store.ts';
import { lockContactValues } from './customers.statements.ts';

/** The most duplicates that an error names. */
const OWNERS_MAX = 20;

/** Returns the customers with one of these normalized phones or emails, most recent visitor first. */
export async function bearersOf(
  tx: Tx,
  scope: Pick<Scope, 'businessId'>,
  values: readonly string[],
  except: string | null,
): Promise<ContactOwner[]> {
  if (values.length === 0) return [];
  return tx.raw<ContactOwner>(
    // Materialized so that the contacts are always searched first: the planner's statistics of a quickly growing table are wrong.
    `with said as materialized (
       select target_id, array_agg(term order by term) as values from search_terms
       where business_id = $1 and kind = '${CONTACT}' and term = any($2::text[]) and target_id is distinct from $3::uuid
       group by target_id
     )
     select c.id, c.name, c.phone, c.email, c.invoice_count as "invoiceCount", c.last_visit as "lastVisit", said.values
     from said join customers c on c.business_id = $1 and c.id = said.target_id
     where c.archived_at is null order by c.last_visit desc nulls last, c.id limit ${OWNERS_MAX}`,
    [scope.businessId, values, except],
    'contact_bearers',
  );
}

/**
 * Throws for phones and emails that other customers have, at each such field, unless the request confirms for each of them that
 * it is another person. Two parallel requests with the same contact run one after the other. Throws customer.duplicate.
 */
export async function assertNoDuplicates(
  tx: Tx,
  scope: Scope,
  id: string,
  contacts: Pick<CustomerContent, 'phones' | 'emails'>,
  known: readonly string[],
): Promise<void> {
  const values = contactsOf(contacts);
  if (values.length === 0) return;
  await tx.all(lockContactValues, { businessId: scope.businessId, values });
  const owners = (await bearersOf(tx, scope, values, id)).filter((contactOwner) => !known.includes(contactOwner.id));
  if (owners.length === 0) return;
  const problemOf = (value: string): Problem[] => {
    const contactOwner = owners.find(({ values: ownValues }) => ownValues.includes(value));
    return contactOwner
      ? [new Problem('customer.duplicate', { name: contactOwner.name, value, id: contactOwner.id })]
      : [];
  };
  const at = (path: string, value: string): [string, FieldProblem][] =>
    problemOf(value).map(({ code, message, params }) => [path, { code, message, ...(params && { params }) }]);
  const [first] = values.flatMap(problemOf);
  throw new Problem(
    'customer.duplicate',
    first?.params,
    Object.fromEntries([
      ...contacts.phones.flatMap(({ number }, i) => at(`phones.${i}`, number)),
      ...contacts.emails.flatMap(({ address }, i) => at(`emails.${i}`, address)),
    ]),
  );
}
