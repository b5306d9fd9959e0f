import type { Sum } from '@tilldesk/ui';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';

export type Totals = {
  gross: number;
  discount: number;
  tax: number;
  total: number;
  /** For a sale without tax, the tax that was not charged. */
  exemptTax?: number | undefined;
};

/** Returns the totals of a sale in the order of addition. The discount is listed only if there is one. */
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
