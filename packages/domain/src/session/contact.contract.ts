import * as z from 'zod/mini';

const address = z.nullable(z.string());

/** Help contacts configured by the operator: `https:`, `tel:` or `mailto:` URLs, null if not set (spec §2, the Contact menu). */
export const contact = z.object({
  speak: address,
  issue: address,
  feedback: address,
  articles: address,
  updates: address,
  /** An external page to book a meeting. */
  meeting: address,
});
export type Contact = z.output<typeof contact>;
