import type { Answer } from '@tilldesk/domain/contract';
import { can } from '@tilldesk/domain/rights';
import { openBills, type Vendor } from '@tilldesk/domain/stock';
import { Badge, Button, EmptyState, Strip, Text } from '@tilldesk/ui';
import { DataTable, type Column } from '@tilldesk/ui/table';
import { Suspense, useState } from 'react';
import { Go } from '../../../kit/go/Go.tsx';
import { Beside, Stack } from '../../../kit/page/flow.styles.ts';
import { Shown } from '../../../kit/resource/Shown.tsx';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useAnswer } from '../../../wiring/answers.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { lazyPart } from '../../../kit/page/later.tsx';

const PayDialog = lazyPart(async () => (await import('../../../kit/buying/PayDialog.tsx')).PayDialog);

type Bill = Answer<typeof openBills>['items'][number];

/** The bills of a vendor that are not paid in full, the oldest due first, and the way to pay each. */
export function VendorBills({ vendor }: { vendor: Vendor }) {
  const say = useSay();
  const { money, day } = useFormats();
  const problems = useProblem();
  const mayPay = can(useSession().permissions, 'Purchase', 'update');
  const [paying, setPaying] = useState<string | null>(null);
  const { data, problem, loading, again } = useAnswer(
    openBills,
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
    { id: 'number', header: say('buying.bill'), cell: ({ number }) => <Text code>{number}</Text>, whole: true },
    {
      id: 'reference',
      header: say('buying.bill.reference'),
      cell: (bill) => <Shown kind="code" value={bill.reference} />,
      whole: true,
    },
    {
      id: 'purchase',
      header: say('vendors.bill.purchase'),
      cell: ({ purchaseId, purchaseNumber }) =>
        purchaseId === null || purchaseNumber === null ? (
          <Shown kind="code" value={purchaseNumber} />
        ) : (
          <Go to="/purchases/edit-purchases/:purchaseId" with={{ purchaseId }} query={{ tab: 'bills' }}>
            {purchaseNumber}
          </Go>
        ),
      whole: true,
    },
    { id: 'day', header: say('vendors.bill.day'), cell: (bill) => day(bill.day), whole: true },
    {
      id: 'dueDay',
      header: say('buying.bill.dueDay'),
      width: 184,
      cell: ({ dueDay, isLate }) => (
        <Beside>
          {day(dueDay)}
          {isLate && (
            <Badge tone="bad" dot>
              {say('buying.late')}
            </Badge>
          )}
        </Beside>
      ),
    },
    amount('total', say('buying.total'), ({ total }) => total),
    amount('paid', say('buying.paid'), ({ paid }) => paid),
    amount('due', say('buying.bill.due'), ({ due }) => due),
    ...(mayPay
      ? [
          {
            id: 'pay',
            header: say('vendors.pay'),
            width: 96,
            align: 'end' as const,
            cell: ({ id, number }: Bill) => (
              <Button
                size="s"
                tabIndex={-1}
                aria-haspopup="dialog"
                aria-label={say('vendors.payBill', { bill: number })}
                onClick={() => setPaying(id)}
              >
                {say('vendors.pay')}
              </Button>
            ),
          },
        ]
      : []),
  ];
  const elsewhere = data && data.dueElsewhere > 0 && (
    <Strip end={<Text weight="strong">{money(data.dueElsewhere)}</Text>}>{say('vendors.bills.elsewhere')}</Strip>
  );
  if (data?.items.length === 0) {
    return (
      <Stack>
        {elsewhere}
        <EmptyState icon="check" title={say('vendors.bills.none')} text={say('vendors.bills.noneText')} />
      </Stack>
    );
  }
  return (
    <Stack>
      {data && data.due > 0 && (
        <Strip end={<Text weight="strong">{money(data.due)}</Text>}>{say('vendors.bills.due')}</Strip>
      )}
      {elsewhere}
      <DataTable
        label={say('vendors.view.bills')}
        columns={columns}
        rows={data?.items ?? []}
        rowId={({ id }) => id}
        loading={loading ? say('list.loading') : undefined}
        error={
          problem && !data ? { text: problems.say(problem), retryLabel: say('list.again'), onRetry: again } : undefined
        }
      />
      <Suspense>
        {paying !== null && <PayDialog vendor={vendor} billId={paying} onClose={() => setPaying(null)} />}
      </Suspense>
    </Stack>
  );
}
