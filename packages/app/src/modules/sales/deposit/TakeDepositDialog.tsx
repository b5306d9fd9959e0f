import { deposits, depositMethods } from '@tilldesk/domain/selling';
import { Alert, Button, Field, MoneyInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useMutation } from '../../../api/useMutation.ts';
import { Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { newId } from '../../../api/newId.ts';
import { toasts } from '../../../page/toasts.ts';
import { useStartFocus } from '../../../page/useStartFocus.ts';
import { usePaymentMethod, PaymentMethodFields } from '../PaymentMethodFields.tsx';
import { useDeposits } from './useDeposits.ts';

export type TakeDepositDialogProps = {
  /** The saved draft or quote; `total` in minor units. */
  invoice: { id: string; total: number; customerName: string; currency: string };
  onClose: () => void;
};

/** Takes a deposit for a draft or a quote. */
export function TakeDepositDialog({ invoice, onClose }: TakeDepositDialogProps) {
  const t = useTranslate();
  const { money } = useFormats();
  const { locale } = useIntl();
  const problems = useProblem();
  const form = useId();
  const { items } = useDeposits({ invoiceId: invoice.id });
  const work = useMutation();
  const start = useStartFocus<HTMLInputElement>();
  const [id] = useState(newId);
  const [amount, setAmount] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const method = usePaymentMethod(depositMethods, 'cash');
  const due = invoice.total - items.reduce((sum, { rest }) => sum + rest, 0);
  const { busy, problem, unsure } = work;
  const fieldErrors = problems.fields(problem?.fields ?? {});
  const isEmpty = amount === null || amount === 0;
  const missing = tried && isEmpty ? t('deposit.amount.required') : undefined;
  const over = amount !== null && amount > due ? t('problem.deposit.over', { due: money(due) }) : undefined;

  const submitDeposit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isEmpty || over !== undefined || method.missing !== undefined) return;
    const body = { id, invoiceId: invoice.id, amount, way: method.kind, ...method.named };
    const deposit = await work.run(body, (key) => call(deposits.take, { body }, { key }));
    if (deposit === null) return;
    for (const resource of ['deposits', 'invoices', 'customers']) refresh(resource);
    toasts.show({ tone: 'ok', text: t('deposit.taken', { number: deposit.number, amount: money(deposit.amount) }) });
    onClose();
  };

  return (
    <Dialog
      open
      title={t('deposit.take.title', { customer: invoice.customerName })}
      description={t('deposit.take.text', { due: money(due) })}
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={form} tone="primary" icon="check" busy={busy}>
            {unsure ? t('shell.failed.again') : t('deposit.take.do')}
          </Button>
        </>
      }
    >
      <Stack as="form" id={form} noValidate onSubmit={(event: FormEvent) => void submitDeposit(event)}>
        {problem && Object.keys(problem.fields).every((name) => name === 'invoiceId') && (
          <Alert tone={unsure ? 'warn' : 'bad'}>{unsure ? t('approve.unsure') : problems.message(problem)}</Alert>
        )}
        <Field label={t('deposit.amount')} required error={missing ?? over ?? fieldErrors['amount']}>
          <MoneyInput
            ref={start}
            currency={invoice.currency}
            locale={locale}
            value={amount}
            disabled={busy || unsure}
            onChange={setAmount}
          />
        </Field>
        <PaymentMethodFields
          way={method}
          label={t('deposit.way')}
          tried={tried}
          wrong={{ kind: fieldErrors['way'], reference: fieldErrors['reference'] }}
        />
      </Stack>
    </Dialog>
  );
}
