import { counts, type CountLine, type InventoryCount } from '@tilldesk/domain/counts';
import { Button } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { DocumentSheet } from '@tilldesk/ui/print';
import { printPage } from '../../../printing/dialog.wiring.ts';
import { Failed } from '../../../page/Failed.tsx';
import { Wait } from '../../../page/Loading.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useSession } from '../../../session/useSession.ts';
import { Preview } from '../counts.styles.ts';
import { useScopeName } from '../useScopeName.ts';
import { useSheetPaper } from '../../../printing/useSheetPaper.ts';

/** The maximum number of differences on a printed sheet; export a file for more. */
const PRINTED = 500;

/** Printable sheet of a count's differences, to be checked at the shelf and signed. */
export function VarianceSheet({ count, onClose }: { count: InventoryCount; onClose: () => void }) {
  const t = useTranslate();
  const query = { show: 'different' as const, sort: 'name' as const, limit: PRINTED };
  const { data, problem, again } = useAnswer(counts.lines, { params: { id: count.id }, query });
  return (
    <Dialog
      open
      size="xl"
      title={t('counts.sheet', { number: count.number })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('counts.sheet.close')}</Button>
          <Button tone="primary" icon="print" disabled={!data} onClick={printPage}>
            {t('counts.print')}
          </Button>
        </>
      }
    >
      {problem && !data ? <Failed problem={problem} onAgain={again} /> : null}
      {data ? (
        <Preview>
          <Sheet count={count} lines={data.items} />
        </Preview>
      ) : (
        !problem && <Wait />
      )}
    </Dialog>
  );
}

function Sheet({ count, lines }: { count: InventoryCount; lines: readonly CountLine[] }) {
  const t = useTranslate();
  const paper = useSheetPaper();
  const { number, money, moment } = useFormats();
  const { store, limits } = useSession();
  const nameOf = useScopeName();
  const signed = (value: number | null) => (value === null ? '' : `${value > 0 ? '+' : ''}${number(value)}`);
  const { figures } = count;
  const values = limits.viewCost
    ? [
        {
          id: 'value',
          header: t('counts.differenceValue'),
          cell: (line: CountLine) => (line.differenceValue === null ? '' : money(line.differenceValue)),
          align: 'end' as const,
        },
      ]
    : [];
  return (
    <DocumentSheet
      paper={paper}
      title={t('counts.sheet', { number: count.number })}
      from={{ name: store.storeName, lines: [nameOf(count.scope)] }}
      facts={[
        { id: 'mode', label: t('counts.mode'), value: t(`counts.mode.${count.mode}`) },
        { id: 'status', label: t('counts.status'), value: t(`counts.status.${count.status}`) },
        { id: 'started', label: t('counts.startedAt'), value: moment(count.startedAt) },
        { id: 'by', label: t('counts.startedBy'), value: count.startedBy },
      ]}
      columns={[
        { id: 'name', header: t('counts.line'), cell: ({ productName }) => productName },
        { id: 'code', header: t('counts.line.code'), cell: ({ unitCode, sku }) => unitCode ?? sku },
        {
          id: 'expected',
          header: t('counts.expected'),
          cell: ({ expected }) => (expected === null ? '' : number(expected)),
          align: 'end',
        },
        { id: 'counted', header: t('counts.counted'), cell: ({ counted }) => number(counted), align: 'end' },
        {
          id: 'difference',
          header: t('counts.difference'),
          cell: ({ difference }) => signed(difference),
          align: 'end',
        },
        ...values,
      ]}
      rows={lines}
      rowId={({ id }) => id}
      sums={
        figures === null
          ? []
          : [
              { id: 'short', label: t('counts.short'), value: number(figures.shortQuantity) },
              { id: 'over', label: t('counts.over'), value: number(figures.overQuantity) },
              ...(figures.shortValue === null || figures.overValue === null
                ? []
                : [
                    {
                      id: 'net',
                      label: t('counts.net'),
                      value: money(figures.overValue - figures.shortValue),
                      total: true,
                    },
                  ]),
            ]
      }
      notes={t('counts.sheet.signed')}
    />
  );
}
