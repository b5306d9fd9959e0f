import { ErrorSummary } from '@tilldesk/ui';
import { useProblem } from '../say/useProblem.ts';
import { useSay } from '../say/useSay.ts';
import { placeOf } from './FormFields.tsx';
import { fieldAt } from './formValues.ts';
import type { Kept } from './resource.ts';
import type { FormState } from './useForm.ts';
import { useWords } from './useWords.ts';

/** Says what keeps a form from being saved, and leads to each field; it takes the focus after every refused attempt. */
export function FormSummary<R extends Kept>({ noun, state }: { noun: string; state: FormState<R> }) {
  const say = useSay();
  const words = useWords(noun);
  const problems = useProblem();
  const { attempts, refusal } = state;
  const wrongs = Object.entries(state.problems);
  const isField = (path: string) => fieldAt(path) in state.values;
  if (wrongs.length === 0 && refusal === null) return null;
  return (
    <ErrorSummary
      attempt={attempts}
      title={wrongs.length > 0 ? say('form.wrong', { count: wrongs.length }) : say('form.failed')}
      text={refusal && problems.say(refusal)}
      problems={wrongs.map(([path, wrong]) => ({
        id: path,
        text: problems.field(wrong),
        ...(isField(path) && { label: words.field(fieldAt(path)), field: placeOf(fieldAt(path)) }),
      }))}
    />
  );
}
