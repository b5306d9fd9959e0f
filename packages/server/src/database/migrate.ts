import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { refreshCollation } from './collation.ts';
import type { Db } from './pool.ts';
import { protectTables } from './protect.ts';
import { StartupError } from './startup-error.ts';
import { tenderKindsSql } from './tender-kinds.ts';
import { asOwner, type Tx } from './transaction.ts';

// Next to this file in the sources, and next to the bundle in dist/, where the build copies the folders.
const migrationsFolder = fileURLToPath(new URL('./migrations/', import.meta.url));
const functionsFolder = fileURLToPath(new URL('./functions/', import.meta.url));

/** The first migration of the versions before the first release, whose schema cannot be upgraded. */
const unreleased = '0000_first.sql';

/** An arbitrary constant: servers that start at the same time wait for each other on this advisory lock. */
const migrationLockKey = 7_455_370;

/**
 * Brings the schema up to this code: applies each migration that the database does not have, in order of name and in a transaction
 * each, enables row-level security on every table, applies the files of functions that have changed, and rebuilds the indexes of
 * names if the collation has changed. May be run again, and by several servers at once.
 * @returns the names of the migrations applied now.
 * @throws StartupError if the database is newer than the code or from before the first release, or if a migration was changed after
 *   it had been applied.
 */
export async function migrate(
  db: Db,
  folder: string = migrationsFolder,
  functions: readonly Migration[] = folder === migrationsFolder ? functionFiles() : [],
): Promise<string[]> {
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
  await withMigrationLock(db, async (tx) => {
    await applyFunctions(tx, functions);
    await refreshCollation(tx);
  });
  return applied;
}

const stepsTable = `create table if not exists schema_migrations (
  name text primary key, hash text not null, applied_at timestamptz(3) not null default now())`;
const functionsTable = `create table if not exists schema_functions (
  name text primary key, hash text not null, applied_at timestamptz(3) not null default now())`;

/** The repeatable SQL: functions, triggers, grants and checks of this version, written so that it can be applied again. */
export const functionFiles = (): Migration[] => [
  ...migrationsIn(functionsFolder),
  migrationOf('tender-kinds.sql', tenderKindsSql()),
];

/** Applies the repeatable files whose text differs from the one applied last. */
export async function applyFunctions(tx: Tx, files: readonly Migration[]): Promise<void> {
  await tx.raw(functionsTable);
  await protectTables(tx);
  const rows = await tx.raw<{ name: string; hash: string }>('select name, hash from schema_functions');
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  for (const { name, hash, text } of files) {
    if (applied.get(name) === hash) continue;
    await tx.raw(text);
    await tx.raw(
      `insert into schema_functions (name, hash) values ($1, $2)
       on conflict (name) do update set hash = excluded.hash, applied_at = excluded.applied_at`,
      [name, hash],
    );
  }
}

/** Waits for the migration lock; the lock lasts until the transaction ends. */
export async function acquireMigrationLock(tx: Tx): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock($1)', [migrationLockKey]);
}

/** Applies migrations in one transaction, after creating the table that records them. */
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

/** Returns the migrations up to this version of the schema, in order. */
export function migrationsIn(folder: string = migrationsFolder): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => migrationOf(name, readFileSync(`${folder}/${name}`, 'utf8')));
}

const migrationOf = (name: string, text: string): Migration => ({
  name,
  text,
  hash: createHash('sha256').update(text).digest('hex'),
});

function withMigrationLock<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return asOwner(db, async (tx) => {
    await acquireMigrationLock(tx);
    return work(tx);
  });
}

async function appliedMigrations(tx: Tx, files: Migration[]): Promise<Set<string>> {
  const rows = await tx.raw<{ name: string; hash: string }>('select name, hash from schema_migrations order by name');
  if (rows.some(({ name }) => name === unreleased)) {
    throw new StartupError(
      'The data was written by a version from before the first release, which cannot be upgraded. Start that version, export ' +
        'products, customers and vendors as CSV or XLSX from their lists, and import the files into a new data folder.',
    );
  }
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
