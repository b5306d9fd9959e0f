import type { Purchase, ReceiptRow } from '@tilldesk/domain/purchases';
import { Badge, Button, Card, EmptyState, Text, type Tone } from '@tilldesk/ui';
import { DataTable, type Column } from '@tilldesk/ui/table';
import { useState } from 'react';
import { ActionDialog } from '../../../actions/useAction.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useCan } from '../../../session/useCan.ts';
import { reversePosted } from './reversePosted.ts';

/** Lists the closed receipts of an order; a posted receipt can be reversed while none of its goods has changed. */
export function ReceiptsTable({ purchase, receipts }: { purchase: Purchase; receipts: readonly ReceiptRow[] }) {
  const t = useTranslate();
  const { money, number, moment } = useFormats();
  const mayReverse = useCan('Purchase', 'update');
  const [reversing, setReversing] = useState<ReceiptRow | null>(null);
  const columns: Column<ReceiptRow>[] = [
    {
      id: 'number',
      header: t('purchases.receipt'),
      cell: (row) => <Text code>{row.number ?? t('list.absent')}</Text>,
      whole: true,
    },
    {
      id: 'status',
      header: t('buying.status'),
      width: 120,
      cell: ({ status }) => (
        <Badge tone={toneOf[status]} dot>
          {t(`purchases.receipt.status.${status}`)}
        </Badge>
      ),
    },
    { id: 'pieces', header: t('purchases.pieces'), cell: (row) => number(row.pieces), align: 'end', width: 88 },
    ...(purchase.total === null
      ? []
      : [
          {
            id: 'value',
            header: t('purchases.value'),
            cell: ({ value }: ReceiptRow) => money(value ?? 0),
            align: 'end' as const,
            width: 116,
          },
        ]),
    {
      id: 'by',
      header: t('purchases.receipt.by'),
      cell: ({ postedBy, startedBy }) => postedBy ?? startedBy,
    },
    {
      id: 'at',
      header: t('purchases.receipt.at'),
      cell: ({ postedAt, startedAt }) => moment(postedAt ?? startedAt),
      width: 184,
    },
    { id: 'reason', header: t('purchases.reason'), cell: ({ reason }) => reason ?? '' },
    ...(mayReverse
      ? [
          {
            id: 'reverse',
            header: t('purchases.actions'),
            align: 'end' as const,
            width: 104,
            cell: (row: ReceiptRow) =>
              row.status === 'posted' && (
                <Button size="s" tone="quiet" tabIndex={-1} onClick={() => setReversing(row)}>
                  {t('purchases.reverse')}
                </Button>
              ),
          },
        ]
      : []),
  ];
  return (
    <Card variant="bare" title={t('purchases.receipts')}>
      <DataTable
        label={t('purchases.receipts')}
        columns={columns}
        rows={receipts}
        rowId={({ id }) => id}
        empty={<EmptyState icon="box" title={t('purchases.receipts.none')} text={t('purchases.receipts.noneText')} />}
      />
      {reversing && <ActionDialog action={reversePosted} of={reversing} onClose={() => setReversing(null)} />}
    </Card>
  );
}

const toneOf: Record<ReceiptRow['status'], Tone> = {
  draft: 'accent',
  posted: 'ok',
  reversed: 'warn',
  discarded: 'neutral',
};
