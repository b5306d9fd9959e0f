import type { Contact } from '@tilldesk/domain/session';
import type { IconName } from '@tilldesk/ui';

/** A contact option: the chat in this window, an external address, or a page of the app. */
export type ContactLink = {
  id: 'chat' | 'speak' | 'issue' | 'feedback' | 'articles' | 'updates' | 'meeting';
  icon: IconName;
  /** Not set for the chat, which opens on the current page. */
  href?: string;
};

/** In the order of spec §2. */
const outside = [
  { id: 'speak', icon: 'call' },
  { id: 'issue', icon: 'warning' },
  { id: 'feedback', icon: 'send' },
  { id: 'articles', icon: 'help' },
  { id: 'updates', icon: 'refresh' },
] as const;

/**
 * Returns the links of the Contact menu: the chat, the options that have an address, and the app's page for booking a meeting.
 */
export const contactLinks = (contact: Contact): ContactLink[] => [
  { id: 'chat', icon: 'chat' },
  ...outside.flatMap(({ id, icon }) => {
    const href = contact[id];
    return href === null ? [] : [{ id, icon, href }];
  }),
  { id: 'meeting', icon: 'calendar', href: '/book-meeting' },
];
