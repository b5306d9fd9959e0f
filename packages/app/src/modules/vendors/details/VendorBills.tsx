import type { Answer } from '@tilldesk/domain/contract';
import { openVendorBills, type Vendor } from '@tilldesk/domain/vendors';
import { Badge, Button, EmptyState, Strip, Text } from '@tilldesk/ui';
import { DataTable, type Column } from '@tilldesk/ui/table';
import { Suspense, useState } from 'react';
import { PageLink } from '../../../navigation/PageLink.tsx';
import { InlineGroup, Stack } from '../../../page/flow.styles.ts';
import { Shown } from '../../../resource/FieldValue.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useCan } from '../../../session/useCan.ts';
import { lazyPart } from '../../../page/lazyOnIdle.tsx';

const PayDialog = lazyPart(async () => (await import('../../../purchasing/PayDialog.tsx')).PayDialog);

type Bill = Answer<typeof openVendorBills>['items'][number];

/** Lists a vendor's bills that are not paid in full, the earliest due first, with an action to pay each. */
export function VendorBills({ vendor }: { vendor: Vendor }) {
  const t = useTranslate();
  const { money, day } = useFormats();
  const problems = useProblem();
  const mayPay = useCan('Purchase', 'update');
  const [paying, setPaying] = useState<string | null>(null);
  const { data, problem, loading, again } = useAnswer(
    openVendorBills,
    { params: { id: vendor.id } },
    { watch: ['purchases'] },
  );
  const amount = (id: string, header: string, of: (bill: Bill) => number): Column<Bill> => ({
    id,
    header,
    cell: (bill) => <Shown kind="money" value={of(bill)} />,
    align: 'end',
    width: 116,
  });
  const columns: Column<Bill>[] = [
    { id: 'number', header: t('buying.bill'), cell: ({ number }) => <Text code>{number}</Text>, whole: true },
    {
      id: 'reference',
      header: t('buying.bill.reference'),
      cell: (bill) => <Shown kind="code" value={bill.reference} />,
      whole: true,
    },
    {
      id: 'purchase',
      header: t('vendors.bill.purchase'),
      cell: ({ purchaseId, purchaseNumber }) =>
        purchaseId === null || purchaseNumber === null ? (
          <Shown kind="code" value={purchaseNumber} />
        ) : (
          <PageLink to="/purchases/edit-purchases/:purchaseId" with={{ purchaseId }} query={{ tab: 'bills' }}>
            {purchaseNumber}
          </PageLink>
        ),
      whole: true,
    },
    { id: 'day', header: t('vendors.bill.day'), cell: (bill) => day(bill.day), whole: true },
    {
      id: 'dueDay',
      header: t('buying.bill.dueDay'),
      width: 184,
      cell: ({ dueDay, isLate }) => (
        <InlineGroup>
          {day(dueDay)}
          {isLate && (
            <Badge tone="bad" dot>
              {t('buying.late')}
            </Badge>
          )}
        </InlineGroup>
      ),
    },
    amount('total', t('buying.total'), ({ total }) => total),
    amount('paid', t('buying.paid'), ({ paid }) => paid),
    amount('due', t('buying.bill.due'), ({ due }) => due),
    ...(mayPay
      ? [
          {
            id: 'pay',
            header: t('vendors.pay'),
            width: 96,
            align: 'end' as const,
            cell: ({ id, number }: Bill) => (
              <Button
                size="s"
                tabIndex={-1}
                aria-haspopup="dialog"
                aria-label={t('vendors.payBill', { bill: number })}
                onClick={() => setPaying(id)}
              >
                {t('vendors.pay')}
              </Button>
            ),
          },
        ]
      : []),
  ];
  const elsewhere = data && data.dueElsewhere > 0 && (
    <Strip end={<Text weight="strong">{money(data.dueElsewhere)}</Text>}>{t('vendors.bills.elsewhere')}</Strip>
  );
  if (data?.items.length === 0) {
    return (
      <Stack>
        {elsewhere}
        <EmptyState icon="check" title={t('vendors.bills.none')} text={t('vendors.bills.noneText')} />
      </Stack>
    );
  }
  return (
    <Stack>
      {data && data.due > 0 && (
        <Strip end={<Text weight="strong">{money(data.due)}</Text>}>{t('vendors.bills.due')}</Strip>
      )}
      {elsewhere}
      <DataTable
        label={t('vendors.view.bills')}
        columns={columns}
        rows={data?.items ?? []}
        rowId={({ id }) => id}
        loading={loading ? t('list.loading') : undefined}
        error={
          problem && !data
            ? { text: problems.message(problem), retryLabel: t('list.again'), onRetry: again }
            : undefined
        }
      />
      <Suspense>
        {paying !== null && <PayDialog vendor={vendor} billId={paying} onClose={() => setPaying(null)} />}
      </Suspense>
    </Stack>
  );
}
