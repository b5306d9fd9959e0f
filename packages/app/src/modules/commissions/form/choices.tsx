import { commissionLineKinds, commissionRules } from '@tilldesk/domain/commissions';
import { PAGE_LIMIT_MAX } from '@tilldesk/domain/contract';
import { products } from '@tilldesk/domain/products';
import { MultiSelect } from '@tilldesk/ui/select';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { FieldInputProps } from '../../../resource/resource.ts';
import { useSelectTexts } from '../../../resource/form/useSelectTexts.ts';
import { useNounLabels } from '../../../resource/useResourceTexts.ts';
import { useCan } from '../../../session/useCan.ts';

type Option = { id: string; label: string };
const labelled = ({ id, name }: { id: string; name: string }): Option => ({ id, label: name });

/** Returns what a rule can select; empty lists while they load. */
export function useRuleChoices() {
  const { data } = useAnswer(commissionRules.choices, {}, { watch: ['employees', 'roles', 'stores', 'categories'] });
  return data ?? { stores: [], people: [], roles: [], categories: [], brands: [] };
}

function Several({ value, onChange, options }: FieldInputProps & { options: readonly Option[] }) {
  const t = useTranslate();
  const texts = useSelectTexts();
  return (
    <MultiSelect
      options={options}
      placeholder={t('form.choose')}
      texts={texts}
      value={Array.isArray(value) ? value.map(String) : []}
      onChange={onChange}
    />
  );
}

/** Selects salespeople by name. */
export const PeopleInput = (props: FieldInputProps) => (
  <Several {...props} options={useRuleChoices().people.map(labelled)} />
);

/** Selects salespeople by role. */
export const RolesInput = (props: FieldInputProps) => (
  <Several {...props} options={useRuleChoices().roles.map(labelled)} />
);

/** Selects the stores that a rule applies in. */
export const StoresInput = (props: FieldInputProps) => (
  <Several {...props} options={useRuleChoices().stores.map(labelled)} />
);

/** Selects categories; a main category includes its subcategories. */
export const CategoriesInput = (props: FieldInputProps) => (
  <Several {...props} options={useRuleChoices().categories.map(labelled)} />
);

/** Selects brands. */
export const BrandsInput = (props: FieldInputProps) => (
  <Several {...props} options={useRuleChoices().brands.map((brand) => ({ id: brand, label: brand }))} />
);

/** Selects kinds of sold lines. */
export function LineKindsInput(props: FieldInputProps) {
  const labels = useNounLabels('commissionRule');
  return (
    <Several {...props} options={commissionLineKinds.map((id) => ({ id, label: labels.choice('lineKinds', id) }))} />
  );
}

const all = { query: { limit: PAGE_LIMIT_MAX, sort: 'name' } } as const;

/** Selects products, for people who may read them. */
export function ProductsInput(props: FieldInputProps) {
  const { data } = useAnswer(products.list, useCan('Product', 'read') ? all : null);
  return <Several {...props} options={(data?.items ?? []).map(labelled)} />;
}
