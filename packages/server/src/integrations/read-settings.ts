import { text } from '@tilldesk/domain/fields';
import * as z from 'zod/mini';
import { StartupError } from '../database/startup-error.ts';
import { noIntegrations, type Integrations } from './integrations.ts';

/** Reads the external services from the environment. @throws StartupError naming the invalid setting. */
export function readIntegrations(env: NodeJS.ProcessEnv): Integrations {
  const contactAt = (name: string) => addressIn(env, `TILLDESK_CONTACT_${name}`, CONTACT, 'an https:, tel: or mailto:');
  const serviceAt = (name: string) => addressIn(env, name, SERVICE, 'an http: or https:')?.replace(/\/+$/, '') ?? null;
  const translator = serviceAt('TILLDESK_TRANSLATE_URL');
  return {
    ...noIntegrations,
    contact: {
      speak: contactAt('SPEAK'),
      issue: contactAt('ISSUE'),
      feedback: contactAt('FEEDBACK'),
      articles: contactAt('ARTICLES'),
      updates: contactAt('UPDATES'),
      meeting: contactAt('MEETING'),
    },
    team: readTeam(env),
    translator: translator === null ? null : { url: translator, key: env['TILLDESK_TRANSLATE_KEY'] || undefined },
    placesUrl: serviceAt('TILLDESK_COUNTRIES_URL'),
  };
}

const CONTACT = ['https:', 'tel:', 'mailto:'];
const SERVICE = ['https:', 'http:'];

function addressIn(env: NodeJS.ProcessEnv, name: string, schemes: readonly string[], kind: string): string | null {
  const text = env[name]?.trim();
  if (!text) return null;
  const address = URL.parse(text);
  if (address === null || !schemes.includes(address.protocol))
    throw new StartupError(`${name} must be ${kind} address.`);
  return text;
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const HOURS = /^([a-z]{3})-([a-z]{3}) (\d\d:\d\d)-(\d\d:\d\d) (\S+)$/;

/** Reads the hours of the team, `mon-fri 09:00-17:00 America/New_York`, and its mailbox. */
function readTeam(env: NodeJS.ProcessEnv): Integrations['team'] {
  const written = env['TILLDESK_MEETING_HOURS']?.trim();
  if (!written) return null;
  const [, first = '', last = '', from = '', to = '', timeZone = ''] = HOURS.exec(written) ?? [];
  const [start, end] = [WEEKDAYS.indexOf(first), WEEKDAYS.indexOf(last)];
  const isTime = (time: string) => time <= '23:59' && time.slice(3) <= '59';
  if (start < 0 || end < start || !isTime(from) || !isTime(to) || from >= to || !isTimeZone(timeZone)) {
    throw new StartupError(
      `TILLDESK_MEETING_HOURS must be weekdays, times and a time zone, e.g. 'mon-fri 09:00-17:00 America/New_York'.`,
    );
  }
  const email = z.safeParse(text({ required: true, format: 'email' }), env['TILLDESK_MEETING_EMAIL']);
  if (!email.success) throw new StartupError('TILLDESK_MEETING_EMAIL must be the e-mail of the team.');
  const days = WEEKDAYS.map((_, day) => day).slice(start, end + 1);
  return { hours: { days, from, to, timeZone }, email: email.data };
}

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
