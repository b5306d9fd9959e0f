import type { Contact } from '@tilldesk/domain/shop';
import type { IconName } from '@tilldesk/ui';

/** A way to help: the chat in this window, an address outside, or a page of the app. */
export type ContactLink = {
  id: 'chat' | 'speak' | 'issue' | 'feedback' | 'articles' | 'updates' | 'meeting';
  icon: IconName;
  /** Nothing of the chat: it opens where one is. */
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

/** The links of the Contact menu: the chat, those that have an address, and the own page where a meeting is booked. */
export const contactLinks = (contact: Contact): ContactLink[] => [
  { id: 'chat', icon: 'chat' },
  ...outside.flatMap(({ id, icon }) => {
    const href = contact[id];
    return href === null ? [] : [{ id, icon, href }];
  }),
  { id: 'meeting', icon: 'calendar', href: '/book-meeting' },
];
