import { fieldProblems, type Shape } from '@tilldesk/domain/fields';
import type { FieldProblem, Problem } from '@tilldesk/domain/problems';
import * as z from 'zod/mini';

/** The values of a form by field; empty text equals null. */
export type FormValues = Readonly<Record<string, unknown>>;
export type FormProblems = Readonly<Record<string, FieldProblem>>;

/** Returns a form's initial values: the record, or the defaults of a new one. */
export function beginningOf(fields: Shape, record: object | null, blank: FormValues): FormValues {
  const from: FormValues = record === null ? blank : { ...record };
  return Object.fromEntries(
    Object.entries(fields).map(([name, { field }]) => {
      const empty = field.kind === 'flag' ? false : field.kind === 'list' ? [] : null;
      return [name, from[name] ?? empty];
    }),
  );
}

/** Converts form values for sending: empty text becomes null. */
export const draftOf = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isBlank(value) ? null : value]));

/** Returns the names of the fields whose values differ; empty and missing values are equal. */
export const differing = (before: FormValues, after: FormValues): string[] =>
  Object.keys(after).filter((name) => written(before[name]) !== written(after[name]));

/** Validates a draft by the entity and then by the resource's own rule. Empty when the draft can be sent. */
export function fieldErrorsIn(
  schema: z.ZodMiniType,
  draft: FormValues,
  rule?: (draft: never) => Problem | null,
): FormProblems {
  const read = z.safeParse(schema, draft);
  if (!read.success) return fieldProblems(read.error, draft);
  return rule?.(read.data as never)?.fields ?? {};
}

/** Returns the form field of a contract path: 'barcodes.0' is in 'barcodes'. */
export const fieldAt = (path: string): string => path.split('.')[0] ?? path;

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

const written = (value: unknown): string => JSON.stringify(isBlank(value) ? null : (value ?? null));
