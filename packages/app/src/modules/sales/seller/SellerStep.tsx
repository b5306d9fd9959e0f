import { confirmSeller, sellers, type Seller } from '@tilldesk/domain/sales';
import { Alert, Button, Card, Field } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { refresh, useAnswer } from '../../../api/useAnswer.ts';
import { PersonPin } from '../../../credentials/PersonPin.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { Failed } from '../../../page/Failed.tsx';
import { Stack } from '../../../page/flow.styles.ts';
import { Wait } from '../../../page/Loading.tsx';
import { Page } from '../../../page/Page.tsx';
import { useSession } from '../../../session/useSession.ts';

type SellerStepProps = {
  invoiceId: string;
  /** The seller confirmed before; null for a new sale. */
  current: Seller | null;
  onDone: () => void;
};

/** Asks who sells: the seller selects their name, the signed-in person's by default, and enters their access PIN. */
export function SellerStep({ invoiceId, current, onDone }: SellerStepProps) {
  const t = useTranslate();
  const { user } = useSession();
  const { data, problem, again } = useAnswer(sellers, {});
  const [chosen, setChosen] = useState<string | null>(null);
  if (!data) return problem ? <Failed problem={problem} onAgain={again} /> : <Wait />;
  const people = data.items;
  const seller = people.find(({ id }) => id === (chosen ?? user.id)) ?? null;

  const confirm = async (accessPin: string, sellerId: string) => {
    await call(confirmSeller, { params: { id: invoiceId }, body: { sellerId, accessPin } });
    refresh('invoices');
    onDone();
  };
  return (
    <Page width="narrow">
      <Card title={t('sales.seller.title')} hint={t('sales.seller.text')}>
        <Stack data-density="touch">
          {people.length === 0 && <Alert tone="warn">{t('sales.seller.none')}</Alert>}
          <Field label={t('sales.seller')} required>
            <Select
              options={people.map(({ id, name }) => ({ id, label: name }))}
              value={seller?.id ?? null}
              placeholder={t('sales.seller.choose')}
              onChange={setChosen}
            />
          </Field>
          {seller !== null && (
            <PersonPin
              key={seller.id}
              label={t('sales.seller.pinOf', { name: seller.name })}
              emptyText={t('sales.seller.pinEmpty')}
              submit={t('sales.seller.do')}
              onPin={(digits) => confirm(digits, seller.id)}
            />
          )}
          {current !== null && <Button onClick={onDone}>{t('sales.seller.keep', { name: current.name })}</Button>}
        </Stack>
      </Card>
    </Page>
  );
}
