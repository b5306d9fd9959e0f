import { mkdirSync } from 'node:fs';
import { installationSecret } from './installation-secret.ts';
import { createEncryption, type Encryption } from './encryption.ts';

/**
 * Returns the encryption that servers with these settings use. @throws StartupError when the installation's key cannot
 * be read or created.
 */
export function encryptionFor({
  dataFolder,
  mail,
}: {
  dataFolder: string;
  mail: { secret: string | undefined };
}): Encryption {
  mkdirSync(dataFolder, { recursive: true });
  return createEncryption(installationSecret(mail.secret, dataFolder));
}
