import type { Contact } from '@tilldesk/domain/session';
import { expect, test } from 'vitest';
import { contactLinks } from './contactLinks.ts';

test('the ways to help stand in the order of the spec, and one without an address is not there', () => {
  const nothing: Contact = { speak: null, issue: null, feedback: null, articles: null, updates: null, meeting: null };
  const all = { speak: 'tel:1', issue: 'https://i', feedback: 'mailto:f', articles: 'https://a', updates: 'https://u' };
  const ids = (contact: Contact) => contactLinks(contact).map(({ id, href = 'here' }) => `${id} ${href}`);
  expect([ids(nothing), ids({ ...nothing, ...all }), ids({ ...nothing, articles: 'https://a' })]).toEqual([
    ['chat here', 'meeting /book-meeting'],
    [
      'chat here',
      'speak tel:1',
      'issue https://i',
      'feedback mailto:f',
      'articles https://a',
      'updates https://u',
      'meeting /book-meeting',
    ],
    ['chat here', 'articles https://a', 'meeting /book-meeting'],
  ]);
});
