import { problemAt, type Problem } from '../problems/Problem.ts';

/** A customer must be reachable: a phone or an email (domain rule of the entry form). */
export const unreachable = (c: {
  phone?: string | null | undefined;
  email?: string | null | undefined;
}): Problem | null => (c.phone || c.email ? null : problemAt('phone', 'customer.contactMissing'));
