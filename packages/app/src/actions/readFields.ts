import { fieldProblems } from '@tilldesk/domain/fields';
import type { FieldProblem } from '@tilldesk/domain/problems';
import * as z from 'zod/mini';
import { draftOf } from '../resource/form/formValues.ts';
import type { ActionField, Values } from './action.ts';

type FieldsRead = {
  /** The cleaned values. */
  input: Values;
  /** Why values cannot be sent: a problem, or the text of a field's own check. */
  errors: Readonly<Record<string, FieldProblem | string>>;
};

/** Validates and cleans the values of fields. `check` runs the check of a field whose value is valid. */
export function readFields<Of>(
  fields: readonly (readonly [string, ActionField<Of, unknown>])[],
  values: Values,
  check: (field: ActionField<Of, unknown>, value: unknown) => FieldProblem | string | undefined,
): FieldsRead {
  const kinds = fields.flatMap(([name, field]) => ('schema' in field ? [[name, field.schema] as const] : []));
  const draft = draftOf(Object.fromEntries(kinds.map(([name, { field }]) => [name, given(field, values[name])])));
  const read = z.safeParse(z.object(Object.fromEntries(kinds)), draft);
  const input = { ...values, ...read.data };
  const problems = read.success ? {} : fieldProblems(read.error, draft);
  const errors = fields.flatMap(([name, field]) => {
    const error = name in problems ? problems[name] : check(field, input[name]);
    return error === undefined ? [] : [[name, error]];
  });
  return {
    input,
    errors: Object.fromEntries(errors),
  };
}

/** An amount of 0 is missing where it must be more. */
const given = (field: { kind: string; min?: number }, value: unknown): unknown =>
  field.kind === 'money' && value === 0 && (field.min ?? 0) > 0 ? null : value;
