import { isExemptOn, type Customer } from '@tilldesk/domain/shop';
import { dayOf } from '@tilldesk/domain/time';
import { Alert, Card, DescriptionList } from '@tilldesk/ui';
import { Stack } from '../../../kit/page/flow.styles.ts';
import { Shown } from '../../../kit/resource/Shown.tsx';
import { useSay } from '../../../kit/say/useSay.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { useState } from 'react';
import { PaperButton } from '../PaperButton.tsx';

/** By what a customer pays no tax, until when, and the paper that proves it. */
export function ExemptionCard({ customer }: { customer: Customer }) {
  const say = useSay();
  const { timeZone } = useSession().store;
  const [today] = useState(() => dayOf(new Date().toISOString(), timeZone));
  const { taxExempt, taxExemptNumber, taxExemptExpires, taxExemptFileId } = customer;
  if (!taxExempt) return null;
  return (
    <Card title={say('customers.taxExempt')}>
      <Stack>
        {!isExemptOn(customer, today) && <Alert tone="warn">{say('customers.tax.over')}</Alert>}
        <DescriptionList
          layout="rows"
          items={[
            {
              id: 'number',
              label: say('field.customer.taxExemptNumber'),
              value: <Shown kind="code" value={taxExemptNumber} />,
            },
            {
              id: 'expires',
              label: say('field.customer.taxExemptExpires'),
              value: <Shown kind="date" value={taxExemptExpires} />,
            },
          ]}
        />
        {taxExemptFileId !== null && (
          <div>
            <PaperButton fileId={taxExemptFileId} />
          </div>
        )}
      </Stack>
    </Card>
  );
}
