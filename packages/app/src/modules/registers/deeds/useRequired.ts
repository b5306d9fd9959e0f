import { useState } from 'react';
import { useProblem } from '../../../i18n/useProblem.ts';
import type { ApiProblem } from '../../../api/ApiProblem.ts';

/** What is wrong with the fields of a dialog: what the server said, and after the first try what is missing. */
export function useRequired(problem: ApiProblem | null) {
  const problems = useProblem();
  const [tried, setTried] = useState(false);
  const fieldProblems = problems.fields(problem?.fields ?? {});
  return {
    /** The sentence at a field; `missing` while it must be filled in and is not. */
    at: (name: string, missing = false): string | undefined =>
      tried && missing ? problems.field({ code: 'required', message: '' }) : fieldProblems[name],
    try: () => setTried(true),
  };
}
