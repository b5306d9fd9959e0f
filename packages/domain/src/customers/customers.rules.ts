import { problemAt, type Problem } from '../problems/Problem.ts';
import { customerName } from './customers.entity.ts';

type Reached = { phones?: readonly unknown[] | undefined; emails?: readonly unknown[] | undefined };

/** A customer must have a phone or an email (rule of the entry form). */
export const unreachable = (c: Reached): Problem | null =>
  c.phones?.length || c.emails?.length ? null : problemAt('phones', 'customer.contactMissing');

/** A customer must have a name or a company, and a phone or an email. */
export const customerProblem = (c: Reached & Parameters<typeof customerName>[0]): Problem | null =>
  customerName(c) === '' ? problemAt('firstName', 'customer.nameMissing') : unreachable(c);

/** Whether a customer is tax-exempt on a day: the exemption includes its last day. */
export const isExemptOn = (
  c: { taxExempt: boolean; taxExemptExpires?: string | null | undefined },
  day: string,
): boolean => c.taxExempt && (!c.taxExemptExpires || c.taxExemptExpires >= day);
