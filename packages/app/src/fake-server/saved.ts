import { Problem } from '@tilldesk/domain/problems';
import * as z from 'zod/mini';
import { byId } from './found.ts';

type VersionedRecord = { id: string; version: number; updatedAt: string };

/** Adds a new record; missing values are null, as on the server. */
export function added<S extends z.ZodMiniObject>(schema: S, rows: z.output<S>[], draft: object, now: string) {
  const nothing = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, null]));
  const record = z.parse(schema, { ...nothing, ...draft, version: 1, createdAt: now, updatedAt: now });
  rows.push(record);
  return record;
}

/** Changes a record, if the user has read its current version. */
export function changed<R extends VersionedRecord>(
  rows: readonly R[],
  id: string,
  draft: { version: number },
  now: string,
): R {
  const row = byId(rows, id);
  if (row.version !== draft.version) throw new Problem('record.changed');
  return Object.assign(row, draft, { version: row.version + 1, updatedAt: now });
}
