import { createHash, hkdfSync } from 'node:crypto';
import * as z from 'zod/mini';

/** The version of the file format; a program reads its own version and older ones. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
/** SHA-256 of the manifest, in hexadecimal: it authenticates all other checksums. */
export const MANIFEST_SUM = 'manifest.sha256';

export const tablePart = (table: string): string => `tables/${table}.rows`;
export const filePart = (key: string): string => `files/${key}`;

const size = z.int().check(z.nonnegative());
const sum = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const manifest = z.object({
  format: z.int(),
  /** The version of the program that created it. */
  version: z.string(),
  installation: z.uuid(),
  /** Fingerprint of the installation's key, which itself is not in the backup. */
  keyFingerprint: z.string(),
  engine: z.string(),
  /** The moment of the snapshot. */
  createdAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: size, bytes: size, sha256: sum })),
  /** Last values of identity columns. */
  sequences: z.array(z.object({ table: z.string(), column: z.string(), last: z.nullable(z.int()) })),
  files: z.array(
    z.object({ key: z.string().check(z.regex(/^[0-9a-f-]{36}\/[0-9a-f-]{36}$/)), size, sha256: sum, mime: z.string() }),
  ),
  /** Uploaded files whose bytes were not found. */
  missingFiles: z.array(z.string()),
  /** Ledger sums by name (sums.ts), as exact text. */
  sums: z.record(z.string(), z.string()),
});

/** The manifest of a backup; its last part. */
export type Manifest = z.output<typeof manifest>;
export type FileEntry = Manifest['files'][number];

/** Parses the text of a manifest; returns null if it is invalid. */
export function parseManifest(text: string): Manifest | null {
  try {
    return z.parse(manifest, JSON.parse(text));
  } catch {
    return null;
  }
}

export const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

/** Returns a fingerprint that distinguishes keys without revealing them. */
export const fingerprintOf = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'tilldesk key fingerprint', 16)).toString('hex');
