import { problemCatalogue, type ProblemCode } from './catalogue.ts';
import type { FieldProblem, Problem, ProblemBody, ProblemParams } from './Problem.ts';

/** Returns the HTTP status of a problem. */
export const problemStatus = ({ code }: Problem): number => problemCatalogue[code][0];

/** Returns the error format of the contract, with English messages. */
export const problemBody = ({ code, params, fields }: Problem): ProblemBody => ({
  code,
  message: interpolate(problemCatalogue[code][1], params),
  ...(params ? { params } : {}),
  ...(fields ? { fields: mapValues(fields, withMessage) } : {}),
});

/** Adds the English message of the catalogue. A problem of a single field, such as `required`, keeps its own. */
export const withMessage = (problem: FieldProblem): FieldProblem =>
  isProblemCode(problem.code)
    ? { ...problem, message: interpolate(problemCatalogue[problem.code][1], problem.params) }
    : problem;

const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problemCatalogue, code);

const mapValues = <T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

const interpolate = (template: string, params: ProblemParams = {}): string =>
  template.replace(/\{(\w+)\}/g, (match, name: string) => String(params[name] ?? match));
