import { mkdirSync } from 'node:fs';
import type { Settings } from '../settings.ts';
import { installationSecret } from './installation-secret.ts';
import { createEncryption, type Encryption } from './encryption.ts';

/** The seal that the servers of these settings open. @throws StartupError when the installation's key cannot be read or made. */
export function encryptionFor({ dataFolder, post: mail }: Pick<Settings, 'dataFolder' | 'post'>): Encryption {
  mkdirSync(dataFolder, { recursive: true });
  return createEncryption(installationSecret(mail.secret, dataFolder));
}
