import { openVendorBills, payVendor, vendorPaymentMethods, type VendorPaymentMethod } from '@tilldesk/domain/vendors';
import { dayOf } from '@tilldesk/domain/time';
import { Alert, Button, DateInput, Field, MoneyInput, Strip, Text, TextInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { Select } from '@tilldesk/ui/select';
import { DataTable, type Column } from '@tilldesk/ui/table';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { refresh, useAnswer } from '../api/useAnswer.ts';
import { call } from '../api/call.ts';
import { newId } from '../api/newId.ts';
import { toasts } from '../page/toasts.ts';
import { useSession } from '../session/useSession.ts';
import { useLeave } from '../navigation/useLeave.ts';
import { Stack } from '../page/flow.styles.ts';
import { Fields } from '../resource/form/Form.styles.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { useProblem } from '../i18n/useProblem.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { spreadOver, sumOfParts } from './spreadOver.ts';
import { useMutation } from '../api/useMutation.ts';

export type PayDialogProps = {
  vendor: { id: string; name: string };
  /** Pays only this bill; without it the oldest bills first. */
  billId?: string | undefined;
  onClose: () => void;
};

/** Pays a vendor: an amount spread over the due bills, oldest first, or amounts entered for each bill. */
export function PayDialog({ vendor, billId, onClose }: PayDialogProps) {
  const t = useTranslate();
  const { data, problem, again } = useAnswer(openVendorBills, { params: { id: vendor.id } });
  const problems = useProblem();
  const bills = (data?.items ?? []).filter(({ id }) => billId === undefined || id === billId);
  if (data && bills.length > 0) return <Paying vendor={vendor} billId={billId} bills={bills} onClose={onClose} />;
  return (
    <Dialog
      open
      size="s"
      title={t('buying.pay.title', { vendor: vendor.name })}
      closeLabel={t('buying.close')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('buying.close')}</Button>}
    >
      {problem ? (
        <Alert tone="bad" actions={<Button onClick={again}>{t('list.again')}</Button>}>
          {problems.message(problem)}
        </Alert>
      ) : (
        <Text as="p" role="status" tone="muted">
          {t(data ? 'buying.pay.nothing' : 'list.loading')}
        </Text>
      )}
    </Dialog>
  );
}

type OpenBill = { id: string; number: string; reference: string | null; dueDay: string; due: number; isLate: boolean };

