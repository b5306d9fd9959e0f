import { can } from '@tilldesk/domain/rights';
import { purchasePapers, type Purchase, type PurchaseLine } from '@tilldesk/domain/stock';
import { Badge, Card, DescriptionList, EmptyState, SumList, Text, type Description } from '@tilldesk/ui';
import { DataTable, type Column } from '@tilldesk/ui/table';
import { Suspense } from 'react';
import { Beside as InOneLine, Stack } from '../../../kit/page/flow.styles.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { Desk } from '../purchases.styles.ts';
import { lazyPart } from '../../../kit/page/later.tsx';

const PapersCard = lazyPart(async () => (await import('../../../kit/buying/PapersCard.tsx')).PapersCard);

/** What was ordered: the lines with what is here of each, the terms, what it comes to. */
export function OrderView({ purchase }: { purchase: Purchase }) {
  const say = useSay();
  const { permissions } = useSession();
  return (
    <Stack>
      <Lines purchase={purchase} />
      <Desk>
        <Stack>
          <Terms purchase={purchase} />
          {purchase.notes !== null && (
            <Card title={say('purchases.notes')}>
              <Text as="p" written>
                {purchase.notes}
              </Text>
            </Card>
          )}
        </Stack>
        {purchase.total !== null && (
          <Stack>
            <Sums purchase={purchase} />
            <Suspense>
              <PapersCard calls={purchasePapers} id={purchase.id} mayChange={can(permissions, 'Purchase', 'update')} />
            </Suspense>
          </Stack>
        )}
      </Desk>
    </Stack>
  );
}

function Lines({ purchase: { lines, total } }: { purchase: Purchase }) {
  const say = useSay();
  const { money, number } = useFormats();
  const count = (id: string, header: string, of: (line: PurchaseLine) => number): Column<PurchaseLine> => ({
    id,
    header,
    cell: (line) => (of(line) === 0 ? <Text tone="muted">{number(0)}</Text> : number(of(line))),
    align: 'end',
    width: 88,
  });
  const amount = (id: string, header: string, of: (line: PurchaseLine) => number | null): Column<PurchaseLine> => ({
    id,
    header,
    cell: (line) => money(of(line) ?? 0),
    align: 'end',
    width: 108,
  });
  const columns: Column<PurchaseLine>[] = [
    {
      id: 'item',
      header: say('purchases.item'),
      cell: ({ description, isExtra }) => (
        <InOneLine>
          <Text weight="medium" clip>
            {description}
          </Text>
          {isExtra && <Badge tone="accent">{say('purchases.extra')}</Badge>}
        </InOneLine>
      ),
    },
    { id: 'sku', header: say('purchases.sku'), cell: ({ sku }) => <Text code>{sku}</Text>, whole: true },
    count('quantity', say('purchases.ordered'), ({ quantity }) => quantity),
    count('received', say('purchases.here'), ({ received }) => received),
    count('open', say('purchases.open'), ({ open }) => open),
    ...(lines.some(({ cancelled }) => cancelled > 0)
      ? [count('cancelled', say('purchases.givenUp'), ({ cancelled }) => cancelled)]
      : []),
    ...(total === null
      ? []
      : [
          amount('unitCost', say('purchases.unitCost'), ({ unitCost }) => unitCost),
          ...(lines.some(({ landed }) => (landed ?? 0) !== 0)
            ? [amount('landed', say('purchases.view.landed'), ({ landed }) => landed)]
            : []),
          amount('total', say('purchases.amount'), ({ total: all }) => all),
        ]),
  ];
  return (
    <DataTable
      label={say('purchases.lines')}
      columns={columns}
      rows={lines}
      rowId={({ id }) => id}
      empty={<EmptyState icon="box" title={say('purchases.lines.empty')} />}
    />
  );
}

function Sums({ purchase }: { purchase: Purchase }) {
  const say = useSay();
  const { money } = useFormats();
  const { gross, discountTotal, tax, chargeList, total, billed, paid, due, landed, toBill } = purchase;
  const onlyIf = (id: string, label: string, minor: number | null) =>
    minor === null || minor === 0 ? [] : [{ id, label, value: money(minor) }];
  return (
    <Card title={say('purchases.summary')}>
      <SumList
        items={[
          { id: 'goods', label: say('purchases.goods'), value: money(gross ?? 0) },
          ...onlyIf('discount', say('purchases.discount'), discountTotal === null ? null : -discountTotal),
          ...onlyIf('tax', say('purchases.taxSum'), tax),
          ...chargeList.flatMap(({ id, label, amount }) => onlyIf(id, label, amount)),
          { id: 'total', label: say('buying.total'), value: money(total ?? 0), total: true },
          ...onlyIf('toBill', say('purchases.toBill'), toBill.value),
          ...onlyIf('billed', say('purchases.billed'), billed),
          ...onlyIf('paid', say('buying.paid'), paid),
          ...onlyIf('due', say('buying.bill.due'), due),
          ...onlyIf('landed', say('purchases.view.landed'), landed),
        ]}
      />
    </Card>
  );
}

function Terms({ purchase }: { purchase: Purchase }) {
  const say = useSay();
  const { day, moment } = useFormats();
  const fact = (id: string, label: string, value: string | null): Description[] =>
    value === null ? [] : [{ id, label, value }];
  const { expectedDay, termsDays, vendorRef, sentAt, sentTo, closedReason } = purchase;
  return (
    <Card title={say('purchases.terms.title')}>
      <DescriptionList
        layout="rows"
        items={[
          ...fact('orderDay', say('buying.orderDay'), day(purchase.orderDay)),
          ...fact('expectedDay', say('buying.expectedDay'), expectedDay && day(expectedDay)),
          ...fact(
            'terms',
            say('purchases.terms.due'),
            termsDays === null ? null : say('purchases.terms.days', { count: termsDays }),
          ),
          ...fact('vendorRef', say('purchases.vendorRef'), vendorRef),
          ...fact('to', say('purchases.shipTo'), purchase.locationName),
          ...fact('buyer', say('purchases.buyer'), purchase.buyer),
          ...fact(
            'sent',
            say('purchases.sentAt'),
            sentAt && say('purchases.sentTo', { when: moment(sentAt), to: sentTo ?? '' }),
          ),
          ...fact('closed', say('purchases.closedBecause'), closedReason),
        ]}
      />
    </Card>
  );
}
