import { useState } from 'react';
import { ApiProblem } from '../api/ApiProblem.ts';
import { useProblem } from '../i18n/useProblem.ts';
import { toasts } from './toasts.ts';

type ToastedErrors = {
  busy: boolean;
  /** Runs `work` and shows a rejection by the server as a toast. Rejects with any other error. */
  run: (work: () => Promise<unknown>) => Promise<void>;
};

/** Runs operations that have no place of their own to show why they were rejected. */
export function useToastedErrors(): ToastedErrors {
  const problems = useProblem();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async run(work) {
      setBusy(true);
      try {
        await work();
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        toasts.show({ tone: 'bad', text: problems.message(error) });
      } finally {
        setBusy(false);
      }
    },
  };
}
