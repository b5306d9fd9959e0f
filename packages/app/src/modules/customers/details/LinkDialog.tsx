import { customerLinks, relations, type Relation } from '@tilldesk/domain/customers';
import { Alert, Button, Field } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { Select, type Option } from '@tilldesk/ui/select';
import { useState } from 'react';
import { useMutation } from '../../../api/useMutation.ts';
import { Stack } from '../../../page/flow.styles.ts';
import { useSelectTexts } from '../../../resource/form/useSelectTexts.ts';
import { useCloseGuard } from '../../../resource/form/useClosing.tsx';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { OtherCustomer } from './OtherCustomer.tsx';

/** Dialog that links a customer to another and describes their relationship. */
export function LinkDialog({ customer, onClose }: { customer: { id: string; name: string }; onClose: () => void }) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const problems = useProblem();
  const { run, busy, problem } = useMutation();
  const [other, setOther] = useState<Option | null>(null);
  const [relation, setRelation] = useState<Relation>('household');
  const { close, confirmDialog } = useCloseGuard(other !== null, onClose);
  const link = async () => {
    if (other === null) return;
    const body = { otherId: other.id, relation };
    const done = await run(body, () => call(customerLinks.set, { params: { id: customer.id }, body }));
    if (done === null) return;
    refresh('customers');
    onClose();
  };
  return (
    <Dialog
      open
      title={t('customers.link.title', { name: customer.name })}
      closeLabel={t('customers.close')}
      onClose={() => !busy && close()}
      footer={
        <>
          <Button disabled={busy} onClick={close}>
            {t('form.cancel')}
          </Button>
          <Button tone="primary" busy={busy} disabled={other === null} onClick={() => void link()}>
            {t('customers.link.do')}
          </Button>
        </>
      }
    >
      <Stack>
        {problem && <Alert tone="bad">{problems.message(problem)}</Alert>}
        <OtherCustomer label={t('customers.link.other')} except={customer.id} value={other} onChange={setOther} />
        <Field label={t('customers.link.relation', { name: customer.name })}>
          <Select
            options={relations.map((id) => ({ id, label: t(`customers.relation.${id}`) }))}
            texts={texts}
            value={relation}
            onChange={(id) => setRelation(relations.find((one) => one === id) ?? 'other')}
          />
        </Field>
      </Stack>
      {confirmDialog}
    </Dialog>
  );
}
