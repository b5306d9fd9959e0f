import { standingPayments } from '@tilldesk/domain/selling';
import { takenKinds, type Invoice, type Payment } from '@tilldesk/domain/shop';
import { Card, IconButton, ItemList } from '@tilldesk/ui';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { tenderFaces } from '../tenderFaces.ts';

type InvoicePaymentsProps = {
  invoice: Invoice;
  /** Corrects one of them; given to those who may. */
  onCorrect: ((payment: Payment) => void) | undefined;
};

/** How it was paid: what stayed in the shop of each tender, what went back, and what was taken back. */
export function InvoicePayments({ invoice, onCorrect }: InvoicePaymentsProps) {
  const say = useSay();
  const { money, moment } = useFormats();
  if (invoice.payments.length === 0) return null;
  const standing = new Set(standingPayments(invoice.payments).map(({ id }) => id));
  const given = ({ kind, change, tendered }: Payment) =>
    kind === 'tradeIn'
      ? say('tradeIn.paid', { offer: money(tendered), out: money(change) })
      : say('sales.payments.change', { tendered: money(tendered), change: money(change) });
  const about = (payment: Payment) => aboutOf(payment, payment.change <= 0 ? [] : [given(payment)]);
  const drawerOf = ({ kind, amount, register }: Payment) =>
    kind !== 'cash' || amount === 0
      ? []
      : [register === null ? say('sales.payments.noDrawer') : say('sales.payments.drawer', { register })];
  const aboutOf = (payment: Payment, back: readonly string[]) => [
    moment(payment.at),
    ...(payment.reference === null ? [] : [say('sales.reference.of', { text: payment.reference })]),
    ...back,
    ...drawerOf(payment),
    ...(payment.reverses === null && !standing.has(payment.id) ? [say('sales.payments.takenBack')] : []),
  ];
  return (
    <Card title={say('sales.payments')}>
      <ItemList
        look="filled"
        items={invoice.payments.map((payment) => {
          const { id, kind, amount, reverses } = payment;
          const name = say(`sales.tender.${kind}`);
          return {
            id,
            icon: reverses === null ? iconOf(kind) : ('undo' as const),
            title: reverses === null ? name : say('sales.payments.back', { kind: name }),
            text: about(payment).join(' · '),
            value: money(amount),
            action: onCorrect && standing.has(id) && isTaken(kind) && invoice.refunded === 0 && (
              <IconButton
                icon="edit"
                label={say('sales.payments.correct', { kind: name, amount: money(amount) })}
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

/** What a refund brought is no money that could have been taken otherwise. */
const isTaken = (kind: Payment['kind']): boolean => takenKinds.some((taken) => taken === kind);

const iconOf = (kind: Payment['kind']) => (kind === 'exchange' || kind === 'refund' ? 'undo' : tenderFaces[kind].icon);
