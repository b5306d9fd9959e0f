import type { Contact } from '@tilldesk/domain/shop';

/** What lies outside the house, as the operator set it up (README, "Settings"). */
export type Integrations = {
  /** Where people find help; null where there is no such address. */
  contact: Contact;
  /** A service that speaks as LibreTranslate does; null translates nothing. */
  translator: { url: string; key: string | undefined } | null;
  /** The base address of a countries service; null answers from the data that come along. */
  placesUrl: string | null;
  /** How the house asks outside: the platform's own, or a test's. */
  fetch: typeof globalThis.fetch;
};

/** Nothing is set up: no address, no translation, places from the data that come along. */
export const noIntegrations: Integrations = {
  contact: { speak: null, issue: null, feedback: null, articles: null, updates: null, meeting: null },
  translator: null,
  placesUrl: null,
  fetch: (...fetchArgs) => globalThis.fetch(...fetchArgs),
};
