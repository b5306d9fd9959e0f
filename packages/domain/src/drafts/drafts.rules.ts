/** The largest draft: 200 KB as JSON. */
export const DRAFT_MAX_BYTES = 200 * 1024;
/** Days until a draft expires. */
export const DRAFT_DAYS = 30;
/** Maximum drafts of a user in a store; the oldest is deleted. */
export const DRAFTS_MAX = 100;
/** Maximum nesting depth of a draft. */
const DRAFT_DEPTH_MAX = 32;

const SECRET_PARTS = ['password', 'passwd', 'passcode', 'passphrase', 'secret'];
const SECRET_NAMES = new Set(['pin', 'pwd', 'otp', 'cvv', 'cvc', 'token']);

/** Whether a field of this name contains a secret that is never stored: PIN, password, passcode or similar. */
export function isSecretName(name: string): boolean {
  const lowerName = name.toLowerCase();
  if (SECRET_PARTS.some((part) => lowerName.replace(/[^a-z]/g, '').includes(part))) return true;
  const spacedName = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return spacedName.split(/[^a-z]+/).some((word) => SECRET_NAMES.has(word));
}

/**
 * Returns the content of a draft for storage: without fields named like a secret at any depth, and without characters that the
 * database cannot store (NUL, lone surrogates). Undefined if nested more than 32 levels.
 */
export function withoutSecrets(content: unknown, depth = DRAFT_DEPTH_MAX): unknown {
  if (typeof content === 'string') return content.replace(/\0|\p{Cs}/gu, '');
  if (typeof content !== 'object' || content === null) return content;
  if (depth === 0) return undefined;
  if (Array.isArray(content)) {
    const items: unknown[] = content.map((item: unknown) => withoutSecrets(item, depth - 1));
    return items.includes(undefined) ? undefined : items;
  }
  const entries = Object.entries(content)
    .filter(([name, value]) => !isSecretName(name) && value !== undefined)
    .map(([name, value]): [string, unknown] => [name.replace(/\0|\p{Cs}/gu, ''), withoutSecrets(value, depth - 1)]);
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries);
}
