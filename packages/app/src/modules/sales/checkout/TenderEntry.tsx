import { needsCustomer, type Invoice } from '@tilldesk/domain/shop';
import { Button, Card, Strip } from '@tilldesk/ui';
import { ChoiceTiles } from '@tilldesk/ui/counter';
import type { FormEvent } from 'react';
import { Go } from '../../../kit/go/Go.tsx';
import { useSay } from '../../../kit/say/useSay.ts';
import { newId } from '../../../wiring/newId.ts';
import { tenderFaces, tillKinds } from '../tenderFaces.ts';
import { EntryForm, EntryRow } from './Checkout.styles.ts';
import { QuickCash } from './QuickCash.tsx';
import { TenderFields } from './TenderFields.tsx';
import type { CheckoutDesk } from './useCheckout.ts';

export type TenderEntryProps = {
  invoice: Invoice;
  desk: CheckoutDesk;
  locked: boolean;
  /** Cash cannot be taken here before a drawer is joined. */
  cashLocked: boolean;
};

/** Takes one part of the payment, in whatever way: cash by a tap or typed, everything else with what proves it. */
export function TenderEntry({ invoice, desk, locked, cashLocked }: TenderEntryProps) {
  const say = useSay();
  const { entry, act, bounds, credit } = desk;
  const isShut = locked || (cashLocked && entry.kind === 'cash');
  const add = (amount?: number) =>
    act({ type: 'add', id: newId(), bounds, ...(amount === undefined ? {} : { amount }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isShut) add();
  };
  const wantsCustomer = needsCustomer(entry.kind) && invoice.customerId === null;
  const hasNoCredit = entry.kind === 'storeCredit' && !wantsCustomer && credit === 0;
  return (
    <Card>
      <EntryForm onSubmit={submit} noValidate aria-label={say('sales.checkout.take')}>
        <ChoiceTiles
          label={say('sales.checkout.kind')}
          value={entry.kind}
          options={tillKinds.map((kind) => ({
            value: kind,
            label: say(`sales.tender.${kind}`),
            ...tenderFaces[kind],
          }))}
          disabled={locked}
          onChange={(kind) => act({ type: 'kind', kind, bounds })}
        />
        {entry.kind === 'cash' && <QuickCash due={desk.due} currency={invoice.currency} locked={isShut} onTake={add} />}
        {wantsCustomer && (
          <Strip
            role="status"
            tone="warn"
            end={
              <Go
                to="/sale-invoice-management/invoice-edit/:invoiceId"
                with={{ invoiceId: invoice.id }}
                tone="secondary"
                icon="user"
              >
                {say('sales.checkout.chooseCustomer')}
              </Go>
            }
          >
            {say('sales.checkout.customerMissing')}
          </Strip>
        )}
        {hasNoCredit && (
          <Strip role="status" tone="warn">
            {say('sales.checkout.noCredit', { customer: invoice.customerName ?? '' })}
          </Strip>
        )}
        {!wantsCustomer && !hasNoCredit && (
          <EntryRow data-kind={entry.kind}>
            <TenderFields desk={desk} currency={invoice.currency} locked={isShut} />
            <Button type="submit" size="l" icon="plus" disabled={isShut}>
              {say('sales.checkout.add')}
            </Button>
          </EntryRow>
        )}
      </EntryForm>
    </Card>
  );
}
