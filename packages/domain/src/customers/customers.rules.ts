import { problemAt, type Problem } from '../problems/Problem.ts';
import { customerName } from './customers.entity.ts';

type Reached = { phones?: readonly unknown[] | undefined; emails?: readonly unknown[] | undefined };

/** A customer must be reachable: a phone or an email (domain rule of the entry form). */
export const unreachable = (c: Reached): Problem | null =>
  c.phones?.length || c.emails?.length ? null : problemAt('phones', 'customer.contactMissing');

/** A customer has a name or a company, and a way to reach them. */
export const customerProblem = (c: Reached & Parameters<typeof customerName>[0]): Problem | null =>
  customerName(c) === '' ? problemAt('firstName', 'customer.nameMissing') : unreachable(c);

/** Whether a customer pays no tax on a day: the exemption holds to the end of its last day. */
export const isExemptOn = (
  c: { taxExempt: boolean; taxExemptExpires?: string | null | undefined },
  day: string,
): boolean => c.taxExempt && (!c.taxExemptExpires || c.taxExemptExpires >= day);
