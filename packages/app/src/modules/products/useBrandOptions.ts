import { productBrands } from '@tilldesk/domain/products';
import { useMemo } from 'react';
import { useAnswer } from '../../api/useAnswer.ts';

/** Returns every brand as a filter option. */
export function useBrandOptions(): readonly { id: string; label: string }[] {
  const { data } = useAnswer(productBrands, {}, { watch: ['products'] });
  return useMemo(() => (data?.brands ?? []).map((brand) => ({ id: brand, label: brand })), [data]);
}
