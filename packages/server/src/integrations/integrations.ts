import type { TeamHours } from '@tilldesk/domain/meetings';
import type { Contact } from '@tilldesk/domain/session';

/** External services, as the operator configured them (README, "Settings"). */
export type Integrations = {
  /** Addresses where people find help; null where there is none. */
  contact: Contact;
  /** When and by which mailbox the product's team meets people; null: no meetings can be booked. */
  team: { hours: TeamHours; email: string } | null;
  /** A service with the LibreTranslate API; null: no translation. */
  translator: { url: string; key: string | undefined } | null;
  /** The base address of a countries service; null: the bundled data is used. */
  placesUrl: string | null;
  /** The fetch function for external services: the platform's own, or that of a test. */
  fetch: typeof globalThis.fetch;
};

/** No external services: no contact address, no translation, places from the bundled data. */
export const noIntegrations: Integrations = {
  contact: { speak: null, issue: null, feedback: null, articles: null, updates: null, meeting: null },
  team: null,
  translator: null,
  placesUrl: null,
  fetch: (...fetchArgs) => globalThis.fetch(...fetchArgs),
};
