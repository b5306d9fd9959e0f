import { Select } from '@tilldesk/ui/select';
import type { FieldInputProps } from '../../../resource/resource.ts';
import { useSelectTexts } from '../../../resource/form/useSelectTexts.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useCategories } from './useCategories.ts';

/** Picker for the main category of a category; without one it is a main category itself. */
export function MainCategoryInput({ value, onChange, record }: FieldInputProps) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const { main } = useCategories();
  const options = main.filter(({ id }) => id !== record?.id).map(({ id, name: label }) => ({ id, label }));
  return (
    <Select
      options={[{ id: MAIN, label: t('products.category.main') }, ...options]}
      texts={texts}
      value={typeof value === 'string' ? value : MAIN}
      onChange={(id) => onChange(id === MAIN ? null : id)}
    />
  );
}

const MAIN = '*';
