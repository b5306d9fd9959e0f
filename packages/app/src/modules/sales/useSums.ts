import type { Sum } from '@tilldesk/ui';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';

export type Totals = {
  gross: number;
  discount: number;
  tax: number;
  total: number;
  /** What the tax would have been of a sale without any. */
  exemptTax?: number | undefined;
};

/** What the lines of a sale come to, in the order they add up; a discount only where there is one. */
export function useSums({ gross, discount, tax, total, exemptTax }: Totals): Sum[] {
  const t = useTranslate();
  const { money } = useFormats();
  return [
    { id: 'gross', label: t('sales.subtotal'), value: money(gross) },
    ...(discount === 0 ? [] : [{ id: 'discount', label: t('sales.discount'), value: money(-discount) }]),
    {
      id: 'tax',
      label: exemptTax === undefined ? t('sales.tax') : t('sales.exempt.instead', { tax: money(exemptTax) }),
      value: money(tax),
    },
    { id: 'total', label: t('sales.total'), value: money(total), total: true },
  ];
}
