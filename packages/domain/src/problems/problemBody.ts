import { book, type ProblemCode } from './catalogue.ts';
import type { FieldProblem, Problem, ProblemBody, ProblemParams } from './Problem.ts';

/** Returns the HTTP status of a problem. */
export const problemStatus = ({ code }: Problem): number => book[code][0];

/** Returns the error format of the contract, with English messages. */
export const problemBody = ({ code, params, fields }: Problem): ProblemBody => ({
  code,
  message: fill(book[code][1], params),
  ...(params ? { params } : {}),
  ...(fields ? { fields: mapValues(fields, withMessage) } : {}),
});

/** Adds the English message of the catalogue. A problem of a single field, such as `required`, keeps its own. */
export const withMessage = (problem: FieldProblem): FieldProblem =>
  isProblemCode(problem.code) ? { ...problem, message: fill(book[problem.code][1], problem.params) } : problem;

const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(book, code);

const mapValues = <T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

const fill = (sentence: string, params: ProblemParams = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
