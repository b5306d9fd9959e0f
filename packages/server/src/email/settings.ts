import { StartupError } from '../database/startup-error.ts';
import { SECRET_MIN } from '../encryption/installation-secret.ts';
import type { SmtpSettings } from './smtp.ts';

/** Settings of mail and encryption from the environment (README, "Settings"). */
export type MailSettings = {
  /** Null: mails are written to the outbox folder. */
  smtp: SmtpSettings | null;
  /** The public address of the app, without a trailing slash; undefined: the address on which the server listens. */
  publicUrl: string | undefined;
  /** Undefined: the key is read from the data folder, or created there. */
  secret: string | undefined;
};

/** Reads the mail settings. @throws StartupError naming the invalid setting. */
export function readMailSettings(env: NodeJS.ProcessEnv): MailSettings {
  const from = env['TILLDESK_MAIL_FROM']?.trim();
  const smtp = addressIn(env, 'TILLDESK_SMTP', ['smtp:', 'smtps:']);
  const publicUrl = addressIn(env, 'TILLDESK_URL', ['http:', 'https:']);
  const secret = env['TILLDESK_SECRET'] || undefined;
  if (smtp && !from) throw new StartupError('TILLDESK_SMTP needs TILLDESK_MAIL_FROM: whom mails are from.');
  if (secret !== undefined && secret.length < SECRET_MIN) {
    throw new StartupError(`TILLDESK_SECRET needs ${SECRET_MIN} characters or more.`);
  }
  return { smtp: smtp && from ? { url: smtp, from } : null, publicUrl: publicUrl?.replace(/\/+$/, ''), secret };
}

function addressIn(env: NodeJS.ProcessEnv, name: string, schemes: readonly string[]): string | undefined {
  const text = env[name]?.trim();
  if (!text) return undefined;
  const url = URL.parse(text);
  if (!url?.hostname || !schemes.includes(url.protocol)) {
    throw new StartupError(`${name} must be an address that begins with ${schemes.map((s) => `${s}//`).join(' or ')}.`);
  }
  return text;
}
