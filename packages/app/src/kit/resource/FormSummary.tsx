import { Alert } from '@tilldesk/ui';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useProblem } from '../say/useProblem.ts';
import { useSay } from '../say/useSay.ts';
import { Wrongs } from './Form.styles.ts';
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
  const box = useRef<HTMLDivElement>(null);
  const { attempts, refusal } = state;
  useEffect(
    function takeTheFocus() {
      if (attempts > 0) box.current?.focus();
    },
    [attempts],
  );

  const wrongs = Object.entries(state.problems);
  const isField = (path: string) => fieldAt(path) in state.values;
  if (wrongs.length === 0 && refusal === null) return null;
  const goTo = (event: MouseEvent, path: string) => {
    event.preventDefault();
    const place = document.getElementById(placeOf(fieldAt(path)));
    place?.querySelector<HTMLElement>('input, textarea, [role=combobox], button')?.focus();
    place?.scrollIntoView({ block: 'center' });
  };
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="alert"
      tone="bad"
      title={wrongs.length > 0 ? say('form.wrong', { count: wrongs.length }) : say('form.failed')}
    >
      {wrongs.length === 0 ? (
        refusal && problems.say(refusal)
      ) : (
        <Wrongs>
          {wrongs.map(([path, wrong]) => (
            <li key={path}>
              {isField(path) ? (
                <a href={`#${placeOf(fieldAt(path))}`} onClick={(event) => goTo(event, path)}>
                  <b>{words.field(fieldAt(path))}</b>: {problems.field(wrong)}
                </a>
              ) : (
                problems.field(wrong)
              )}
            </li>
          ))}
        </Wrongs>
      )}
    </Alert>
  );
}
