import type { Refundable } from '@tilldesk/domain/refunds';
import { Button, Field, Figure, Kbd, MoneyInput, SumList, Text, TextArea, type Sum } from '@tilldesk/ui';
import { SidePanel } from '@tilldesk/ui/counter';
import { useIntl } from 'react-intl';
import { CustomerPicker } from '../../../customers/CustomerPicker.tsx';
import { Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import { PageAction } from '../refunds.styles.ts';
import { useFieldErrorText } from './ChoiceFields.tsx';
import { PayParts } from './PayParts.tsx';
import type { RefundSums } from './sums.ts';
import type { RefundController } from './useRefunding.ts';

type RefundSidePanelProps = { controller: RefundController; source: Refundable | null; onConfirm: () => void };

const NOTES_MAX = 500;

/** Side panel of a refund: the customer, the totals and the payments. */
export function RefundSidePanel({ controller, source, onConfirm }: RefundSidePanelProps) {
  const t = useTranslate();
  const fieldErrorText = useFieldErrorText();
  const { state, dispatch, sums, fieldErrors, locked, maySell } = controller;
  const customer = source?.invoice.customerId ? source.invoice.customerName : null;
  return (
    <SidePanel
      label={t('refunds.summary')}
      foot={
        <>
          <Outcome sums={sums} />
          <PageAction>
            <Button tone="primary" size="l" icon="undo" busy={controller.work.busy} onClick={onConfirm}>
              {t(`refunds.do.${sums.kind}`)} <Kbd>{'F9'}</Kbd>
            </Button>
          </PageAction>
        </>
      }
    >
      <Stack>
        {customer !== null || !maySell ? (
          <Figure size="s" label={t('refunds.customer')} value={customer ?? t('refunds.walkIn')} />
        ) : (
          <Field label={t('refunds.customer')} error={fieldErrorText(fieldErrors['customer'])}>
            <CustomerPicker
              readOnly={locked}
              placeholder={t('refunds.walkIn')}
              value={state.customer}
              onChange={(customer) =>
                dispatch({
                  type: 'customer',
                  customer: customer && { ...customer, taxExempt: customer.taxExempt === true },
                })
              }
            />
          </Field>
        )}
        {sums.kind === 'goodwill' && (
          <GoodwillField controller={controller} error={fieldErrorText(fieldErrors['goodwill'])} />
        )}
        <Field label={t('refunds.notes')} mark={t('refunds.optional')}>
          <TextArea
            rows={2}
            maxLength={NOTES_MAX}
            maxLengthText={t('form.maxLength')}
            readOnly={locked}
            value={state.notes}
            onChange={(notes) => dispatch({ type: 'notes', notes })}
          />
        </Field>
        <SumList items={useRefundSums(sums)} />
        {sums.direction !== 'even' && (
          <PayParts
            sums={sums}
            source={source}
            fieldErrors={fieldErrors}
            locked={locked}
            onChange={(parts) => dispatch({ type: 'parts', parts })}
          />
        )}
      </Stack>
    </SidePanel>
  );
}

/** Shows the amount that the customer gets or pays. */
function Outcome({ sums: { direction, settlement } }: { sums: RefundSums }) {
  const t = useTranslate();
  const { money } = useFormats();
  const amount = direction === 'in' ? settlement.toPay : settlement.paidOut;
  return <Figure role="status" size="l" label={t(`refunds.direction.${direction}.whole`)} value={money(amount)} />;
}

function GoodwillField({ controller, error }: { controller: RefundController; error: string | undefined }) {
  const t = useTranslate();
  const { locale } = useIntl();
  const currency = useSession().store.defaultCurrency;
  return (
    <Field label={t('refunds.goodwill')} required hint={t('refunds.line.amount.hint')} error={error}>
      <MoneyInput
        currency={currency}
        locale={locale}
        readOnly={controller.locked}
        value={controller.state.goodwill}
        onChange={(amount) => controller.dispatch({ type: 'goodwill', amount })}
      />
    </Field>
  );
}

/** Returns the totals of a refund in the order of addition. */
function useRefundSums({ net, tax, total, fees, sale, settlement, kind }: RefundSums): Sum[] {
  const t = useTranslate();
  const { money } = useFormats();
  const { toDue } = settlement;
  return [
    { id: 'goods', label: t('refunds.sum.goods'), value: money(net + fees) },
    ...(fees === 0 ? [] : [{ id: 'fees', label: t('refunds.fees'), value: money(0 - fees) }]),
    { id: 'tax', label: t('refunds.tax'), value: money(tax) },
    // The amount that the customer gets is shown at the button. The refund total is the same amount unless something is offset
    // against it.
    ...(kind !== 'exchange' && toDue === 0
      ? []
      : [{ id: 'total', label: t('refunds.sum.total'), value: money(total), total: true }]),
    ...(kind === 'exchange'
      ? [
          { id: 'sale', label: t('refunds.sum.sale'), value: money(0 - sale.net) },
          { id: 'saleTax', label: t('refunds.sum.saleTax'), value: money(0 - sale.tax) },
        ]
      : []),
    ...(toDue === 0 ? [] : [{ id: 'due', label: t('refunds.sum.due'), value: money(0 - toDue) }]),
  ];
}

/** Short form of the outcome for the bottom bar of narrow screens. */
export function RefundOutcomeText({ sums: { direction, settlement } }: { sums: RefundSums }) {
  const t = useTranslate();
  const { money } = useFormats();
  const amount = direction === 'in' ? settlement.toPay : settlement.paidOut;
  return (
    <Text as="span" weight="strong">
      {`${t(`refunds.direction.${direction}.whole`)} ${money(amount)}`}
    </Text>
  );
}
