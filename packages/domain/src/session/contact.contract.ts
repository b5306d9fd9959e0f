import * as z from 'zod/mini';

const address = z.nullable(z.string());

/**
 * Where people find help, as the operator of the installation set it up: `https:`, `tel:` or `mailto:` addresses, null
 * where there is none (spec §2, the Contact menu).
 */
export const contact = z.object({
  speak: address,
  issue: address,
  feedback: address,
  articles: address,
  updates: address,
  /** An outside page where a meeting is booked. */
  meeting: address,
});
export type Contact = z.output<typeof contact>;
