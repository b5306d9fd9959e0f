import { bigint, customType, integer, uuid } from 'drizzle-orm/pg-core';

/**
 * The tenant; the first column of every key, so that a distributed PostgreSQL can shard by tenant
 * (docs/architecture.md).
 */
export const businessId = () => uuid('business_id').notNull();

/**
 * An amount in minor units. bigint, because under a row-level security policy only leakproof comparisons can use an
 * index.
 */
export const money = (name: string) => bigint(name, { mode: 'number' });

/** A moment, ISO text in UTC with milliseconds, both when written and when read. */
export const instant = customType<{ data: string; driverData: string }>({ dataType: () => 'timestamptz(3)' });

/** A share as exact decimal text without trailing zeros: '0.0825'. */
export const rate = customType<{ data: string; driverData: string }>({
  dataType: () => 'numeric(7,6)',
  fromDriver: trimRate,
});

/** Text compared byte by byte, so that a prefix is a range of the index. */
export const exactText = customType<{ data: string; driverData: string }>({ dataType: () => 'text collate "C"' });

/**
 * A name in natural sort order: case and accents are ignored, numbers sort by value ("9" before "10"). The collation is
 * deterministic, so that `=`, prefixes and unique keys stay exact and an index can be used under row-level security
 * (docs/decisions/platform/0055).
 */
export const nameText = customType<{ data: string; driverData: string }>({ dataType: () => 'text collate "names"' });

/** Columns that every editable record has in addition to its own. */
export const auditColumns = () => ({
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** '0.082500' → '0.0825', '0.000000' → '0'. */
export function trimRate(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
