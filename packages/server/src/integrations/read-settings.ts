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
