import type { Shape } from '@tilldesk/domain/fields';
import * as z from 'zod/mini';
import type { FormValues } from '../resource/form/formValues.ts';

/**
 * The saved state of a form: the edits, the id that a new record will have, and the record version that the edits are based on.
 */
export type FormContent = { edited: FormValues; id: string | null; version: number | null };

const content = z.object({
  edited: z.record(z.string(), z.unknown()),
  id: z.nullable(z.string()),
  version: z.nullable(z.number()),
});

/** Parses a saved form draft. Fields that the form no longer has are dropped. Returns null for an invalid draft. */
export function formContent(fields: Shape, savedDraft: unknown): FormContent | null {
  const read = z.safeParse(content, savedDraft);
  if (!read.success) return null;
  const edited = Object.entries(read.data.edited).filter(([name, value]) => {
    const kind = fields[name]?.field.kind;
    if (kind === undefined) return false;
    if (kind === 'flag') return typeof value === 'boolean';
    if (kind === 'list') return Array.isArray(value);
    return value === null || typeof value === 'string' || typeof value === 'number';
  });
  return { ...read.data, edited: Object.fromEntries(edited) };
}
