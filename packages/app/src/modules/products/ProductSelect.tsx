import { RANK } from '@tilldesk/domain/contract';
import { products, type Product, type Tracking } from '@tilldesk/domain/products';
import { AsyncSelect, type LoadOptions, type Option } from '@tilldesk/ui/select';
import { useMemo } from 'react';
import { useSelectTexts } from '../../resource/form/useSelectTexts.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useAnswer } from '../../api/useAnswer.ts';
import { call } from '../../api/call.ts';

export type ProductSelectProps = {
  /** The id of the selected product. */
  value: string | null;
  onChange: (id: string | null, product: Option | null) => void;
  /** Offers only products with this tracking. */
  tracking?: Tracking | undefined;
  /** The label, when there is no surrounding field. */
  label?: string | undefined;
};

const optionOf = ({ id, name, sku }: Pick<Product, 'id' | 'name' | 'sku'>): Option => ({ id, label: name, hint: sku });

/** Picker for a product by name, SKU or barcode. */
export function ProductSelect({ value, onChange, tracking, label }: ProductSelectProps) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const { data } = useAnswer(products.one, value === null ? null : { params: { id: value } });
  const load = useMemo(
    (): LoadOptions =>
      async ({ text, page, signal }) => {
        const query = { search: text, page, limit: 20, sort: RANK, ...(tracking ? { tracking } : {}) } as const;
        const { items, pagination } = await call(products.list, { query }, { signal });
        return { items: items.map(optionOf), more: pagination.hasNextPage };
      },
    [tracking],
  );
  return (
    <AsyncSelect
      aria-label={label}
      icon="search"
      load={load}
      texts={texts}
      placeholder={t('products.find')}
      value={data && data.id === value ? optionOf(data) : null}
      onChange={(option) => onChange(option?.id ?? null, option)}
    />
  );
}
