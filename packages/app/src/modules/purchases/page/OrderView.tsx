import { can } from '@tilldesk/domain/rights';
import { type Purchase, type PurchaseLine } from '@tilldesk/domain/purchases';
import { purchaseAttachments } from '@tilldesk/domain/vendors';
import { Badge, Card, DescriptionList, EmptyState, SumList, Text, type Description } from '@tilldesk/ui';
import { DataTable, type Column } from '@tilldesk/ui/table';
import { Suspense } from 'react';
import { InlineGroup as InOneLine, Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import { TwoColumns } from '../purchases.styles.ts';
import { lazyPart } from '../../../page/lazyOnIdle.tsx';

const AttachmentsCard = lazyPart(async () => (await import('../../../purchasing/AttachmentsCard.tsx')).AttachmentsCard);

/** The lines of an order with the received quantities, the terms, and the totals. */
export function OrderView({ purchase }: { purchase: Purchase }) {
  const t = useTranslate();
  const { permissions } = useSession();
  return (
    <Stack>
      <Lines purchase={purchase} />
      <TwoColumns>
        <Stack>
          <Terms purchase={purchase} />
          {purchase.notes !== null && (
            <Card title={t('purchases.notes')}>
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
              <AttachmentsCard
                calls={purchaseAttachments}
                id={purchase.id}
                mayChange={can(permissions, 'Purchase', 'update')}
              />
            </Suspense>
          </Stack>
        )}
      </TwoColumns>
    </Stack>
  );
}

function Lines({ purchase: { lines, total } }: { purchase: Purchase }) {
  const t = useTranslate();
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
      header: t('purchases.item'),
      cell: ({ description, isExtra }) => (
        <InOneLine>
          <Text weight="medium" clip>
            {description}
          </Text>
          {isExtra && <Badge tone="accent">{t('purchases.extra')}</Badge>}
        </InOneLine>
      ),
    },
    { id: 'sku', header: t('purchases.sku'), cell: ({ sku }) => <Text code>{sku}</Text>, whole: true },
    count('quantity', t('purchases.ordered'), ({ quantity }) => quantity),
    count('received', t('purchases.here'), ({ received }) => received),
    count('open', t('purchases.open'), ({ open }) => open),
    ...(lines.some(({ cancelled }) => cancelled > 0)
      ? [count('cancelled', t('purchases.givenUp'), ({ cancelled }) => cancelled)]
      : []),
    ...(total === null
      ? []
      : [
          amount('unitCost', t('purchases.unitCost'), ({ unitCost }) => unitCost),
          ...(lines.some(({ landed }) => (landed ?? 0) !== 0)
            ? [amount('landed', t('purchases.view.landed'), ({ landed }) => landed)]
            : []),
          amount('total', t('purchases.amount'), ({ total: all }) => all),
        ]),
  ];
  return (
    <DataTable
      label={t('purchases.lines')}
      columns={columns}
      rows={lines}
      rowId={({ id }) => id}
      empty={<EmptyState icon="box" title={t('purchases.lines.empty')} />}
    />
  );
}

function Sums({ purchase }: { purchase: Purchase }) {
  const t = useTranslate();
  const { money } = useFormats();
  const { gross, discountTotal, tax, chargeList, total, billed, paid, due, landed, toBill } = purchase;
  const onlyIf = (id: string, label: string, minor: number | null) =>
    minor === null || minor === 0 ? [] : [{ id, label, value: money(minor) }];
  return (
    <Card title={t('purchases.summary')}>
      <SumList
        items={[
          { id: 'goods', label: t('purchases.goods'), value: money(gross ?? 0) },
          ...onlyIf('discount', t('purchases.discount'), discountTotal === null ? null : -discountTotal),
          ...onlyIf('tax', t('purchases.taxSum'), tax),
          ...chargeList.flatMap(({ id, label, amount }) => onlyIf(id, label, amount)),
          { id: 'total', label: t('buying.total'), value: money(total ?? 0), total: true },
          ...onlyIf('toBill', t('purchases.toBill'), toBill.value),
          ...onlyIf('billed', t('purchases.billed'), billed),
          ...onlyIf('paid', t('buying.paid'), paid),
          ...onlyIf('due', t('buying.bill.due'), due),
          ...onlyIf('landed', t('purchases.view.landed'), landed),
        ]}
      />
    </Card>
  );
}

function Terms({ purchase }: { purchase: Purchase }) {
  const t = useTranslate();
  const { day, moment } = useFormats();
  const fact = (id: string, label: string, value: string | null): Description[] =>
    value === null ? [] : [{ id, label, value }];
  const { expectedDay, termsDays, vendorRef, sentAt, sentTo, closedReason } = purchase;
  return (
    <Card title={t('purchases.terms.title')}>
      <DescriptionList
        layout="rows"
        items={[
          ...fact('orderDay', t('buying.orderDay'), day(purchase.orderDay)),
          ...fact('expectedDay', t('buying.expectedDay'), expectedDay && day(expectedDay)),
          ...fact(
            'terms',
            t('purchases.terms.due'),
            termsDays === null ? null : t('purchases.terms.days', { count: termsDays }),
          ),
          ...fact('vendorRef', t('purchases.vendorRef'), vendorRef),
          ...fact('to', t('purchases.shipTo'), purchase.locationName),
          ...fact('buyer', t('purchases.buyer'), purchase.buyer),
          ...fact(
            'sent',
            t('purchases.sentAt'),
            sentAt && t('purchases.sentTo', { when: moment(sentAt), to: sentTo ?? '' }),
          ),
          ...fact('closed', t('purchases.closedBecause'), closedReason),
        ]}
      />
    </Card>
  );
}
