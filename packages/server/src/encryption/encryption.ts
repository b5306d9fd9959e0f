import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Encrypts values that must be readable later, such as an authenticator's secret: the database alone does not reveal
 * them.
 */
export type Encryption = {
  /** Encrypts a text. `bound` is the owner of the text: it can only be decrypted with the same `bound`. */
  encrypt: (text: string, bound: string) => string;
  /** Returns the decrypted text, or null if the key or `bound` is different, or the encrypted text was modified. */
  decrypt: (encrypted: string, bound: string) => string | null;
};

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Creates an encryption with AES-256-GCM and a key that is derived (HKDF-SHA-256) from the installation's secret. */
export function createEncryption(secret: string | Buffer): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'tilldesk sealing', 32));
  return {
    encrypt: (text, bound) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(bound));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    decrypt: (encrypted, bound) => {
      const [version, text = ''] = encrypted.split('.');
      const bytes = Buffer.from(text, 'base64url');
      if (version !== VERSION || bytes.length < IV_BYTES + TAG_BYTES) return null;
      const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
      const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(bound)).setAuthTag(tag);
      try {
        return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}

/** An encryption whose key lasts as long as this process: for services that are built without one. */
export const ephemeralEncryption: Encryption = createEncryption(randomBytes(32));
