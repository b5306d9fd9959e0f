import { isExemptOn, type Customer } from '@tilldesk/domain/customers';
import { dayOf } from '@tilldesk/domain/time';
import { Alert, Card, DescriptionList } from '@tilldesk/ui';
import { Stack } from '../../../page/flow.styles.ts';
import { Shown } from '../../../resource/FieldValue.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import { useState } from 'react';
import { CertificateButton } from '../CertificateButton.tsx';

/** A customer's tax exemption: the reason, the expiry date, and the certificate. */
export function ExemptionCard({ customer }: { customer: Customer }) {
  const t = useTranslate();
  const { timeZone } = useSession().store;
  const [today] = useState(() => dayOf(new Date().toISOString(), timeZone));
  const { taxExempt, taxExemptNumber, taxExemptExpires, taxExemptFileId } = customer;
  if (!taxExempt) return null;
  return (
    <Card title={t('customers.taxExempt')}>
      <Stack>
        {!isExemptOn(customer, today) && <Alert tone="warn">{t('customers.tax.over')}</Alert>}
        <DescriptionList
          layout="rows"
          items={[
            {
              id: 'number',
              label: t('field.customer.taxExemptNumber'),
              value: <Shown kind="code" value={taxExemptNumber} />,
            },
            {
              id: 'expires',
              label: t('field.customer.taxExemptExpires'),
              value: <Shown kind="date" value={taxExemptExpires} />,
            },
          ]}
        />
        {taxExemptFileId !== null && (
          <div>
            <CertificateButton fileId={taxExemptFileId} />
          </div>
        )}
      </Stack>
    </Card>
  );
}
