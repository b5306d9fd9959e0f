/** The largest draft: 200 KB as JSON. */
export const DRAFT_MAX_BYTES = 200 * 1024;
/** How long a draft is kept. */
export const DRAFT_DAYS = 30;
/** Drafts that one person may have at a time in a store; the oldest goes. */
export const DRAFTS_MAX = 100;
/** How deep a draft may be nested. */
const DRAFT_DEPTH_MAX = 32;

const SECRET_PARTS = ['password', 'passwd', 'passcode', 'passphrase', 'secret'];
const SECRET_NAMES = new Set(['pin', 'pwd', 'otp', 'cvv', 'cvc', 'token']);

/** Whether a field of this name holds what is never kept: a PIN, password, passcode or the like. */
export function isSecretName(name: string): boolean {
  const small = name.toLowerCase();
  if (SECRET_PARTS.some((part) => small.replace(/[^a-z]/g, '').includes(part))) return true;
  const spacedName = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return spacedName.split(/[^a-z]+/).some((word) => SECRET_NAMES.has(word));
}

/**
 * A draft's content as it may be kept: fields with the name of a secret are left out at every depth, and so is what no
 * database keeps (NUL, halves of a surrogate pair). Undefined when it is nested more than 32 deep.
 */
export function withoutSecrets(content: unknown, depth = DRAFT_DEPTH_MAX): unknown {
  if (typeof content === 'string') return content.replace(/\0|\p{Cs}/gu, '');
  if (typeof content !== 'object' || content === null) return content;
  if (depth === 0) return undefined;
  if (Array.isArray(content)) {
    const items: unknown[] = content.map((item: unknown) => withoutSecrets(item, depth - 1));
    return items.includes(undefined) ? undefined : items;
  }
  const retained = Object.entries(content)
    .filter(([name, value]) => !isSecretName(name) && value !== undefined)
    .map(([name, value]): [string, unknown] => [name.replace(/\0|\p{Cs}/gu, ''), withoutSecrets(value, depth - 1)]);
  return retained.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(retained);
}
