import { StartupError } from '../database/startup-error.ts';
import type { Bucket } from './file-storage.ts';

/** Reads the bucket from the environment; undefined: files are stored in the data folder. @throws StartupError */
export function readBucket(env: NodeJS.ProcessEnv): Bucket | undefined {
  const setting = (name: string) => env[`TILLDESK_S3_${name}`]?.trim() || undefined;
  const [name, endpoint, id, secret] = [setting('BUCKET'), setting('ENDPOINT'), setting('KEY'), setting('SECRET')];
  if (name === undefined) {
    if (endpoint ?? id ?? secret) throw new StartupError('TILLDESK_S3_BUCKET must name the bucket that files go to.');
    return undefined;
  }
  if (endpoint !== undefined && !/^https?:\/\/[^\s/]+/.test(endpoint)) {
    throw new StartupError('TILLDESK_S3_ENDPOINT must be an http: or https: address.');
  }
  if ((id === undefined) !== (secret === undefined)) {
    throw new StartupError('TILLDESK_S3_KEY and TILLDESK_S3_SECRET go together.');
  }
  return {
    name,
    endpoint,
    region: setting('REGION') ?? 'us-east-1',
    key: id !== undefined && secret !== undefined ? { id, secret } : undefined,
  };
}
