import { tillCustomer } from '@tilldesk/domain/stock';
import { Alert } from '@tilldesk/ui';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import type { CartCustomer } from './cart.ts';

/** What the shop must know of the customer who is chosen, said at once and as long as they are; also of one who came along. */
export function CustomerAlert({ customer: { id, name } }: { customer: CartCustomer }) {
  const t = useTranslate();
  const { data } = useAnswer(tillCustomer, { params: { id } }, { watch: ['customers'] });
  if (!data?.alert) return null;
  return (
    <Alert tone="bad" title={t('sales.customer.alert', { name })}>
      {data.alert}
    </Alert>
  );
}
