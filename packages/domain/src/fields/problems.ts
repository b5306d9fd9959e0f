import type { core } from 'zod/mini';
import type { FieldProblem } from '../problems/Problem.ts';

/**
 * Turns zod's issues into field problems keyed by path. Codes: required, tooLong, tooShort, tooSmall, tooBig, format,
 * imei, choice, unknown, invalid. Used by the server's answers and the app's forms alike.
 */
export function fieldProblems(error: core.$ZodError): Record<string, FieldProblem> {
  const found: Record<string, FieldProblem> = {};
  for (const issue of error.issues) {
    for (const [path, problem] of explain(issue)) found[path] ??= problem;
  }
  return found;
}

function explain(issue: core.$ZodIssue): [string, FieldProblem][] {
  const at = issue.path.join('.') || 'body';
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => [[...issue.path, key].join('.'), say('unknown', 'This field is not known.')]);
    case 'invalid_type':
      return [
        [
          at,
          issue.input === undefined || issue.input === null ? REQUIRED : say('invalid', `Must be ${issue.expected}.`),
        ],
      ];
    case 'too_big': {
      const limit = Number(issue.maximum);
      return issue.origin === 'string' || issue.origin === 'array'
        ? [[at, say('tooLong', `At most ${limit} are allowed.`, limit)]]
        : [[at, say('tooBig', `Must be at most ${limit}.`, limit)]];
    }
    case 'too_small': {
      const limit = Number(issue.minimum);
      if (issue.origin === 'string' && limit <= 1) return [[at, REQUIRED]];
      return issue.origin === 'string' || issue.origin === 'array'
        ? [[at, say('tooShort', `At least ${limit} are needed.`, limit)]]
        : [[at, say('tooSmall', `Must be at least ${limit}.`, limit)]];
    }
    case 'invalid_format':
      return [[at, say('format', 'This does not look right.')]];
    case 'invalid_value':
      return [
        [
          at,
          issue.input === undefined || issue.input === null
            ? REQUIRED
            : say('choice', 'Please choose one of the list.'),
        ],
      ];
    case 'custom':
      return [
        [
          at,
          issue.message === 'imei' ? say('imei', 'This is not a valid IMEI.') : say('invalid', 'This is not right.'),
        ],
      ];
    default:
      return [[at, say('invalid', 'This is not right.')]];
  }
}

const say = (code: string, message: string, limit?: number): FieldProblem =>
  limit === undefined ? { code, message } : { code, message, params: { limit } };

const REQUIRED: FieldProblem = { code: 'required', message: 'This field is required.' };
