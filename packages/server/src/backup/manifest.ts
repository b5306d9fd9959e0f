import { createHash, hkdfSync } from 'node:crypto';
import * as z from 'zod/mini';

/** The form of the file; a program reads its own and older ones. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
/** SHA-256 of the manifest, in hexadecimal: what all other sums hang on. */
export const MANIFEST_SUM = 'manifest.sha256';

export const tablePart = (table: string): string => `tables/${table}.rows`;
export const filePart = (key: string): string => `files/${key}`;

const size = z.int().check(z.nonnegative());
const sum = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const manifest = z.object({
  format: z.int(),
  /** The program that made it. */
  version: z.string(),
  installation: z.uuid(),
  /** Of the installation's key, which itself is not in the backup. */
  keyFingerprint: z.string(),
  engine: z.string(),
  /** The moment of the snapshot. */
  createdAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: size, bytes: size, sha256: sum })),
  /** What identity columns had given out. */
  sequences: z.array(z.object({ table: z.string(), column: z.string(), last: z.nullable(z.int()) })),
  files: z.array(
    z.object({ key: z.string().check(z.regex(/^[0-9a-f-]{36}\/[0-9a-f-]{36}$/)), size, sha256: sum, mime: z.string() }),
  ),
  /** Uploaded files whose bytes were not there. */
  missingFiles: z.array(z.string()),
  /** Ledger sums by name (sums.ts), as exact text. */
  sums: z.record(z.string(), z.string()),
});

/** What a backup says of itself; it is its last part. */
export type Manifest = z.output<typeof manifest>;
export type FileEntry = Manifest['files'][number];

/** Reads the text of a manifest; null where it is none. */
export function parseManifest(text: string): Manifest | null {
  try {
    return z.parse(manifest, JSON.parse(text));
  } catch {
    return null;
  }
}

export const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

/** What tells two keys apart and gives neither away. */
export const fingerprintOf = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'tilldesk key fingerprint', 16)).toString('hex');
