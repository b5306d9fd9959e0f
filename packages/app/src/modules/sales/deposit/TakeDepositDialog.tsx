import { deposits, depositWays } from '@tilldesk/domain/selling';
import { Alert, Button, Field, MoneyInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useWork } from '../../../kit/buying/useWork.ts';
import { Stack } from '../../../kit/page/flow.styles.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { refresh } from '../../../wiring/answers.ts';
import { call } from '../../../wiring/api.ts';
import { newId } from '../../../wiring/newId.ts';
import { toasts } from '../../../wiring/toasts.ts';
import { useStartHere } from '../../../kit/page/useStartHere.ts';
import { useWay, WayFields } from '../WayFields.tsx';
import { useDeposits } from './useDeposits.ts';

export type TakeDepositDialogProps = {
  /** The draft or quote as it is saved; `total` in minor units. */
  invoice: { id: string; total: number; customerName: string; currency: string };
  onClose: () => void;
};

/** Takes money for a draft or a quote before it is sold. */
export function TakeDepositDialog({ invoice, onClose }: TakeDepositDialogProps) {
  const say = useSay();
  const { money } = useFormats();
  const { locale } = useIntl();
  const problems = useProblem();
  const form = useId();
  const { items } = useDeposits({ invoiceId: invoice.id });
  const work = useWork();
  const start = useStartHere<HTMLInputElement>();
  const [id] = useState(newId);
  const [amount, setAmount] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const way = useWay(depositWays, 'cash');
  const due = invoice.total - items.reduce((sum, { rest }) => sum + rest, 0);
  const { busy, problem, unsure } = work;
  const wrong = problems.fields(problem?.fields ?? {});
  const isEmpty = amount === null || amount === 0;
  const missing = tried && isEmpty ? say('deposit.amount.required') : undefined;
  const over = amount !== null && amount > due ? say('problem.deposit.over', { due: money(due) }) : undefined;

  const take = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isEmpty || over !== undefined || way.missing !== undefined) return;
    const body = { id, invoiceId: invoice.id, amount, way: way.kind, ...way.named };
    const taken = await work.run(body, (key) => call(deposits.take, { body }, { key }));
    if (taken === null) return;
    for (const resource of ['deposits', 'invoices', 'customers']) refresh(resource);
    toasts.show({ tone: 'ok', text: say('deposit.taken', { number: taken.number, amount: money(taken.amount) }) });
    onClose();
  };

  return (
    <Dialog
      open
      title={say('deposit.take.title', { customer: invoice.customerName })}
      description={say('deposit.take.text', { due: money(due) })}
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {say('form.cancel')}
          </Button>
          <Button type="submit" form={form} tone="primary" icon="check" busy={busy}>
            {unsure ? say('shell.failed.again') : say('deposit.take.do')}
          </Button>
        </>
      }
    >
      <Stack as="form" id={form} noValidate onSubmit={(event: FormEvent) => void take(event)}>
        {problem && Object.keys(problem.fields).every((name) => name === 'invoiceId') && (
          <Alert tone={unsure ? 'warn' : 'bad'}>{unsure ? say('approve.unsure') : problems.say(problem)}</Alert>
        )}
        <Field label={say('deposit.amount')} required error={missing ?? over ?? wrong['amount']}>
          <MoneyInput
            ref={start}
            currency={invoice.currency}
            locale={locale}
            value={amount}
            disabled={busy || unsure}
            onChange={setAmount}
          />
        </Field>
        <WayFields
          way={way}
          label={say('deposit.way')}
          tried={tried}
          wrong={{ kind: wrong['way'], reference: wrong['reference'] }}
        />
      </Stack>
    </Dialog>
  );
}
