import { Button, CompareTable, Text } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { beginningOf, differing } from './formValues.ts';
import { kindOf, shownKindOf } from '../kinds.ts';
import type { ShownValue } from '../list/ListColumn.ts';
import type { VersionedRecord, Resource } from '../resource.ts';
import { Shown } from '../FieldValue.tsx';
import type { FormState } from './useForm.ts';
import { useNounLabels } from '../useResourceTexts.ts';

/** Shows the differences between a form and the current record, and asks which version to save. */
export function ConflictDialog<R extends VersionedRecord>({
  resource,
  state,
}: {
  resource: Resource<R>;
  state: FormState<R>;
}) {
  const t = useTranslate();
  const { entity } = resource;
  const labels = useNounLabels(entity.name);
  const now = state.conflict === null ? {} : beginningOf(entity.fields, state.conflict, {});
  const names = state.conflict === null ? [] : differing(now, state.values);
  const value = (name: string, of: unknown) => {
    const formatter = resource.form?.formatters?.[name];
    if (formatter) return <Shown kind="text" value={formatter(of)} />;
    const isChoice = kindOf(entity.fields[name])?.kind === 'choice';
    const text = isChoice && typeof of === 'string' ? labels.choice(name, of) : (of as ShownValue);
    return <Shown kind={shownKindOf(entity.fields[name])} value={text} />;
  };
  return (
    <Dialog
      open={state.conflict !== null}
      size="l"
      title={t('form.changed.title')}
      description={t('form.changed.text')}
      closeLabel={t('form.changed.close')}
      onClose={state.postpone}
      footer={
        <>
          <Button onClick={state.reload}>{t('form.changed.reload')}</Button>
          <Button tone="primary" busy={state.saving} onClick={state.overwrite}>
            {t('form.changed.overwrite')}
          </Button>
        </>
      }
    >
      {names.length === 0 ? (
        <p>{t('form.changed.same')}</p>
      ) : (
        <CompareTable
          texts={{
            label: t('form.changed.field'),
            mine: t('form.changed.yours'),
            theirs: t('form.changed.now'),
          }}
          items={names.map((name) => ({
            id: name,
            label: labels.field(name),
            mine: state.changed.includes(name) ? (
              value(name, state.values[name])
            ) : (
              <Text tone="muted">{t('form.changed.untouched')}</Text>
            ),
            theirs: value(name, now[name]),
          }))}
        />
      )}
    </Dialog>
  );
}
