import { customerCredit, type CreditEntry } from '@tilldesk/domain/stock';
import { Alert, Button, Field, MoneyInput, TextArea } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useMutation } from '../../../api/useMutation.ts';
import { Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useCloseGuard } from '../../../resource/form/useClosing.tsx';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { newId } from '../../../api/newId.ts';
import { toasts } from '../../../page/toasts.ts';
import { useSession } from '../../../session/useSession.ts';

type CreditDialogProps = {
  customer: { id: string; name: string };
  /** The grant to reverse; null to give credit. */
  corrects: CreditEntry | null;
  onClose: () => void;
};

/** Dialog that gives a customer store credit or reverses a grant; both require a reason. */
export function CreditDialog({ customer, corrects, onClose }: CreditDialogProps) {
  const t = useTranslate();
  const problems = useProblem();
  const { locale } = useIntl();
  const { money } = useFormats();
  const { defaultCurrency: currency } = useSession().store;
  const { run, busy, problem, unsure } = useMutation();
  const [id] = useState(newId);
  const [amount, setAmount] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { close, confirmDialog } = useCloseGuard(amount !== null || reason.trim() !== '', onClose);
  const required = problems.field({ code: 'required', message: '' });

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const trimmedReason = reason.trim();
    if (trimmedReason === '' || (corrects === null && !amount)) return;
    const params = { id: customer.id };
    const order = { id, amount, reason: trimmedReason, corrects: corrects?.id };
    const done = await run(order, (key) =>
      corrects === null
        ? call(customerCredit.grant, { params, body: { id, amount: amount ?? 0, reason: trimmedReason } }, { key })
        : call(
            customerCredit.correct,
            { params: { ...params, entryId: corrects.id }, body: { id, reason: trimmedReason } },
            { key },
          ),
    );
    if (done === null) return;
    refresh('customers');
    toasts.show({ tone: 'ok', text: t('customers.credit.done', { balance: money(done.balance) }) });
    onClose();
  };
  return (
    <Dialog
      open
      title={t(corrects === null ? 'customers.credit.grantTo' : 'customers.credit.correctOf', {
        name: customer.name,
        amount: money(corrects?.amount ?? 0),
      })}
      description={t(corrects === null ? 'customers.credit.grantText' : 'customers.credit.correctText')}
      closeLabel={t('customers.close')}
      onClose={() => !busy && close()}
      footer={
        <>
          <Button disabled={busy} onClick={close}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={FORM} tone="primary" busy={busy}>
            {t(corrects === null ? 'customers.credit.grant' : 'customers.credit.correct')}
          </Button>
        </>
      }
    >
      <Stack as="form" id={FORM} noValidate onSubmit={(event: FormEvent) => void send(event)}>
        {problem && <Alert tone={unsure ? 'warn' : 'bad'}>{problems.message(problem)}</Alert>}
        {corrects === null && (
          <Field label={t('customers.credit.amount')} required error={tried && !amount ? required : undefined}>
            <MoneyInput currency={currency} locale={locale} value={amount} onChange={setAmount} />
          </Field>
        )}
        <Field label={t('customers.credit.reason')} required error={tried && !reason.trim() ? required : undefined}>
          <TextArea rows={3} value={reason} onChange={setReason} maxLength={200} maxLengthText={t('form.maxLength')} />
        </Field>
      </Stack>
      {confirmDialog}
    </Dialog>
  );
}

const FORM = 'customer-credit';
