import { mkdirSync } from 'node:fs';
import type { Settings } from '../settings.ts';
import { installationSecret } from './installation-secret.ts';
import { createSeal, type Seal } from './seal.ts';

/** The seal that the servers of these settings open. @throws StartupError when the installation's key cannot be read or made. */
export function sealOf({ dataFolder, post }: Pick<Settings, 'dataFolder' | 'post'>): Seal {
  mkdirSync(dataFolder, { recursive: true });
  return createSeal(installationSecret(post.secret, dataFolder));
}
