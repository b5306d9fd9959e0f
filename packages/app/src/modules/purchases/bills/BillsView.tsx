import { allowedPurchaseActions, type Bill, type Purchase } from '@tilldesk/domain/purchases';
import { Accordion, Badge, Button, Card, EmptyState, ItemList, Strip, SumList, Text } from '@tilldesk/ui';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../actions/ActionButton.tsx';
import { Row, Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useCan } from '../../../session/useCan.ts';
import { purchaseStatusOf } from '../page/purchaseStatusOf.ts';
import { lazyPart } from '../../../page/lazyOnIdle.tsx';
import { reverseVendorBill, reverseVendorPayment } from './reversals.ts';

const BillDialog = lazyPart(async () => (await import('./BillDialog.tsx')).BillDialog);
const PayDialog = lazyPart(async () => (await import('../../../purchasing/PayDialog.tsx')).PayDialog);

/** The number of bill lines shown before the list is collapsed. */
const LINES_SHOWN = 6;

/**
 * The vendor's bills and payments of an order, with actions to enter, pay and reverse a bill and to reverse a payment.
 */
export function BillsView({ purchase }: { purchase: Purchase }) {
  const t = useTranslate();
  const { money } = useFormats();
  const mayBill = useCan('Purchase', 'update');
  const [billing, setBilling] = useState(false);
  const [paying, setPaying] = useState<Bill | null>(null);
  const { bills, toBill } = purchase;
  const acts = allowedPurchaseActions(purchaseStatusOf(purchase));

  const enter = mayBill && acts.bill && (
    <Button
      tone={toBill.pieces > 0 ? 'primary' : 'secondary'}
      icon="receipt"
      aria-haspopup="dialog"
      onClick={() => setBilling(true)}
    >
      {t('purchases.bill.enter')}
    </Button>
  );
  return (
    <Stack>
      {toBill.pieces > 0 && (
        <Strip tone="accent" end={<Text weight="strong">{money(toBill.value ?? 0)}</Text>}>
          {t('purchases.bill.waiting', { count: toBill.pieces })}
        </Strip>
      )}
      {bills.length === 0 ? (
        <EmptyState
          icon="receipt"
          title={t('purchases.bills.none')}
          text={t(acts.bill ? 'purchases.bills.noneText' : 'purchases.bills.notYet')}
          action={enter || undefined}
        />
      ) : (
        <>
          <Row>{enter}</Row>
          {bills.map((bill) => (
            <BillCard
              key={bill.id}
              bill={bill}
              payments={purchase.payments.filter(({ billId }) => billId === bill.id)}
              may={mayBill}
              onPay={() => setPaying(bill)}
            />
          ))}
        </>
      )}
      <Suspense>
        {billing && <BillDialog purchase={purchase} onClose={() => setBilling(false)} />}
        {paying && (
          <PayDialog
            vendor={{ id: paying.vendorId, name: paying.vendorName }}
            billId={paying.id}
            onClose={() => setPaying(null)}
          />
        )}
      </Suspense>
    </Stack>
  );
}

type BillCardProps = {
  bill: Bill;
  payments: Purchase['payments'];
  may: boolean;
  onPay: () => void;
};

/** One bill: its total, its differences from the receipt, and its payments. */
function BillCard({ bill, payments, may, onPay }: BillCardProps) {
  const t = useTranslate();
  const { money, number, day } = useFormats();
  const { id, number: name, status, reference, lines, charges, correction, total, paid, due } = bill;
  const isReversed = status === 'reversed';
  const onlyIf = (key: string, label: string, minor: number | null) =>
    minor === null || minor === 0 ? [] : [{ id: key, label, value: money(minor) }];
  const goods = (
    <ItemList
      items={[
        ...lines.map((line) => ({
          id: line.lineId,
          title: line.description,
          text: t('purchases.each', { count: number(line.quantity), cost: money(line.unitCost ?? 0) }),
          value: money(line.net ?? 0),
        })),
        ...charges.map(({ label, amount }, at) => ({
          id: `${at} ${label}`,
          title: label,
          value: money(amount ?? 0),
        })),
      ]}
    />
  );
  return (
    <Card
      title={
        <>
          {name} {isReversed && <Badge tone="warn">{t('purchases.bill.reversed')}</Badge>}
        </>
      }
      hint={t('purchases.bill.hint', {
        vendor: bill.vendorName,
        reference,
        day: day(bill.day),
        due: day(bill.dueDay),
      })}
      actions={
        may &&
        !isReversed && (
          <Row>
            {(paid ?? 0) === 0 && (
              <ActionButton action={reverseVendorBill} of={bill} size="s" tone="quiet">
                {t('purchases.reverse')}
              </ActionButton>
            )}
            {(due ?? 0) > 0 && (
              <Button size="s" tone="primary" icon="cash" aria-haspopup="dialog" onClick={onPay}>
                {t('purchases.pay')}
              </Button>
            )}
          </Row>
        )
      }
    >
      <Stack>
        {lines.length > LINES_SHOWN ? (
          <Accordion items={[{ id, title: t('purchases.lineCount', { count: lines.length }), content: goods }]} />
        ) : (
          goods
        )}
        <SumList
          items={[
            { id: 'total', label: t('buying.total'), value: money(total ?? 0), total: true },
            ...onlyIf('correction', t('purchases.bill.correction'), correction),
            ...onlyIf('paid', t('buying.paid'), paid),
            { id: 'due', label: t('buying.bill.due'), value: money(due ?? 0) },
          ]}
        />
        {payments.length > 0 && (
          <ItemList
            variant="filled"
            items={payments.map((payment) => ({
              id: `${payment.id} ${payment.billId}`,
              icon: 'cash' as const,
              title: payment.number,
              text: [
                t.ifKnown(`buying.method.${payment.method}`) ?? payment.method,
                day(payment.paidOn),
                payment.reference,
                payment.isReversed ? t('purchases.bill.reversed') : null,
              ]
                .filter((part) => part !== null)
                .join(' · '),
              value: money(payment.amount ?? 0),
              action: may && !payment.isReversed && (
                <ActionButton action={reverseVendorPayment} of={payment} size="s" tone="quiet">
                  {t('purchases.reverse')}
                </ActionButton>
              ),
            }))}
          />
        )}
      </Stack>
    </Card>
  );
}
