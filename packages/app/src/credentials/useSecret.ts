import { useState } from 'react';
import { useProblem } from '../i18n/useProblem.ts';
import { ApiProblem } from '../api/ApiProblem.ts';

/** Errors by field name; `whole` is shown above the buttons. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Problems that belong to a field of these dialogs although the server names none. */
const places: Readonly<Record<string, string>> = {
  'password.current': 'currentPassword',
  'password.common': 'newPassword',
  'signin.codeWrong': 'code',
};

/** Submits a dialog, one request at a time, and stores why it was rejected. */
export function useSecret() {
  const problems = useProblem();
  const [busy, setBusy] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  /** Counts the rejections, so that the field can get the focus after each. */
  const [attempts, setAttempts] = useState(0);

  const showErrors = (next: FieldErrors) => {
    setFieldErrors(next);
    setAttempts((count) => count + 1);
  };
  return {
    busy,
    fieldErrors,
    attempts,
    showErrors,
    clear: () => setFieldErrors({}),
    /** Returns the result, or undefined after a rejection. `otherwise` may handle a rejection itself by returning true. */
    async send<T>(work: () => Promise<T>, otherwise?: (problem: ApiProblem) => boolean): Promise<T | undefined> {
      if (busy) return undefined;
      setBusy(true);
      setFieldErrors({});
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        if (otherwise?.(error) !== true) {
          const fields = problems.fields(error.fields);
          const place = places[error.code] ?? 'whole';
          showErrors(Object.keys(fields).length > 0 ? fields : { [place]: problems.message(error) });
        }
        return undefined;
      } finally {
        setBusy(false);
      }
    },
  };
}

export type Secret = ReturnType<typeof useSecret>;
