import { isIP } from 'node:net';
import path from 'node:path';
import { readBackupSettings, type BackupSettings } from './backup/settings.ts';
import { StartupError } from './database/startup-error.ts';
import { readMailSettings, type MailSettings } from './email/settings.ts';
import { readBucket } from './storage/read-bucket.ts';
import type { Bucket } from './storage/file-storage.ts';
import type { Integrations } from './integrations/integrations.ts';
import { readIntegrations } from './integrations/read-settings.ts';

/** The settings read from the environment (README, "Settings"). */
export type Settings = {
  port: number;
  host: string;
  dataFolder: string;
  databaseUrl: string | undefined;
  /** `embedded-wasm` selects the WebAssembly engine for a new data folder, even where the native programs would run. */
  engine: 'embedded-wasm' | undefined;
  /**
   * `on`: creates a demo business in an empty database, only when listening on loopback; `public`: on any host; `off`:
   * never.
   */
  demo: 'on' | 'off' | 'public';
  logLevel: string;
  /** Addresses and networks of trusted reverse proxies; their `X-Forwarded-For` determines the caller's address. */
  trustedProxies: string[];
  integrations: Integrations;
  /** Bucket for uploaded files; undefined: files are stored in the data folder. */
  bucket: Bucket | undefined;
  backup: BackupSettings;
  /** Mail, base URL of the links in it, and the installation's key. */
  mail: MailSettings;
};

/** Reads the environment. @throws StartupError naming the invalid setting. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = Number(env['PORT'] || 4000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StartupError('PORT must be a number from 0 to 65535.');
  const demo = env['TILLDESK_DEMO'] || 'on';
  if (demo !== 'on' && demo !== 'off' && demo !== 'public') {
    throw new StartupError("TILLDESK_DEMO must be 'on', 'off' or 'public'.");
  }
  const dataFolder = path.resolve(env['TILLDESK_DATA'] || '.data');
  return {
    port,
    host: env['HOST'] || '127.0.0.1',
    dataFolder,
    backup: readBackupSettings(env, dataFolder),
    databaseUrl: env['DATABASE_URL'] || undefined,
    engine: env['TILLDESK_ENGINE'] === 'embedded-wasm' ? 'embedded-wasm' : undefined,
    demo,
    logLevel: env['TILLDESK_LOG'] || 'warn',
    trustedProxies: readTrustedProxies(env),
    integrations: readIntegrations(env),
    bucket: readBucket(env),
    mail: readMailSettings(env),
  };
}

/** Returns whether a host can be reached only from this machine. */
export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

const networkNames: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

/** Reads a comma-separated list of addresses, networks in CIDR form and network names. */
function readTrustedProxies(env: NodeJS.ProcessEnv): string[] {
  const proxies = (env['TILLDESK_TRUSTED_PROXIES'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  for (const proxy of proxies) {
    if (networkNames.includes(proxy)) continue;
    const [address = '', prefixLength, ...extra] = proxy.split('/');
    const kind = isIP(address);
    const isNetwork =
      prefixLength === undefined ||
      (/^\d{1,3}$/.test(prefixLength) && Number(prefixLength) >= 1 && Number(prefixLength) <= (kind === 4 ? 32 : 128));
    if (kind === 0 || !isNetwork || extra.length > 0) {
      throw new StartupError(
        `TILLDESK_TRUSTED_PROXIES must be addresses or networks with commas between, e.g. 127.0.0.1, 10.0.0.0/8; '${proxy}' is none.`,
      );
    }
  }
  return proxies;
}
