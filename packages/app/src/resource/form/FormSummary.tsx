import { Button, ErrorSummary } from '@tilldesk/ui';
import { Link } from 'react-router-dom';
import { useProblem } from '../../i18n/useProblem.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { fieldAt } from './formValues.ts';
import { placeOf } from '../placeOf.ts';
import { recordAddress } from '../places.ts';
import type { VersionedRecord, Places } from '../resource.ts';
import type { FormState } from './useForm.ts';
import { useNounLabels } from '../useResourceTexts.ts';

type FormSummaryProps<R extends VersionedRecord> = {
  entityName: string;
  /** Pages of the entity: used to link the record that already has a value that must be unique. */
  at: Places;
  state: FormState<R>;
};

/** Lists the errors that prevent saving, with links to the fields. Gets the focus after every rejected attempt. */
export function FormSummary<R extends VersionedRecord>({ entityName, at, state }: FormSummaryProps<R>) {
  const t = useTranslate();
  const labels = useNounLabels(entityName);
  const problems = useProblem();
  const { attempts, rejection } = state;
  const problemEntries = Object.entries(state.problems);
  const isField = (path: string) => fieldAt(path) in state.values;
  const other = problemEntries.map(([, { params }]) => params?.['other']).find((id) => typeof id === 'string');
  const place = at.details ?? at.edit;
  if (problemEntries.length === 0 && rejection === null) return null;
  return (
    <ErrorSummary
      attempt={attempts}
      title={problemEntries.length > 0 ? t('form.wrong', { count: problemEntries.length }) : t('form.failed')}
      text={rejection && problems.message(rejection)}
      actions={
        other &&
        place && (
          <Button as={Link} to={recordAddress(place, other)} target="_blank" size="s" icon="external">
            {t('form.other')}
          </Button>
        )
      }
      problems={problemEntries.map(([path, fieldError]) => ({
        id: path,
        text: problems.field(fieldError),
        ...(isField(path) && { label: labels.field(fieldAt(path)), field: placeOf(fieldAt(path)) }),
      }))}
    />
  );
}
