import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Seals what must be read again, such as an authenticator's secret: whoever has the database alone has nothing. */
export type Encryption = {
  /** `bound` is whose it is: sealed for one, it opens for nobody else. */
  close: (text: string, bound: string) => string;
  /** The text, or null when the key or `bound` is another, or the sealed text was touched. */
  open: (encrypted: string, bound: string) => string | null;
};

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Seals by AES-256-GCM under a key that is derived (HKDF-SHA-256) from the installation's secret. */
export function createEncryption(secret: string | Buffer): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'tilldesk sealing', 32));
  return {
    close: (text, bound) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(bound));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open: (encrypted, bound) => {
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

/** A seal whose key lives as long as this process: for a house that is built without one. */
export const ephemeralEncryption: Encryption = createEncryption(randomBytes(32));
