import { Field } from '@tilldesk/ui';
import type { Dispatch } from 'react';
import { PercentInput } from '../../../resource/form/PercentInput.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { taxRateOf, type Order, type OrderAction } from './order.ts';

/** Tax and discount of the whole order; most vendors bill goods for resale without tax and with a discount. */
export function TaxInput({ order, act }: { order: Order; act: Dispatch<OrderAction> }) {
  const t = useTranslate();
  const { discount } = order;
  return (
    <>
      <Field label={t('purchases.orderDiscount')}>
        <PercentInput
          value={discount?.kind === 'share' ? discount.rate : null}
          onChange={(rate) =>
            act({ type: 'changed', change: { discount: rate === null ? null : { kind: 'share', rate } } })
          }
        />
      </Field>
      <Field label={t('purchases.tax')} hint={t('purchases.tax.hint')}>
        <PercentInput value={taxRateOf(order)} onChange={(rate) => act({ type: 'taxed', taxRate: rate ?? '0' })} />
      </Field>
    </>
  );
}
