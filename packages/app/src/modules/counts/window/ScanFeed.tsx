import type { CountScan } from '@tilldesk/domain/counts';
import { Badge, Button, EmptyState, Text } from '@tilldesk/ui';
import { DataTable, type Column } from '@tilldesk/ui/table';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useCan } from '../../../session/useCan.ts';
import { toneOfScan, useResultText } from './useResultText.ts';

export type ScanFeedProps = {
  feed: readonly CountScan[];
  onReverse: (scan: CountScan) => void;
  onMatch: (code: string) => void;
};

/** Lists the results of the latest scans on this device, newest first, with the actions for each. */
export function ScanFeed({ feed, onReverse, onMatch }: ScanFeedProps) {
  const t = useTranslate();
  const { time } = useFormats();
  const mayMatch = useCan('Product', 'update');
  if (feed.length === 0) {
    return <EmptyState icon="scan" title={t('counts.feed.empty')} text={t('counts.feed.emptyText')} />;
  }
  const actionOf = (scan: CountScan) => {
    if (scan.result === 'unknown' && scan.productId === null && mayMatch && !scan.isTakenBack) {
      return (
        <Button size="s" icon="tag" onClick={() => onMatch(scan.code)}>
          {t('counts.match')}
        </Button>
      );
    }
    if (scan.quantity <= 0 || scan.isTakenBack) return undefined;
    const of = t('counts.takeBack.of', { name: scan.productName ?? scan.code });
    return (
      <Button size="s" tone="quiet" icon="undo" aria-label={of} onClick={() => onReverse(scan)}>
        {t('counts.takeBack')}
      </Button>
    );
  };
  const columns: Column<CountScan>[] = [
    { id: 'name', header: t('counts.line'), cell: ({ productName, code }) => productName ?? code },
    {
      id: 'code',
      header: t('counts.scan.code'),
      cell: ({ productName, code }) => productName !== null && <Text code>{code}</Text>,
      whole: true,
    },
    { id: 'at', header: t('counts.scan.at'), cell: ({ at }) => time(at), whole: true },
    { id: 'result', header: t('counts.scan.result'), cell: (scan) => <Result scan={scan} />, width: 200 },
    { id: 'action', header: t('counts.actions'), cell: actionOf, align: 'end', width: 132 },
  ];
  return <DataTable label={t('counts.feed')} columns={columns} rows={feed} rowId={({ id }) => id} />;
}

function Result({ scan }: { scan: CountScan }) {
  const t = useTranslate();
  const resultText = useResultText();
  const { number } = useFormats();
  if (scan.isTakenBack) {
    return (
      <Badge tone="neutral" dot>
        {t('counts.result.takenBack')}
      </Badge>
    );
  }
  return (
    <Badge tone={toneOfScan(scan)} dot>
      {resultText(scan)}
      {scan.quantity !== 0 && ` ${scan.quantity > 0 ? '+' : '−'}${number(Math.abs(scan.quantity))}`}
    </Badge>
  );
}
