import { browserStorage } from '../browser/storage.ts';

const NAME = 'browser';
const BYTES = 32;

/**
 * Returns the key by which the server recognizes this browser: 43 characters of base64url, created once. It survives sign-outs.
 */
export function browserKey(): string {
  const saved = browserStorage.read(NAME);
  if (saved !== null && /^[\w-]{43}$/.test(saved)) return saved;
  const made = base64url(crypto.getRandomValues(new Uint8Array(BYTES)));
  browserStorage.write(NAME, made);
  return made;
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
