import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { refreshCollation } from './collation.ts';
import type { Db } from './pool.ts';
import { protectTables } from './protect.ts';
import { StartupError } from './startup-error.ts';
import { asOwner, type Tx } from './transaction.ts';

// Beside this file in the sources, and beside the bundle in dist/, where the build copies the folder.
const migrationsFolder = fileURLToPath(new URL('./migrations/', import.meta.url));

/** Any number: servers that start at once take their turns by it. */
const migrationLockKey = 7_455_370;

/**
 * Brings the schema up to this code: applies each SQL file that the database has not seen, in order of name, each whole or not
 * at all, puts every table under row-level security, and keeps the indexes of names true. May be run again, and by several servers at once.
 * @returns the names applied now.
 * @throws StartupError when the database is newer than the code, or a file was changed after it had been applied.
 */
export async function migrate(db: Db, folder: string = migrationsFolder): Promise<string[]> {
  const files = migrationsIn(folder);
  await withMigrationLock(db, async (tx) => {
    await tx.raw(stepsTable);
    await appliedMigrations(tx, files);
    await protectTables(tx);
  });

  const applied: string[] = [];
  for (const file of files) {
    const isNew = await withMigrationLock(db, async (tx) => {
      if ((await appliedMigrations(tx, files)).has(file.name)) return false;
      await applyMigration(tx, file);
      return true;
    });
    if (isNew) applied.push(file.name);
  }
  await withMigrationLock(db, refreshCollation);
  return applied;
}

const stepsTable = `create table if not exists schema_migrations (
  name text primary key, hash text not null, applied_at timestamptz(3) not null default now())`;

/** Waits until nobody else brings the schema up to date; nobody does until the transaction ends. */
export async function acquireMigrationLock(tx: Tx): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock($1)', [migrationLockKey]);
}

/** Applies steps in one transaction, in which the first ones also make the table that remembers them. */
export async function applyMigrations(tx: Tx, steps: readonly Migration[]): Promise<void> {
  await tx.raw(stepsTable);
  await protectTables(tx);
  for (const step of steps) await applyMigration(tx, step);
}

async function applyMigration(tx: Tx, { name, hash, text }: Migration): Promise<void> {
  await tx.raw(text);
  await protectTables(tx);
  await tx.raw('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash]);
}

export interface Migration {
  name: string;
  hash: string;
  text: string;
}

/** The steps to this version of the schema, in order. */
export function migrationsIn(folder: string = migrationsFolder): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const text = readFileSync(`${folder}/${name}`, 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    });
}

function withMigrationLock<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return asOwner(db, async (tx) => {
    await acquireMigrationLock(tx);
    return work(tx);
  });
}

async function appliedMigrations(tx: Tx, files: Migration[]): Promise<Set<string>> {
  const rows = await tx.raw<{ name: string; hash: string }>('select name, hash from schema_migrations order by name');
  for (const { name, hash } of rows) {
    const file = files.find((known) => known.name === name);
    if (!file) {
      throw new StartupError(
        `The data was written by a newer Tilldesk (it has the step ${name}, which this version does not know): start that version.`,
      );
    }
    if (file.hash !== hash) {
      throw new StartupError(`The migration ${name} was changed after this database had applied it: restore the file.`);
    }
  }
  return new Set(rows.map(({ name }) => name));
}
