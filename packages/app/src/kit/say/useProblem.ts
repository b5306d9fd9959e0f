import type { FieldProblem } from '@tilldesk/domain/problems';
import { useMemo } from 'react';
import { useFormats } from './useFormats.ts';
import { fieldSentence, problemSentence, type Refusal } from './problemSentences.ts';
import { useSay } from './useSay.ts';

/** Says refusals: `problem.say(thrown)` for a toast or a banner, `problem.fields(thrown.fields)` for a form. */
export function useProblem() {
  const { known } = useSay();
  const { money } = useFormats();
  return useMemo(
    () => ({
      say: (refusal: Refusal) => problemSentence(refusal, known, money),
      field: (problem: FieldProblem) => fieldSentence(problem, known, money),
      fields: (problems: Readonly<Record<string, FieldProblem>>): Record<string, string> =>
        Object.fromEntries(
          Object.entries(problems).map(([path, problem]) => [path, fieldSentence(problem, known, money)]),
        ),
    }),
    [known, money],
  );
}
