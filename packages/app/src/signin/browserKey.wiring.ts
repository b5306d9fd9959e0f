import { browserStorage } from '../browser/storage.ts';

const NAME = 'browser';
const BYTES = 32;

/** The key by which the server knows this browser again: 43 characters of base64url, made once; it outlives sign-outs. */
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
