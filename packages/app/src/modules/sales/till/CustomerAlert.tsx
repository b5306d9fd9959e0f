import { tillCustomer } from '@tilldesk/domain/customers';
import { Alert } from '@tilldesk/ui';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import type { CartCustomer } from './cart.ts';

/**
 * Shows the alert of the selected customer as long as the customer is selected, also for a customer that was set before the page
 * opened.
 */
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
