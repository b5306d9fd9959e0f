import { priceScopes } from '@tilldesk/domain/catalogue';
import { Field, RadioGroup } from '@tilldesk/ui';
import { Combobox } from '@tilldesk/ui/select';
import { Stack } from '../../../kit/page/flow.styles.ts';
import type { TogetherProps } from '../../../kit/resource/resource.ts';
import { useSelectTexts } from '../../../kit/resource/useSelectTexts.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { ProductSelect } from '../ProductSelect.tsx';
import { useCategoryOptions } from '../useCategories.ts';

/** What a price rule is for: everything, a category with those below it, or one product. */
export function RuleTarget({ values, onChange, errors, fieldIds }: TogetherProps) {
  const say = useSay();
  const texts = useSelectTexts();
  const categories = useCategoryOptions();
  const { scope } = values;
  const idOf = (value: unknown) => (typeof value === 'string' ? value : null);
  return (
    <Stack>
      <Field id={fieldIds['scope']} label={say('field.priceRule.scope')} error={errors['scope']}>
        <RadioGroup
          orientation="horizontal"
          value={typeof scope === 'string' ? scope : 'all'}
          choices={priceScopes.map((id) => ({ id, label: say(`choice.priceRule.scope.${id}`) }))}
          onChange={(next) => onChange({ scope: next, categoryId: null, productId: null })}
        />
      </Field>
      {scope === 'category' && (
        <Field
          id={fieldIds['categoryId']}
          label={say('field.priceRule.categoryId')}
          required
          error={errors['categoryId']}
        >
          <Combobox
            options={categories}
            value={idOf(values['categoryId'])}
            onChange={(categoryId) => onChange({ categoryId })}
            placeholder={say('products.category.placeholder')}
            texts={texts}
          />
        </Field>
      )}
      {scope === 'product' && (
        <Field id={fieldIds['productId']} label={say('field.priceRule.productId')} required error={errors['productId']}>
          <ProductSelect value={idOf(values['productId'])} onChange={(productId) => onChange({ productId })} />
        </Field>
      )}
    </Stack>
  );
}
