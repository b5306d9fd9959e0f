import { activePayments } from '@tilldesk/domain/receipts';
import { receivedKinds, type Invoice, type Payment } from '@tilldesk/domain/sales';
import { isCash } from '@tilldesk/domain/tenders';
import { Card, IconButton, ItemList } from '@tilldesk/ui';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { tenderViews } from '../../../tenders/tenders.ts';

type InvoicePaymentsProps = {
  invoice: Invoice;
  /** Opens the correction of a payment; undefined without the right to correct payments. */
  onCorrect: ((payment: Payment) => void) | undefined;
};

/** Lists the payments: the amount retained of each tender, the change and the reversals. */
export function InvoicePayments({ invoice, onCorrect }: InvoicePaymentsProps) {
  const t = useTranslate();
  const { money, moment } = useFormats();
  if (invoice.payments.length === 0) return null;
  const activeIds = new Set(activePayments(invoice.payments).map(({ id }) => id));
  const tenderText = ({ kind, change, tendered }: Payment) => {
    const { paidOut } = tenderViews[kind];
    return paidOut
      ? t(paidOut.payment, { offer: money(tendered), out: money(change) })
      : t('sales.payments.change', { tendered: money(tendered), change: money(change) });
  };
  const about = (payment: Payment) => aboutOf(payment, payment.change <= 0 ? [] : [tenderText(payment)]);
  const drawerOf = ({ kind, amount, register }: Payment) =>
    !isCash(kind) || amount === 0
      ? []
      : [register === null ? t('sales.payments.noDrawer') : t('sales.payments.drawer', { register })];
  const aboutOf = (payment: Payment, back: readonly string[]) => [
    moment(payment.at),
    ...(payment.reference === null ? [] : [t('sales.reference.of', { text: payment.reference })]),
    ...back,
    ...drawerOf(payment),
    ...(payment.reverses === null && !activeIds.has(payment.id) ? [t('sales.payments.takenBack')] : []),
  ];
  return (
    <Card title={t('sales.payments')}>
      <ItemList
        variant="filled"
        items={invoice.payments.map((payment) => {
          const { id, kind, amount, reverses } = payment;
          const name = t(`sales.tender.${kind}`);
          return {
            id,
            icon: reverses === null ? tenderViews[kind].icon : ('undo' as const),
            title: reverses === null ? name : t('sales.payments.back', { kind: name }),
            text: about(payment).join(' · '),
            value: money(amount),
            action: onCorrect && activeIds.has(id) && isTenderedKind(kind) && invoice.refunded === 0 && (
              <IconButton
                icon="edit"
                label={t('sales.payments.correct', { kind: name, amount: money(amount) })}
                aria-haspopup="dialog"
                onClick={() => onCorrect(payment)}
              />
            ),
          };
        })}
      />
    </Card>
  );
}

/** Payments from a refund have no tender that could be corrected. */
const isTenderedKind = (kind: Payment['kind']): boolean => receivedKinds.some((kindTaken) => kindTaken === kind);
