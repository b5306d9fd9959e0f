import { fieldProblems, type Shape } from '@tilldesk/domain/fields';
import type { FieldProblem, Problem } from '@tilldesk/domain/problems';
import * as z from 'zod/mini';

/** What stands in a form, by field; an empty text is as good as null. */
export type FormValues = Readonly<Record<string, unknown>>;
export type FormProblems = Readonly<Record<string, FieldProblem>>;

/** What a form begins with: the record, or for a new one what it is born with. */
export function beginningOf(fields: Shape, record: object | null, blank: FormValues): FormValues {
  const from: FormValues = record === null ? blank : { ...record };
  return Object.fromEntries(
    Object.entries(fields).map(([name, { field }]) => {
      const empty = field.kind === 'flag' ? false : field.kind === 'list' ? [] : null;
      return [name, from[name] ?? empty];
    }),
  );
}

/** What a form sends: empty texts are null. */
export const draftOf = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isBlank(value) ? null : value]));

/** The names of the fields whose values differ, blank and absent being alike. */
export const differing = (before: FormValues, after: FormValues): string[] =>
  Object.keys(after).filter((name) => written(before[name]) !== written(after[name]));

/** What the entity, then the noun's own rule, says against a draft; nothing when it may be sent. */
export function fieldErrorsIn(
  schema: z.ZodMiniType,
  draft: FormValues,
  rule: (draft: never) => Problem | null,
): FormProblems {
  const read = z.safeParse(schema, draft);
  if (!read.success) return fieldProblems(read.error, draft);
  return rule(read.data as never)?.fields ?? {};
}

/** The field of a form that a path of the contract lies in: 'barcodes.0' is in 'barcodes'. */
export const fieldAt = (path: string): string => path.split('.')[0] ?? path;

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

const written = (value: unknown): string => JSON.stringify(isBlank(value) ? null : (value ?? null));
