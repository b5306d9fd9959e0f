/** `@tilldesk/domain/problems`: the problem catalogue: codes and messages. No dependencies. */
export { problemCatalogue, type ProblemCode } from '../problems/catalogue.ts';
export { Problem, problemAt, type FieldProblem, type ProblemBody, type ProblemParams } from '../problems/Problem.ts';
export { problemBody, problemStatus, withMessage } from '../problems/problemBody.ts';
