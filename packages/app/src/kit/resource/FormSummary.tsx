import { Button, ErrorSummary } from '@tilldesk/ui';
import { Link } from 'react-router-dom';
import { useProblem } from '../say/useProblem.ts';
import { useSay } from '../say/useSay.ts';
import { fieldAt } from './formValues.ts';
import { placeOf } from './placeOf.ts';
import { recordAddress } from './places.ts';
import type { Kept, Places } from './resource.ts';
import type { FormState } from './useForm.ts';
import { useWords } from './useWords.ts';

type FormSummaryProps<R extends Kept> = {
  noun: string;
  /** Where records of the noun stand: the one that already has what must be one's own is linked. */
  at: Places;
  state: FormState<R>;
};

/** Says what keeps a form from being saved, and leads to each field; it takes the focus after every refused attempt. */
export function FormSummary<R extends Kept>({ noun, at, state }: FormSummaryProps<R>) {
  const say = useSay();
  const words = useWords(noun);
  const problems = useProblem();
  const { attempts, refusal } = state;
  const wrongs = Object.entries(state.problems);
  const isField = (path: string) => fieldAt(path) in state.values;
  const other = wrongs.map(([, { params }]) => params?.['other']).find((id) => typeof id === 'string');
  const place = at.details ?? at.edit;
  if (wrongs.length === 0 && refusal === null) return null;
  return (
    <ErrorSummary
      attempt={attempts}
      title={wrongs.length > 0 ? say('form.wrong', { count: wrongs.length }) : say('form.failed')}
      text={refusal && problems.say(refusal)}
      actions={
        other &&
        place && (
          <Button as={Link} to={recordAddress(place, other)} target="_blank" size="s" icon="external">
            {say('form.other')}
          </Button>
        )
      }
      problems={wrongs.map(([path, wrong]) => ({
        id: path,
        text: problems.field(wrong),
        ...(isField(path) && { label: words.field(fieldAt(path)), field: placeOf(fieldAt(path)) }),
      }))}
    />
  );
}
