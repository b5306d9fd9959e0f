import { expenseCategories } from '@tilldesk/domain/expenses';
import { Combobox } from '@tilldesk/ui/select';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { newId } from '../../../api/newId.ts';
import type { FieldInputProps } from '../../../resource/resource.ts';
import { useSelectTexts } from '../../../resource/form/useSelectTexts.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useCan } from '../../../session/useCan.ts';
import { useCategories } from './useCategories.ts';

/** Selects a category. A person with the right to do so creates one by typing its name. */
export function CategoryInput({ value, onChange }: FieldInputProps) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const options = useCategories();
  const mayCreate = useCan('Expense', 'create');
  const create = async (name: string) => {
    const made = await call(expenseCategories.create, { body: { id: newId(), name: name.slice(0, 60) } });
    refresh(expenseCategories.name);
    return { id: made.id, label: made.name };
  };
  return (
    <Combobox
      options={options ?? []}
      loading={options === undefined}
      value={typeof value === 'string' ? value : null}
      onChange={onChange}
      onCreate={mayCreate ? create : undefined}
      placeholder={t('expenses.category.choose')}
      texts={texts}
    />
  );
}
