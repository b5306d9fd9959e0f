import { invoices, settlementOf, receivedKinds, type Invoice, type ReceivedKind } from '@tilldesk/domain/sales';
import { tillCustomer } from '@tilldesk/domain/customers';
import { dayOf } from '@tilldesk/domain/time';
import { givesChange } from '@tilldesk/domain/tenders';
import { Figure, Strip } from '@tilldesk/ui';
import { ChoiceTiles } from '@tilldesk/ui/counter';
import { useReducer, useState } from 'react';
import { ActionFrame } from '../../../actions/ActionFrame.tsx';
import { useMutation } from '../../../api/useMutation.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh, useAnswer } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { newId } from '../../../api/newId.ts';
import { toasts } from '../../../page/toasts.ts';
import { useSession } from '../../../session/useSession.ts';
import { EntryRow, fieldsOf } from '../checkout/Checkout.styles.ts';
import { QuickCash } from '../checkout/QuickCash.tsx';
import { TenderFields } from '../checkout/TenderFields.tsx';
import { beginTendering, creditLeft, tendering } from '../checkout/tendering.ts';
import { entryKinds, tenderViews, type EntryKind } from '../../../tenders/tenders.ts';

const isPayment = (kind: string): kind is ReceivedKind => receivedKinds.some((one) => one === kind);

/**
 * Takes one full or partial payment for an open invoice. The amount cannot exceed the balance due, except for cash, which gives
 * change.
 */
export function PayDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const t = useTranslate();
  const { money } = useFormats();
  const { timeZone } = useSession().store;
  const { id: invoiceId, due, customerId, currency } = invoice;
  const { data: customer } = useAnswer(tillCustomer, customerId === null ? null : { params: { id: customerId } }, {
    watch: ['customers'],
  });
  const [tenderId] = useState(newId);
  const [today] = useState(() => dayOf(new Date(), timeZone));
  const [state, act] = useReducer(tendering, beginTendering);
  const work = useMutation();
  const { busy, unsure } = work;
  const bounds = { total: due, customer: customer ?? null, today };
  const creditFor = (one: EntryKind) => creditLeft(beginTendering, one, bounds.customer);
  const { kind, amount } = state.entry;
  // The prefilled amount of a chosen method does not count as typed.
  const isTyped = state.entry.reference.trim() !== '' || (givesChange(kind) && amount !== null);
  const after = settlementOf(due, [{ kind, amount: amount ?? 0 }]);
  // An amount above the balance due is not accepted: the balance remains unchanged.
  const isPayable = amount !== null && !after.over;
  const left = isPayable ? after.due : due;
  const locked = busy || unsure;
  const kinds = entryKinds.filter(isPayment).filter((one) => creditFor(one) === undefined || (creditFor(one) ?? 0) > 0);

  const pay = async () => {
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
    <ActionFrame
      size="l"
      title={t('sales.pay.title', { number: invoice.number ?? '' })}
      confirm={t('sales.pay.do')}
      icon="check"
      closeLabel="sales.close"
      unsure={{ text: 'approve.unsure', again: 'shell.failed.again' }}
      mutation={work}
      dirty={isTyped}
      onSubmit={() => void pay()}
      onClose={onClose}
    >
      <ChoiceTiles
        label={t('sales.checkout.kind')}
        value={kind}
        options={kinds.map((value) => ({
          value,
          label: t(`sales.tender.${value}`),
          icon: tenderViews[value].icon,
        }))}
        disabled={locked}
        onChange={(chosen) => act({ type: 'kind', kind: chosen, bounds })}
      />
      {givesChange(kind) && (
        <QuickCash
          due={due}
          currency={currency}
          locked={locked}
          onChoose={(given) => act({ type: 'entry', entry: { amount: given } })}
        />
      )}
      <EntryRow data-fields={fieldsOf(kind)} data-alone="">
        <TenderFields
          controller={{ ...state, act, bounds, credit: creditFor(kind) }}
          currency={currency}
          locked={locked}
        />
      </EntryRow>
      <Strip
        role="status"
        tone={left > 0 ? 'warn' : 'ok'}
        end={<Figure value={money(left > 0 ? left : after.change)} />}
      >
        {left === 0 ? t('sales.change') : t(isPayable ? 'sales.pay.left' : 'sales.due')}
      </Strip>
    </ActionFrame>
  );
}
