import { billProviders } from '@tilldesk/domain/billPayments';
import { Combobox } from '@tilldesk/ui/select';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { newId } from '../../../api/newId.ts';
import type { FieldInputProps } from '../../../resource/resource.ts';
import { useSelectTexts } from '../../../resource/form/useSelectTexts.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useProviders } from './useBillOptions.ts';

/** Selects a provider. A missing one is created by typing its name. */
export function ProviderInput({ value, onChange }: FieldInputProps) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const options = useProviders();
  const create = async (name: string) => {
    const made = await call(billProviders.create, { body: { id: newId(), name: name.slice(0, 60) } });
    refresh(billProviders.name);
    return { id: made.id, label: made.name };
  };
  return (
    <Combobox
      options={options ?? []}
      loading={options === undefined}
      value={typeof value === 'string' ? value : null}
      onChange={onChange}
      onCreate={create}
      placeholder={t('billPayments.provider.choose')}
      texts={texts}
    />
  );
}
