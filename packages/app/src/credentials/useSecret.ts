import { useState } from 'react';
import { useProblem } from '../i18n/useProblem.ts';
import { ApiProblem } from '../api/ApiProblem.ts';

/** Sentences at the fields of a dialog, by name; `whole` stands above its buttons. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Refusals that belong to a field of these dialogs, though the server names none. */
const places: Readonly<Record<string, string>> = {
  'password.current': 'currentPassword',
  'password.common': 'newPassword',
  'signin.codeWrong': 'code',
};

/** Sends what a dialog asked for, once at a time, and keeps why it was refused. */
export function useSecret() {
  const problems = useProblem();
  const [busy, setBusy] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  /** Counts the refusals, so that the cursor can go to the field after each. */
  const [attempts, setAttempts] = useState(0);

  const showErrors = (next: FieldErrors) => {
    setFieldErrors(next);
    setAttempts((count) => count + 1);
  };
  return {
    busy,
    fieldErrors,
    attempts,
    refuse: showErrors,
    clear: () => setFieldErrors({}),
    /** Answers what came of it, or undefined where it was refused; `otherwise` may take a refusal on itself. */
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
          showErrors(Object.keys(fields).length > 0 ? fields : { [place]: problems.say(error) });
        }
        return undefined;
      } finally {
        setBusy(false);
      }
    },
  };
}

export type Secret = ReturnType<typeof useSecret>;
