import { Field } from '@tilldesk/ui';
import type { CombinedInputProps } from '../../../resource/resource.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { CategoryInput } from './CategoryInput.tsx';
import { useTaxes } from '../taxes/useTaxes.ts';
import { useCategories } from '../categories/useCategories.ts';

/** Input for a product's category. For a new product the category also sets the default tracking and tax. */
export function CategoryField({ values, onChange, errors, fieldIds, record }: CombinedInputProps) {
  const t = useTranslate();
  const { items } = useCategories();
  const taxes = useTaxes();
  const choose = (id: unknown) => {
    const category = items.find((one) => one.id === id);
    if (record !== null || category === undefined) return onChange({ categoryId: id });
    const tax = taxes.find((one) => one.id === category.taxId);
    return onChange({
      categoryId: id,
      tracking: category.isSerializedDefault ? 'serialized' : values['tracking'],
      ...(tax ? { taxId: tax.id, taxRate: tax.rate } : {}),
    });
  };
  return (
    <Field id={fieldIds['categoryId']} label={t('field.product.categoryId')} required error={errors['categoryId']}>
      <CategoryInput value={values['categoryId']} onChange={choose} record={record} />
    </Field>
  );
}
