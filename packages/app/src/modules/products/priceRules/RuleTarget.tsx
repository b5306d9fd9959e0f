import { priceScopes } from '@tilldesk/domain/products';
import { Field, RadioGroup } from '@tilldesk/ui';
import { Combobox } from '@tilldesk/ui/select';
import { Stack } from '../../../page/flow.styles.ts';
import type { CombinedInputProps } from '../../../resource/resource.ts';
import { useSelectTexts } from '../../../resource/form/useSelectTexts.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { ProductSelect } from '../ProductSelect.tsx';
import { useCategoryOptions } from '../categories/useCategories.ts';

/** Input for the target of a price rule: all products, a category with its subcategories, or one product. */
export function RuleTarget({ values, onChange, errors, fieldIds }: CombinedInputProps) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const categories = useCategoryOptions();
  const { scope } = values;
  const idOf = (value: unknown) => (typeof value === 'string' ? value : null);
  return (
    <Stack>
      <Field id={fieldIds['scope']} label={t('field.priceRule.scope')} error={errors['scope']}>
        <RadioGroup
          orientation="horizontal"
          value={typeof scope === 'string' ? scope : 'all'}
          choices={priceScopes.map((id) => ({ id, label: t(`choice.priceRule.scope.${id}`) }))}
          onChange={(next) => onChange({ scope: next, categoryId: null, productId: null })}
        />
      </Field>
      {scope === 'category' && (
        <Field
          id={fieldIds['categoryId']}
          label={t('field.priceRule.categoryId')}
          required
          error={errors['categoryId']}
        >
          <Combobox
            options={categories}
            value={idOf(values['categoryId'])}
            onChange={(categoryId) => onChange({ categoryId })}
            placeholder={t('products.category.placeholder')}
            texts={texts}
          />
        </Field>
      )}
      {scope === 'product' && (
        <Field id={fieldIds['productId']} label={t('field.priceRule.productId')} required error={errors['productId']}>
          <ProductSelect value={idOf(values['productId'])} onChange={(productId) => onChange({ productId })} />
        </Field>
      )}
    </Stack>
  );
}
