import { invoices, settlementOf, receivedKinds, type Invoice, type ReceivedKind } from '@tilldesk/domain/shop';
import { tillCustomer } from '@tilldesk/domain/stock';
import { dayOf } from '@tilldesk/domain/time';
import { Alert, Button, Figure, Strip } from '@tilldesk/ui';
import { ChoiceTiles } from '@tilldesk/ui/counter';
import { Dialog } from '@tilldesk/ui/overlay';
import { useId, useReducer, useState, type FormEvent } from 'react';
import { useMutation } from '../../../api/useMutation.ts';
import { Stack } from '../../../page/flow.styles.ts';
import { useCloseGuard } from '../../../resource/form/useClosing.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh, useAnswer } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { newId } from '../../../api/newId.ts';
import { toasts } from '../../../page/toasts.ts';
import { useSession } from '../../../session/useSession.ts';
import { EntryRow } from '../checkout/Checkout.styles.ts';
import { QuickCash } from '../checkout/QuickCash.tsx';
import { TenderFields } from '../checkout/TenderFields.tsx';
import { beginTendering, tendering } from '../checkout/tendering.ts';
import { tenderFaces, tillKinds } from '../tenderFaces.ts';

const isPayment = (kind: string): kind is ReceivedKind => receivedKinds.some((one) => one === kind);

/**
 * Takes one full or partial payment for an open invoice. The amount cannot exceed the balance due, except for cash, which gives
 * change.
 */
export function PayDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const t = useTranslate();
  const { money } = useFormats();
  const problems = useProblem();
  const form = useId();
  const { timeZone } = useSession().store;
  const { id: invoiceId, due, customerId, currency } = invoice;
  const { data: customer } = useAnswer(tillCustomer, customerId === null ? null : { params: { id: customerId } }, {
    watch: ['customers'],
  });
  const [tenderId] = useState(newId);
  const [today] = useState(() => dayOf(new Date(), timeZone));
  const [state, act] = useReducer(tendering, beginTendering);
  const work = useMutation();
  const { busy, unsure, problem } = work;
  const credit = customer?.storeCredit;
  const bounds = { total: due, credit: credit ?? 0, today };
  const { kind, amount } = state.entry;
  // The prefilled amount of a chosen method does not count as typed.
  const isTyped = state.entry.reference.trim() !== '' || (kind === 'cash' && amount !== null);
  const { close, confirmDialog } = useCloseGuard(isTyped, onClose);
  const after = settlementOf(due, [{ kind, amount: amount ?? 0 }]);
  // An amount above the balance due is not accepted: the balance remains unchanged.
  const isPayable = amount !== null && !after.over;
  const left = isPayable ? after.due : due;
  const locked = busy || unsure;
  const kinds = tillKinds.filter(isPayment).filter((one) => one !== 'storeCredit' || (credit ?? 0) > 0);

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    const next = { type: 'add', id: tenderId, bounds } as const;
    const { tenders, fieldErrors } = tendering(state, next);
    if (Object.keys(fieldErrors).length > 0) return act(next);
    const body = { tenders: tenders.flatMap((one) => (isPayment(one.kind) ? [{ ...one, kind: one.kind }] : [])) };
    const paid = await work.run(body, (key) => call(invoices.pay, { params: { id: invoiceId }, body }, { key }));
    if (paid === null) return;
    for (const resource of ['invoices', 'customers']) refresh(resource);
    const change = settlementOf(due, tenders).change;
    toasts.show({
      tone: 'ok',
      text: change > 0 ? t('sales.pay.doneChange', { change: money(change) }) : t('sales.pay.done'),
    });
    onClose();
  };

  return (
    <Dialog
      open
      size="l"
      title={t('sales.pay.title', { number: invoice.number ?? '' })}
      closeLabel={t('sales.close')}
      onClose={() => !busy && close()}
      footer={
        <>
          <Button disabled={busy} onClick={close}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={form} tone="primary" icon="check" busy={busy}>
            {unsure ? t('shell.failed.again') : t('sales.pay.do')}
          </Button>
        </>
      }
    >
      <Stack as="form" id={form} noValidate onSubmit={(event: FormEvent) => void pay(event)}>
        {problem && (
          <Alert tone={unsure ? 'warn' : 'bad'}>{unsure ? t('approve.unsure') : problems.message(problem)}</Alert>
        )}
        <ChoiceTiles
          label={t('sales.checkout.kind')}
          value={kind}
          options={kinds.map((value) => ({
            value,
            label: t(`sales.tender.${value}`),
            icon: tenderFaces[value].icon,
          }))}
          disabled={locked}
          onChange={(chosen) => act({ type: 'kind', kind: chosen, bounds })}
        />
        {kind === 'cash' && (
          <QuickCash
            due={due}
            currency={currency}
            locked={locked}
            onChoose={(given) => act({ type: 'entry', entry: { amount: given } })}
          />
        )}
        <EntryRow data-kind={kind} data-alone="">
          <TenderFields controller={{ ...state, act, bounds, credit }} currency={currency} locked={locked} />
        </EntryRow>
        <Strip
          role="status"
          tone={left > 0 ? 'warn' : 'ok'}
          end={<Figure value={money(left > 0 ? left : after.change)} />}
        >
          {left === 0 ? t('sales.change') : t(isPayable ? 'sales.pay.left' : 'sales.due')}
        </Strip>
      </Stack>
      {confirmDialog}
    </Dialog>
  );
}
