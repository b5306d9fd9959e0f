import { bigint, customType, integer, uuid } from 'drizzle-orm/pg-core';

/** The tenant; it leads every key, so that a distributed PostgreSQL can spread tenants by it (docs/architecture.md). */
export const businessId = () => uuid('business_id').notNull();

/** An amount in minor units. bigint, since a policy lets only leakproof comparisons reach an index. */
export const money = (name: string) => bigint(name, { mode: 'number' });

/** A moment, ISO text in UTC with milliseconds on both sides. */
export const instant = customType<{ data: string; driverData: string }>({ dataType: () => 'timestamptz(3)' });

/** A share as exact decimal text without trailing zeros: '0.0825'. */
export const rate = customType<{ data: string; driverData: string }>({
  dataType: () => 'numeric(7,6)',
  fromDriver: trimRate,
});

/** Text compared byte by byte, so that a prefix is a range of the index. */
export const exactText = customType<{ data: string; driverData: string }>({ dataType: () => 'text collate "C"' });

/**
 * A name as people sort it: without regard to case and accents, numbers by their value ("9" before "10"). The collation is
 * deterministic, so that `=`, prefixes and unique keys stay exact and an index serves under row-level security
 * (docs/decisions/0055).
 */
export const nameText = customType<{ data: string; driverData: string }>({ dataType: () => 'text collate "names"' });

/** What every editable record has beside its own columns. */
export const auditColumns = () => ({
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** '0.082500' → '0.0825', '0.000000' → '0'. */
export function trimRate(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
