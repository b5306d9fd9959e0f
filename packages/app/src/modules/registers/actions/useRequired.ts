import { useState } from 'react';
import { useProblem } from '../../../i18n/useProblem.ts';
import type { ApiProblem } from '../../../api/ApiProblem.ts';

/** Returns the field errors of a dialog: those of the server and, after the first attempt, the missing values. */
export function useRequired(problem: ApiProblem | null) {
  const problems = useProblem();
  const [tried, setTried] = useState(false);
  const fieldProblems = problems.fields(problem?.fields ?? {});
  return {
    /** Returns the error of a field; `missing` marks an empty required field. */
    at: (name: string, missing = false): string | undefined =>
      tried && missing ? problems.field({ code: 'required', message: '' }) : fieldProblems[name],
    try: () => setTried(true),
  };
}
