import { needsCustomer, type Invoice } from '@tilldesk/domain/sales';
import { givesChange, isCash } from '@tilldesk/domain/tenders';
import { Button, Card, Strip } from '@tilldesk/ui';
import { ChoiceTiles } from '@tilldesk/ui/counter';
import type { FormEvent } from 'react';
import { PageLink } from '../../../navigation/PageLink.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { newId } from '../../../api/newId.ts';
import { tenderViews, type EntryKind } from '../../../tenders/tenders.ts';
import { EntryForm, EntryRow, fieldsOf } from './Checkout.styles.ts';
import { QuickCash } from './QuickCash.tsx';
import { TenderFields } from './TenderFields.tsx';
import type { CheckoutController } from './useCheckout.ts';

export type TenderEntryProps = {
  invoice: Invoice;
  controller: CheckoutController;
  locked: boolean;
  /** Whether cash is blocked because no drawer is joined. */
  cashLocked: boolean;
  /** The kinds that the store takes. */
  kinds: readonly EntryKind[];
};

/** Adds one tender: cash by a quick amount or a typed amount, other methods with their reference. */
export function TenderEntry({ invoice, controller, locked, cashLocked, kinds }: TenderEntryProps) {
  const t = useTranslate();
  const { entry, act, bounds, credit } = controller;
  const isShut = locked || (cashLocked && isCash(entry.kind));
  const add = (amount?: number) =>
    act({ type: 'add', id: newId(), bounds, ...(amount === undefined ? {} : { amount }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isShut) add();
  };
  const requiresCustomer = needsCustomer(entry.kind) && invoice.customerId === null;
  const hasNoCredit = !requiresCustomer && credit === 0;
  return (
    <Card>
      <EntryForm onSubmit={submit} noValidate aria-label={t('sales.checkout.take')}>
        <ChoiceTiles
          label={t('sales.checkout.kind')}
          value={entry.kind}
          options={kinds.map((kind) => ({
            value: kind,
            label: t(`sales.tender.${kind}`),
            icon: tenderViews[kind].icon,
            hint: tenderViews[kind].key,
          }))}
          disabled={locked}
          onChange={(kind) => act({ type: 'kind', kind, bounds })}
        />
        {givesChange(entry.kind) && (
          <QuickCash due={controller.due} currency={invoice.currency} locked={isShut} onChoose={add} />
        )}
        {requiresCustomer && (
          <Strip
            role="status"
            tone="warn"
            end={
              <PageLink
                to="/sale-invoice-management/invoice-edit/:invoiceId"
                with={{ invoiceId: invoice.id }}
                tone="secondary"
                icon="user"
              >
                {t('sales.checkout.chooseCustomer')}
              </PageLink>
            }
          >
            {t('sales.checkout.customerMissing')}
          </Strip>
        )}
        {hasNoCredit && (
          <Strip role="status" tone="warn">
            {t('sales.checkout.noCredit', { customer: invoice.customerName ?? '' })}
          </Strip>
        )}
        {!requiresCustomer && !hasNoCredit && (
          <EntryRow data-fields={fieldsOf(entry.kind)}>
            <TenderFields controller={controller} currency={invoice.currency} locked={isShut} />
            <Button type="submit" size="l" icon="plus" disabled={isShut}>
              {t('sales.checkout.add')}
            </Button>
          </EntryRow>
        )}
      </EntryForm>
    </Card>
  );
}
