import type { FieldProblem } from '@tilldesk/domain/problems';
import { useMemo } from 'react';
import { useFormats } from './useFormats.ts';
import { fieldSentence, problemSentence, type Rejection } from './problemSentences.ts';
import { useTranslate } from './useTranslate.ts';

/** Translates problems: `problem.message(thrown)` for a toast or a banner, `problem.fields(thrown.fields)` for a form. */
export function useProblem() {
  const { ifKnown } = useTranslate();
  const { money } = useFormats();
  return useMemo(
    () => ({
      message: (rejection: Rejection) => problemSentence(rejection, ifKnown, money),
      field: (problem: FieldProblem) => fieldSentence(problem, ifKnown, money),
      fields: (problems: Readonly<Record<string, FieldProblem>>): Record<string, string> =>
        Object.fromEntries(
          Object.entries(problems).map(([path, problem]) => [path, fieldSentence(problem, ifKnown, money)]),
        ),
    }),
    [ifKnown, money],
  );
}
