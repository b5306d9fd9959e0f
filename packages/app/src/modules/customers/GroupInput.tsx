import { Combobox } from '@tilldesk/ui/select';
import type { FieldInputProps } from '../../resource/resource.ts';
import { useSelectTexts } from '../../resource/form/useSelectTexts.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useGroups } from './useGroups.ts';

/** Input for a customer's group: an existing one or a new one. */
export function GroupInput({ value, onChange }: FieldInputProps) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const groups = useGroups();
  const own = typeof value === 'string' && value !== '' ? value : null;
  const options = own === null || groups.some(({ id }) => id === own) ? groups : [...groups, { id: own, label: own }];
  return (
    <Combobox
      options={options}
      value={own}
      onChange={onChange}
      onCreate={async (text) => ({ id: text.slice(0, 40), label: text.slice(0, 40) })}
      placeholder={t('customers.group.placeholder')}
      texts={texts}
    />
  );
}
