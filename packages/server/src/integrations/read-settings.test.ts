import { expect, test } from 'vitest';
import { noIntegrations } from './integrations.ts';
import { readIntegrations } from './read-settings.ts';

const read = (env: Record<string, string>) => {
  const { fetch: _, ...settings } = readIntegrations(env);
  return settings;
};

test('without settings there are no addresses, no translator and the own data of places', () => {
  const { fetch: _, ...nothing } = noIntegrations;
  expect(read({})).toEqual(nothing);
});

test('addresses are taken as they are written, web, telephone and mail', () => {
  expect(
    read({
      TILLDESK_CONTACT_SPEAK: 'tel:+15125550100',
      TILLDESK_CONTACT_ISSUE: 'https://help.example/issue?from=till',
      TILLDESK_CONTACT_FEEDBACK: 'mailto:hello@help.example',
      TILLDESK_CONTACT_ARTICLES: 'https://help.example/articles',
      TILLDESK_CONTACT_UPDATES: ' https://help.example/updates ',
      TILLDESK_CONTACT_MEETING: 'https://book.example/us',
      TILLDESK_TRANSLATE_URL: 'https://translate.example/',
      TILLDESK_TRANSLATE_KEY: 'secret',
      TILLDESK_COUNTRIES_URL: 'http://countries.example/api/v0.1/',
    }),
  ).toEqual({
    contact: {
      speak: 'tel:+15125550100',
      issue: 'https://help.example/issue?from=till',
      feedback: 'mailto:hello@help.example',
      articles: 'https://help.example/articles',
      updates: 'https://help.example/updates',
      meeting: 'https://book.example/us',
    },
    translator: { url: 'https://translate.example', key: 'secret' },
    team: null,
    placesUrl: 'http://countries.example/api/v0.1',
  });
});

test.each([
  [
    'TILLDESK_CONTACT_SPEAK',
    'javascript:alert(1)',
    'TILLDESK_CONTACT_SPEAK must be an https:, tel: or mailto: address.',
  ],
  [
    'TILLDESK_CONTACT_ISSUE',
    'http://help.example',
    'TILLDESK_CONTACT_ISSUE must be an https:, tel: or mailto: address.',
  ],
  ['TILLDESK_CONTACT_UPDATES', 'help', 'TILLDESK_CONTACT_UPDATES must be an https:, tel: or mailto: address.'],
  ['TILLDESK_TRANSLATE_URL', 'ftp://x.example', 'TILLDESK_TRANSLATE_URL must be an http: or https: address.'],
  ['TILLDESK_COUNTRIES_URL', 'countries', 'TILLDESK_COUNTRIES_URL must be an http: or https: address.'],
])('%s may not be %s', (name, value, sentence) => {
  expect(() => readIntegrations({ [name]: value })).toThrow(sentence);
});

test('the hours of the team are weekdays and local times, and its mailbox gets the bookings', () => {
  const env = {
    TILLDESK_MEETING_HOURS: 'tue-thu 09:00-17:00 Europe/Madrid',
    TILLDESK_MEETING_EMAIL: 'Team@help.example',
  };
  expect(read(env).team).toEqual({
    hours: { days: [2, 3, 4], from: '09:00', to: '17:00', timeZone: 'Europe/Madrid' },
    email: 'team@help.example',
  });
  expect(() => readIntegrations({ ...env, TILLDESK_MEETING_EMAIL: 'team' })).toThrow(
    'TILLDESK_MEETING_EMAIL must be the e-mail of the team.',
  );
});

test.each([
  'mon-fri',
  'fri-mon 09:00-17:00 Europe/Madrid',
  'mon-fri 17:00-09:00 Europe/Madrid',
  'mon-fri 09:00-24:00 Europe/Madrid',
  'mon-fri 09:00-16:75 Europe/Madrid',
  'mon-fri 09:00-17:00 Europe/Nowhere',
])('hours of the team may not be %s', (hours) => {
  expect(() => readIntegrations({ TILLDESK_MEETING_HOURS: hours, TILLDESK_MEETING_EMAIL: 'a@b.test' })).toThrow(
    "TILLDESK_MEETING_HOURS must be weekdays, times and a time zone, e.g. 'mon-fri 09:00-17:00 America/New_York'.",
  );
});
