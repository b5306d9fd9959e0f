import { RANK } from '@tilldesk/domain/contract';
import { products } from '@tilldesk/domain/products';
import { Field } from '@tilldesk/ui';
import { AsyncSelect, type LoadOptions, type Option } from '@tilldesk/ui/select';
import type { ActionInputProps } from '../../../actions/action.ts';
import { call } from '../../../api/call.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSelectTexts } from '../../../resource/form/useSelectTexts.ts';

/** Selects a product tracked by quantity. */
export function ProductInput<Of>(props: ActionInputProps<Of, Option | null>) {
  const { value, onChange, error, serverErrors, readOnly } = props;
  const t = useTranslate();
  const texts = useSelectTexts();
  return (
    <Field label={t('counts.match.product')} required error={error ?? serverErrors['code']}>
      <AsyncSelect load={loadProducts} value={value} onChange={onChange} texts={texts} readOnly={readOnly} />
    </Field>
  );
}

/** Loads products tracked by quantity only: their barcodes are the ones that count. */
const loadProducts: LoadOptions = async ({ text, page, signal }) => {
  const query = { search: text, page, limit: 20, tracking: 'quantity', sort: RANK } as const;
  const { items, pagination } = await call(products.list, { query }, { signal });
  return { items: items.map(({ id, name, sku }) => ({ id, label: name, hint: sku })), more: pagination.hasNextPage };
};
