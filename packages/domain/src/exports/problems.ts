/** `@tilldesk/domain/problems`: the book of refusals, their codes and sentences. Needs nothing. */
export { book, type ProblemCode } from '../problems/catalogue.ts';
export { Problem, problemAt, type FieldProblem, type ProblemBody, type ProblemParams } from '../problems/Problem.ts';
