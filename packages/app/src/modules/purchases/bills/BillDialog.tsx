import { billPurchase, type Purchase } from '@tilldesk/domain/purchases';
import { addDays, dayOf } from '@tilldesk/domain/time';
import { Alert, Button, DateInput, Field, MoneyInput, NumberInput, SumList, Text, TextInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { DataTable, type Column } from '@tilldesk/ui/table';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useMutation } from '../../../api/useMutation.ts';
import { RestoredStrip } from '../../../drafts/RestoredStrip.tsx';
import { Stack } from '../../../page/flow.styles.ts';
import { Fields } from '../../../resource/form/Form.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { newId } from '../../../api/newId.ts';
import { toasts } from '../../../page/toasts.ts';
import { useSession } from '../../../session/useSession.ts';
import { ChargeRow } from '../purchases.styles.ts';
import { billSums, billTouches, toBillOf, type BillLine } from './billing.ts';
import { useBillForm } from './useBillForm.ts';

/**
 * Dialog that enters a vendor's bill for received goods. When a price differs from the receipt, it shows what that
 * changes.
 */
export function BillDialog({ purchase, onClose }: { purchase: Purchase; onClose: () => void }) {
  const t = useTranslate();
  const { locale } = useIntl();
  const { money } = useFormats();
  const problems = useProblem();
  const { defaultCurrency: currency, timeZone } = useSession().store;
  const { run, busy, problem, unsure } = useMutation();
  const [id] = useState(newId);
  const [today] = useState(() => dayOf(new Date(), timeZone));
  const { form, draft, write, startOver } = useBillForm(purchase, today);
  const { reference, day, dueDay, lines: written, charges } = form;
  const [tried, setTried] = useState(false);
  const fieldErrors = problems.fields(problem?.fields ?? {});
  const required = problems.field({ code: 'required', message: '' });
  const lines = written.filter(({ quantity }) => quantity > 0);
  const billed = charges.flatMap((charge) => (charge.amount ? [{ ...charge, amount: charge.amount }] : []));
  const { net, tax, correction } = billSums(purchase, lines);
  const extra = billed.reduce((sum, { amount }) => sum + amount, 0);
  const empty = lines.length === 0 && billed.length === 0;

  const enter = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reference.trim() === '' || day === '' || empty) return;
    const body = {
      id,
      reference: reference.trim(),
      day,
      dueDay: dueDay || null,
      lines: lines.map((line) => ({ ...line, tax: null })),
      charges: billed,
    };
    const params = { id: purchase.id };
    const done = await run(body, (key) => call(billPurchase, { params, body }, { key }));
    if (done === null) return;
    draft.drop();
    for (const resource of billTouches) refresh(resource);
    toasts.show({ tone: 'ok', text: t('purchases.bill.entered', { reference: body.reference }) });
    onClose();
  };
  const put = (lineId: string, change: Partial<BillLine>) =>
    write({ lines: written.map((one) => (one.lineId === lineId ? { ...one, ...change } : one)) });
  const lineOf = (lineId: string) => purchase.lines.find((line) => line.id === lineId);
  const nameOf = (lineId: string) => lineOf(lineId)?.description ?? '';
  const columns: Column<BillLine>[] = [
    {
      id: 'item',
      header: t('purchases.item'),
      cell: ({ lineId }) => <Text weight="medium">{nameOf(lineId)}</Text>,
    },
    {
      id: 'quantity',
      header: t('purchases.pieces'),
      align: 'end',
      width: 112,
      cell: ({ lineId, quantity }) => {
        const line = lineOf(lineId);
        return (
          <NumberInput
            size="s"
            aria-label={t('purchases.quantity.of', { product: nameOf(lineId) })}
            max={line ? toBillOf(line) : quantity}
            value={quantity}
            onChange={(value) => put(lineId, { quantity: value ?? 0 })}
          />
        );
      },
    },
    {
      id: 'cost',
      header: t('purchases.unitCost'),
      align: 'end',
      width: 136,
      cell: ({ lineId, unitCost }) => (
        <MoneyInput
          size="s"
          aria-label={t('purchases.unitCost.of', { product: nameOf(lineId) })}
          currency={currency}
          locale={locale}
          value={unitCost}
          onChange={(value) => put(lineId, { unitCost: value ?? 0 })}
        />
      ),
    },
    {
      id: 'amount',
      header: t('purchases.amount'),
      align: 'end',
      width: 116,
      cell: ({ quantity, unitCost }) => money(quantity * unitCost),
    },
  ];
  return (
    <Dialog
      open
      size="l"
      title={t('purchases.bill.enter')}
      description={t('purchases.bill.about', { vendor: purchase.vendorName })}
      closeLabel={t('buying.close')}
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={FORM} tone="primary" busy={busy} disabled={empty}>
            {t(unsure ? 'buying.again' : 'purchases.bill.do', { amount: money(net + tax + extra) })}
          </Button>
        </>
      }
    >
      <Stack as="form" id={FORM} noValidate onSubmit={(event: FormEvent) => void enter(event)}>
        <RestoredStrip at={draft.restoredAt} onDiscard={startOver} />
        {problem && (
          <Alert tone={unsure ? 'warn' : 'bad'}>{unsure ? t('buying.unsure') : problems.message(problem)}</Alert>
        )}
        <Fields>
          <Field
            label={t('buying.bill.reference')}
            required
            data-span="all"
            error={(tried && reference.trim() === '' ? required : undefined) ?? fieldErrors['reference']}
          >
            <TextInput
              value={reference}
              onChange={(text) => write({ reference: text })}
              maxLengthText={t('form.maxLength')}
              autoComplete="off"
              data-scan="fill"
            />
          </Field>
          <Field label={t('purchases.bill.day')} required error={fieldErrors['day']}>
            <DateInput
              value={day}
              max={today}
              onChange={(value) => {
                write({ day: value, ...(value !== '' && { dueDay: addDays(value, purchase.termsDays ?? 0) }) });
              }}
            />
          </Field>
          <Field label={t('buying.bill.dueDay')} error={fieldErrors['dueDay']}>
            <DateInput value={dueDay} min={day} onChange={(value) => write({ dueDay: value })} />
          </Field>
        </Fields>
        {written.length > 0 && (
          <DataTable
            label={t('purchases.lines')}
            columns={columns}
            rows={written}
            rowId={({ lineId }) => lineId}
            density="touch"
          />
        )}
        {charges.map(({ id: key, label, amount }) => (
          <ChargeRow key={key}>
            <TextInput
              aria-label={t('purchases.charge.name')}
              value={label}
              maxLength={40}
              maxLengthText={t('form.maxLength')}
              onChange={(text) =>
                write({ charges: charges.map((one) => (one.id === key ? { ...one, label: text } : one)) })
              }
            />
            <MoneyInput
              aria-label={t('purchases.charge.amount', { name: label })}
              currency={currency}
              locale={locale}
              value={amount}
              onChange={(value) =>
                write({ charges: charges.map((one) => (one.id === key ? { ...one, amount: value } : one)) })
              }
            />
            <Button
              tone="quiet"
              icon="trash"
              onClick={() => write({ charges: charges.filter((one) => one.id !== key) })}
            >
              {t('purchases.bill.dropCharge')}
            </Button>
          </ChargeRow>
        ))}
        <div>
          <Button
            size="s"
            tone="quiet"
            icon="plus"
            onClick={() =>
              write({ charges: [...charges, { id: newId(), label: t('purchases.freight'), amount: null }] })
            }
          >
            {t('purchases.charge.add')}
          </Button>
        </div>
        {correction !== 0 && (
          <Alert
            tone="warn"
            title={t('purchases.bill.differs', {
              amount: money(Math.abs(correction)),
              direction: correction > 0 ? 'more' : 'less',
            })}
          >
            {t('purchases.bill.consequence')}
          </Alert>
        )}
        <SumList
          items={[
            { id: 'net', label: t('purchases.goods'), value: money(net) },
            ...(tax === 0 ? [] : [{ id: 'tax', label: t('purchases.taxSum'), value: money(tax) }]),
            ...(extra === 0 ? [] : [{ id: 'charges', label: t('purchases.charges'), value: money(extra) }]),
            { id: 'total', label: t('buying.total'), value: money(net + tax + extra), total: true },
          ]}
        />
      </Stack>
    </Dialog>
  );
}

const FORM = 'enter-bill';