function Paying({ vendor, billId, bills, onClose }: PayDialogProps & { bills: readonly OpenBill[] }) {
  const t = useTranslate();
  const { locale } = useIntl();
  const { money, day } = useFormats();
  const problems = useProblem();
  const { defaultCurrency: currency, timeZone } = useSession().store;
  const { run, busy, problem, unsure } = useMutation();
  const [id] = useState(newId);
  const [today] = useState(() => dayOf(new Date(), timeZone));
  const due = bills.reduce((sum, bill) => sum + bill.due, 0);
  // With several bills, each starts with its overdue amount; a selected bill is paid in full.
  const [parts, setParts] = useState(() =>
    Object.fromEntries(bills.map((bill) => [bill.id, billId !== undefined || bill.isLate ? bill.due : 0])),
  );
  const [startAmount] = useState(() => sumOfParts(parts));
  const [method, setMethod] = useState<VendorPaymentMethod>('bank');
  const [paidOn, setPaidOn] = useState(today);
  const [reference, setReference] = useState('');
  const [note, setNote] = useState('');
  const amount = sumOfParts(parts);
  // An amount is not saved as a draft: restored after another user paid it, it would be paid twice.
  useLeave(reference !== '' || note !== '' || amount !== startAmount);
  const fieldErrors = problems.fields(problem?.fields ?? {});

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (amount === 0) return;
    const allocations = bills.flatMap((bill) => {
      const part = parts[bill.id] ?? 0;
      return part === 0 ? [] : [{ billId: bill.id, amount: part }];
    });
    const notes = { reference: reference.trim() || null, note: note.trim() || null };
    const body = { id, amount, method, paidOn, ...notes, allocations };
    const paid = await run(body, (key) => call(payVendor, { params: { id: vendor.id }, body }, { key }));
    if (paid === null) return;
    for (const resource of ['vendors', 'purchases']) refresh(resource);
    toasts.show({ tone: 'ok', text: t('buying.pay.done', { amount: money(paid.amount), number: paid.number }) });
    onClose();
  };
  const columns: Column<OpenBill>[] = [
    { id: 'number', header: t('buying.bill'), cell: (bill) => bill.number, width: 116 },
    { id: 'reference', header: t('buying.bill.reference'), cell: (bill) => bill.reference ?? t('list.absent') },
    {
      id: 'due',
      header: t('buying.bill.dueDay'),
      cell: (bill) => <Text tone={bill.isLate ? 'bad' : 'neutral'}>{day(bill.dueDay)}</Text>,
      width: 124,
    },
    { id: 'open', header: t('buying.bill.due'), cell: (bill) => money(bill.due), align: 'end', width: 116 },
    {
      id: 'part',
      header: t('buying.pay.part'),
      align: 'end',
      width: 148,
      cell: (bill) => (
        <MoneyInput
          size="s"
          aria-label={t('buying.pay.partOf', { bill: bill.number })}
          currency={currency}
          locale={locale}
          max={bill.due}
          value={parts[bill.id] ?? 0}
          onChange={(part) => setParts((current) => ({ ...current, [bill.id]: part ?? 0 }))}
        />
      ),
    },
  ];
  return (
    <Dialog
      open
      size="l"
      title={t('buying.pay.title', { vendor: vendor.name })}
      closeLabel={t('buying.close')}
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={FORM} tone="primary" busy={busy} disabled={amount === 0}>
            {t(unsure ? 'buying.again' : 'buying.pay.do', { amount: money(amount) })}
          </Button>
        </>
      }
    >
      <Stack as="form" id={FORM} noValidate onSubmit={(event: FormEvent) => void pay(event)}>
        {problem && (
          <Alert tone={unsure ? 'warn' : 'bad'}>{unsure ? t('buying.unsure') : problems.message(problem)}</Alert>
        )}
        <Fields>
          <Field label={t('buying.pay.amount')} required hint={t('buying.pay.hint')} error={fieldErrors['amount']}>
            <MoneyInput
              currency={currency}
              locale={locale}
              max={due}
              value={amount}
              onChange={(typed) => setParts(spreadOver(typed ?? 0, bills))}
            />
          </Field>
          <Field
            label={t('buying.pay.method')}
            required
            hint={method === 'cash' ? t('buying.pay.cash') : undefined}
            error={fieldErrors['method']}
          >
            <Select
              options={vendorPaymentMethods.map((one) => ({ id: one, label: t(`buying.method.${one}`) }))}
              value={method}
              onChange={(chosen) => setMethod(vendorPaymentMethods.find((one) => one === chosen) ?? 'bank')}
            />
          </Field>
          <Field label={t('buying.pay.paidOn')} required error={fieldErrors['paidOn']}>
            <DateInput value={paidOn} max={today} onChange={setPaidOn} />
          </Field>
          <Field label={t('buying.pay.reference')} error={fieldErrors['reference']}>
            <TextInput
              value={reference}
              onChange={setReference}
              maxLengthText={t('form.maxLength')}
              autoComplete="off"
            />
          </Field>
          <Field label={t('buying.pay.note')} data-span="all" error={fieldErrors['note']}>
            <TextInput value={note} onChange={setNote} maxLengthText={t('form.maxLength')} autoComplete="off" />
          </Field>
        </Fields>
        <DataTable
          label={t('buying.pay.bills')}
          columns={columns}
          rows={bills}
          rowId={(bill) => bill.id}
          density="touch"
        />
        <Strip end={<Text weight="strong">{money(due - amount)}</Text>}>{t('buying.pay.left')}</Strip>
      </Stack>
    </Dialog>
  );
}

const FORM = 'pay-vendor';
