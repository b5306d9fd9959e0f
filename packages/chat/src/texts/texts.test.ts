import { chatTopics, MESSAGE_MAX } from '@tilldesk/domain/chat';
import { describe, expect, test } from 'vitest';
import { requesterSide, staffSide } from '../react/chatSides.ts';
import { chatTexts } from './chatTexts.ts';
import { languageOf, createTranslate } from './translate.ts';
import { translateIn } from './translateIn.ts';
import { attachmentSentence, introOf, problemMessage } from './sentences.ts';

const [en, es] = await Promise.all([translateIn('en'), translateIn('es')]);

test('a text is filled in; an id without one is said as it is', () => {
  const t = createTranslate({ hello: 'Hello {name}, {name} and {other}' });
  expect([t('hello', { name: 'Ada' }), t('nothing')]).toEqual(['Hello Ada, Ada and {other}', 'nothing']);
});

test('a page’s language is found behind its region, and English where it is none of ours', () => {
  expect([
    languageOf('es-MX'),
    languageOf(undefined, 'ES'),
    languageOf('fr', 'es'),
    languageOf(),
    languageOf('fr'),
  ]).toEqual(['es', 'es', 'es', 'en', 'en']);
});

test('the texts of a language are made once, so that nothing is drawn anew because of them', () => {
  expect(chatTexts(en)).toBe(chatTexts(en));
});

test('[S3-03] the eight topics have a label, a description and an opening message in both languages', () => {
  expect(chatTexts(en).topics.map(({ label }) => label)).toEqual([
    'General Inquiry',
    'Technical Support',
    'Billing & Payments',
    'Sales & Products',
    'Repair Services',
    'Warranty & Returns',
    'Training & Support',
    'Other',
  ]);
  const opened = [en, es].flatMap((t) =>
    chatTopics.flatMap((topic) => ['description', 'opening'].map((part) => t(`chat.topic.${topic}.${part}`))),
  );
  expect(opened.filter((text) => text.startsWith('chat.'))).toEqual([]);
  expect(new Set(opened).size).toEqual(32);
});

test('the first message says the topic’s opening words and who asks, and is never too long', () => {
  const details = { topic: 'repair' as const, name: ' Ada Byron ', email: 'ada@demo.test' };
  expect(introOf(es, details)).toEqual(
    'Hola, tengo una pregunta sobre una reparación.\n\nTema: Servicio de reparación\nNombre: Ada Byron\nCorreo electrónico: ada@demo.test',
  );
  const longest = chatTopics.map(
    (topic) => introOf(es, { topic, name: 'W'.repeat(60), email: 'w'.repeat(254) }).length,
  );
  expect(longest.filter((length) => length > MESSAGE_MAX)).toEqual([]);
});

describe('why something did not come about', () => {
  const rejected = (code: string | null, params = {}) => ({ code, message: 'As the server says it.', params });

  test('is said in the reader’s language, else as the server says it, or that there is no line', () => {
    expect([
      problemMessage(es, rejected('chat.taken', { person: 'Grace' })),
      problemMessage(es, rejected('chat.brandNew')),
      problemMessage(es, rejected(null)),
    ]).toEqual(['Grace ya se unió a este chat.', 'As the server says it.', 'No hay conexión. Inténtelo de nuevo.']);
  });

  test('[S5-21][S5-22][S5-23] a file of the wrong type or above the side’s limit', () => {
    expect([
      attachmentSentence(en, { code: 'file.type', type: 'image/svg+xml' }),
      attachmentSentence(en, { code: 'file.tooLarge', name: 'a.png', limit: 5 }),
      attachmentSentence(en, { code: 'file.tooLarge', name: 'a.png', limit: 10 }),
      [staffSide.fileLimit, requesterSide.fileLimit],
    ]).toEqual([
      'File type image/svg+xml is not supported.',
      'File a.png is too large. Maximum size is 5MB.',
      'File a.png is too large. Maximum size is 10MB.',
      [5_242_880, 10_485_760],
    ]);
  });

  test('[S8-40] an upload that failed: the widget’s sentence; for staff the server’s own, else the staff’s', () => {
    const causes = [rejected('file.unsafe', { name: 'a.pdf' }), rejected('server.failed'), rejected(null)];
    expect(
      causes.map((cause) => [requesterSide.uploadSentence(en, cause), staffSide.uploadSentence(en, cause)]),
    ).toEqual([
      ['File upload failed. Please try again.', 'The file a.pdf cannot be accepted for security reasons.'],
      ['File upload failed. Please try again.', 'Error uploading file'],
      ['File upload failed. Please try again.', 'Error uploading file'],
    ]);
  });
});
