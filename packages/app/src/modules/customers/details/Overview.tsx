import type { Customer } from '@tilldesk/domain/customers';
import { Card, Text } from '@tilldesk/ui';
import { Stack } from '../../../page/flow.styles.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { Translated } from '../../../i18n/Translated.tsx';
import { Invoices } from './Invoices.tsx';

/** The latest invoices of a customer, and their general data. */
export function Overview({ customer }: { customer: Customer }) {
  const t = useTranslate();
  return (
    <Stack>
      <Invoices customer={customer} />
      <Card title={t('field.customer.notes')}>
        {customer.notes === null ? (
          <Text as="p" tone="muted">
            {t('customers.noNotes')}
          </Text>
        ) : (
          <Translated>{customer.notes}</Translated>
        )}
      </Card>
    </Stack>
  );
}
