import type { Contact } from '@tilldesk/domain/session';

/** A method to arrange a meeting; `shown` is the number or address as displayed. */
export type ContactMethod = {
  id: 'speak' | 'feedback' | 'issue';
  kind: 'call' | 'mail' | 'page';
  shown: string;
  href: string;
};

const kinds = { 'tel:': 'call', 'mailto:': 'mail', 'https:': 'page' } as const;

/** Returns the methods to request a meeting: each phone number, page and mailbox once. Emails start with `subject`. */
export function contactMethods(contact: Contact, subject: string): ContactMethod[] {
  const seen = new Set<string>();
  return (['speak', 'feedback', 'issue'] as const).flatMap((id): ContactMethod[] => {
    const address = contact[id];
    if (address === null || seen.has(address)) return [];
    seen.add(address);
    const { protocol, pathname, host } = new URL(address);
    const kind = kinds[protocol as keyof typeof kinds];
    if (kind === undefined || (kind === 'page' && id !== 'speak')) return [];
    const shown = kind === 'page' ? host : decodeURIComponent(pathname);
    const href =
      kind === 'mail' && !address.includes('?') ? `${address}?subject=${encodeURIComponent(subject)}` : address;
    return [{ id, kind, shown, href }];
  });
}
