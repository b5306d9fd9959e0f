import type { core } from 'zod/mini';
import type { FieldProblem } from '../problems/Problem.ts';

/**
 * Turns zod's issues into field problems keyed by path. Codes: required, tooLong, tooShort, tooSmall, tooBig, format, imei,
 * choice, unknown, invalid. Used for responses of the server and forms of the app. `value` is the validated input: zod's issues
 * do not include it, and without it a value of the wrong type cannot be distinguished from a missing one.
 */
export function fieldProblems(error: core.$ZodError, value?: unknown): Record<string, FieldProblem> {
  const found = new Map<string, FieldProblem>();
  for (const issue of error.issues) {
    for (const [path, problem] of explain(issue, isAbsent(valueAt(value, issue.path)))) {
      if (!found.has(path)) found.set(path, problem);
    }
  }
  return Object.fromEntries(found);
}

function explain(issue: core.$ZodIssue, absent: boolean): [string, FieldProblem][] {
  const at = issue.path.join('.') || 'body';
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => [
        [...issue.path, key].join('.'),
        fieldProblem('unknown', 'This field is not known.'),
      ]);
    case 'invalid_type':
      return [[at, absent ? REQUIRED : fieldProblem('invalid', `Must be ${nounOf(issue.expected)}.`)]];
    case 'invalid_value':
    case 'invalid_union':
      return [[at, absent ? REQUIRED : fieldProblem('choice', 'Please choose one of the list.')]];
    case 'too_big': {
      const limit = Number(issue.maximum);
      return [
        [
          at,
          isCounted(issue.origin)
            ? fieldProblem('tooLong', `At most ${limit} are allowed.`, limit)
            : fieldProblem('tooBig', `Must be at most ${limit}.`, limit),
        ],
      ];
    }
    case 'too_small': {
      const limit = Number(issue.minimum);
      if (issue.origin === 'string' && limit <= 1) return [[at, REQUIRED]];
      return [
        [
          at,
          isCounted(issue.origin)
            ? fieldProblem('tooShort', `At least ${limit} are needed.`, limit)
            : fieldProblem('tooSmall', `Must be at least ${limit}.`, limit),
        ],
      ];
    }
    case 'invalid_format':
      return [[at, fieldProblem('format', 'This does not look right.')]];
    case 'custom':
      return [
        [
          at,
          issue.message === 'imei'
            ? fieldProblem('imei', 'This is not a valid IMEI.')
            : fieldProblem('invalid', 'This is not right.'),
        ],
      ];
    default:
      return [[at, fieldProblem('invalid', 'This is not right.')]];
  }
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((inside, key) => (isAbsent(inside) ? undefined : Object(inside)[key]), value);

/** Texts and lists have a length, other values a size. */
const isCounted = (origin: string): boolean => origin === 'string' || origin === 'array';

const nounOf = (expected: string): string => NOUNS[expected] ?? `of the kind ${expected}`;

const fieldProblem = (code: string, message: string, limit?: number): FieldProblem =>
  limit === undefined ? { code, message } : { code, message, params: { limit } };

const NOUNS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'an object',
};

const REQUIRED: FieldProblem = { code: 'required', message: 'This field is required.' };
