import { stores } from '@tilldesk/domain/stores';
import { Field } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { useAnswer } from '../../api/useAnswer.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSelectTexts } from '../../resource/form/useSelectTexts.ts';
import type { CombinedInputProps } from '../../resource/resource.ts';

/** Stores offered as models; a business has few. */
const MODELS = 100;

/** Chooses the store whose settings and policies a new store is given. An existing store does not show it. */
export function CopyInput({ record, ...props }: CombinedInputProps) {
  return record === null ? <Models {...props} /> : null;
}

function Models({ values, onChange, errors, fieldIds }: Omit<CombinedInputProps, 'record'>) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const { data, loading } = useAnswer(stores.list, { query: { limit: MODELS } });
  const chosen = values['copiedFrom'];
  return (
    <Field
      id={fieldIds['copiedFrom']}
      label={t('field.store.copiedFrom')}
      hint={t('stores.hint.copiedFrom')}
      error={errors['copiedFrom']}
    >
      <Select
        options={(data?.items ?? []).map(({ id, name }) => ({ id, label: name }))}
        loading={loading}
        clearable
        placeholder={t('stores.copy.none')}
        texts={texts}
        value={typeof chosen === 'string' ? chosen : null}
        onChange={(id) => onChange({ copiedFrom: id })}
        onClear={() => onChange({ copiedFrom: null })}
      />
    </Field>
  );
}
