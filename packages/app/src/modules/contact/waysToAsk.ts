import type { Contact } from '@tilldesk/domain/shop';

/** A way to arrange a meeting with a person: `shown` is what a clerk would dial or write to. */
export type ContactMethod = {
  id: 'speak' | 'feedback' | 'issue';
  kind: 'call' | 'mail' | 'page';
  shown: string;
  href: string;
};

const kinds = { 'tel:': 'call', 'mailto:': 'mail', 'https:': 'page' } as const;

/**
 * The ways to ask people for a meeting: whoever is spoken to, and every mailbox, once each. A mail begins with its
 * subject.
 */
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
