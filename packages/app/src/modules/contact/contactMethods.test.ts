import { expect, test } from 'vitest';
import { contactMethods } from './contactMethods.ts';

const nothing = { speak: null, issue: null, feedback: null, articles: null, updates: null, meeting: null };

test('a meeting is asked for by telephone and by mail, the subject written already', () => {
  const contact = { ...nothing, speak: 'tel:+15125550100', feedback: 'mailto:help@till.example' };
  expect(contactMethods(contact, 'Meeting: Harbour Street')).toEqual([
    { id: 'speak', kind: 'call', shown: '+15125550100', href: 'tel:+15125550100' },
    {
      id: 'feedback',
      kind: 'mail',
      shown: 'help@till.example',
      href: 'mailto:help@till.example?subject=Meeting%3A%20Harbour%20Street',
    },
  ]);
});

test('one mailbox stands once, and a page that only takes reports is no way to meet', () => {
  const contact = {
    ...nothing,
    speak: 'https://help.example/talk',
    issue: 'mailto:a@till.example?subject=Hello',
    feedback: 'mailto:a@till.example?subject=Hello',
  };
  expect(contactMethods(contact, 'Meeting').map(({ id, shown, href }) => [id, shown, href])).toEqual([
    ['speak', 'help.example', 'https://help.example/talk'],
    ['feedback', 'a@till.example', 'mailto:a@till.example?subject=Hello'],
  ]);
  expect(contactMethods({ ...nothing, issue: 'https://help.example/issue' }, 'Meeting')).toEqual([]);
});
