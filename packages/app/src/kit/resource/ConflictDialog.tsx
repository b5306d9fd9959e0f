import { Button, CompareTable, Text } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useSay } from '../say/useSay.ts';
import { beginningOf, differing } from './formValues.ts';
import { kindOf, shownKindOf } from './kinds.ts';
import type { ShownValue } from './ListColumn.ts';
import type { Kept, Resource } from './resource.ts';
import { Shown } from './Shown.tsx';
import type { FormState } from './useForm.ts';
import { useWords } from './useWords.ts';

/** Shows where a form and the record as it stands now differ, and asks which shall hold. */
export function ConflictDialog<R extends Kept>({ resource, state }: { resource: Resource<R>; state: FormState<R> }) {
  const say = useSay();
  const { noun } = resource;
  const words = useWords(noun.name);
  const now = state.conflict === null ? {} : beginningOf(noun.fields, state.conflict, {});
  const names = state.conflict === null ? [] : differing(now, state.values);
  const value = (name: string, of: unknown) => {
    const inWords = resource.form?.inWords[name];
    if (inWords) return <Shown kind="text" value={inWords(of)} />;
    const isChoice = kindOf(noun.fields[name])?.kind === 'choice';
    const text = isChoice && typeof of === 'string' ? words.choice(name, of) : (of as ShownValue);
    return <Shown kind={shownKindOf(noun.fields[name])} value={text} />;
  };
  return (
    <Dialog
      open={state.conflict !== null}
      size="l"
      title={say('form.changed.title')}
      description={say('form.changed.text')}
      closeLabel={say('form.changed.close')}
      onClose={state.later}
      footer={
        <>
          <Button onClick={state.reload}>{say('form.changed.reload')}</Button>
          <Button tone="primary" busy={state.saving} onClick={state.overwrite}>
            {say('form.changed.overwrite')}
          </Button>
        </>
      }
    >
      {names.length === 0 ? (
        <p>{say('form.changed.same')}</p>
      ) : (
        <CompareTable
          words={{
            label: say('form.changed.field'),
            mine: say('form.changed.yours'),
            theirs: say('form.changed.now'),
          }}
          items={names.map((name) => ({
            id: name,
            label: words.field(name),
            mine: state.changed.includes(name) ? (
              value(name, state.values[name])
            ) : (
              <Text tone="muted">{say('form.changed.untouched')}</Text>
            ),
            theirs: value(name, now[name]),
          }))}
        />
      )}
    </Dialog>
  );
}
