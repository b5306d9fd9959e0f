import { vendorStatement, type Vendor, type VendorEntry } from '@tilldesk/domain/vendors';
import { dayOf, presetRange, type DayRange, type NamedRange } from '@tilldesk/domain/time';
import { Alert, Button, DateRangeInput, Field, Skeleton } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { DocumentSheet, type SheetColumn } from '@tilldesk/ui/print';
import { useState } from 'react';
import { contactLines } from '../../../printing/storeLines.ts';
import { printPage } from '../../../printing/dialog.wiring.ts';
import { downloadCsv } from '../../../resource/list/exporting.wiring.ts';
import type { ListColumn } from '../../../resource/list/ListColumn.ts';
import { sheetOf } from '../../../resource/list/spreadsheet.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useSession } from '../../../session/useSession.ts';
import { Preview } from '../vendors.styles.ts';
import { statementRows, type StatementRow } from './statementRows.ts';
import { useSheetPaper } from '../../../printing/useSheetPaper.ts';

const ranges = ['thisMonth', 'lastMonth', 'thisWeek', 'lastWeek'] as const satisfies readonly NamedRange[];

/** A vendor's statement for a period, to print or to export: opening balance, entries, closing balance. */
export function StatementDialog({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) {
  const t = useTranslate();
  const paper = useSheetPaper();
  const problems = useProblem();
  const { money, day, moment, date } = useFormats();
  const { store } = useSession();
  const [today] = useState(() => dayOf(new Date(), store.timeZone));
  const [period, setPeriod] = useState<DayRange>(() => presetRange('thisMonth', today));
  const { data, problem, again } = useAnswer(
    vendorStatement,
    { params: { id: vendor.id }, query: period },
    { keepPreviousData: true },
  );
  const rows = data
    ? statementRows(data, { opening: t('vendors.statement.opening'), kind: (kind) => t(`vendors.kind.${kind}`) })
    : [];
  const title = t('vendors.statement.of', { vendor: vendor.name });

  const csv = () => {
    const columns: ListColumn<StatementRow>[] = [
      { id: 'day', header: t('vendors.entry.day'), kind: 'date', value: (row) => row.day },
      { id: 'what', header: t('vendors.entry.kind'), kind: 'text', value: (row) => row.what },
      { id: 'document', header: t('vendors.entry.document'), kind: 'code', value: (row) => row.document },
      { id: 'reference', header: t('vendors.entry.reference'), kind: 'code', value: (row) => row.reference },
      { id: 'amount', header: t('vendors.entry.amount'), kind: 'money', value: (row) => row.amount },
      { id: 'balance', header: t('vendors.entry.balance'), kind: 'money', value: (row) => row.balance },
    ];
    const texts = { currency: store.defaultCurrency, moment, date, yes: t('list.yes'), no: t('list.no') };
    downloadCsv(`statement-${period.from}-${period.to}`, sheetOf(columns, rows, texts));
  };
  const columns: SheetColumn<StatementRow>[] = [
    { id: 'day', header: t('vendors.entry.day'), cell: (row) => day(row.day) },
    { id: 'what', header: t('vendors.entry.kind'), cell: (row) => row.what },
    {
      id: 'document',
      header: t('vendors.entry.document'),
      cell: (row) => [row.document, row.reference].filter(Boolean).join(' · '),
    },
    {
      id: 'amount',
      header: t('vendors.entry.amount'),
      cell: (row) => (row.amount === null ? '' : money(row.amount)),
      align: 'end',
    },
    { id: 'balance', header: t('vendors.entry.balance'), cell: (row) => money(row.balance), align: 'end' },
  ];
  return (
    <Dialog
      open
      size="xl"
      title={title}
      closeLabel={t('buying.close')}
      onClose={onClose}
      footer={
        <>
          <Button icon="download" disabled={!data} onClick={csv}>
            {t('list.export.csv')}
          </Button>
          <Button tone="primary" icon="print" disabled={!data} onClick={printPage}>
            {t('vendors.print')}
          </Button>
        </>
      }
    >
      <Field label={t('vendors.period')}>
        <DateRangeInput
          presets={ranges.map((id) => ({ id, label: t(`vendors.period.${id}`), ...presetRange(id, today) }))}
          presetsLabel={t('vendors.period.name')}
          customLabel={t('vendors.period.custom')}
          fromLabel={t('vendors.period.from')}
          toLabel={t('vendors.period.to')}
          reversedText={t('vendors.period.reversed')}
          value={period}
          onChange={(range) => {
            // A statement needs both a first and a last day; a cleared date is ignored.
            if (range.from !== '' && range.to !== '') setPeriod(range);
          }}
        />
      </Field>
      {problem && !data && (
        <Alert tone="bad" actions={<Button onClick={again}>{t('list.again')}</Button>}>
          {problems.message(problem)}
        </Alert>
      )}
      {data?.isCut && <Alert tone="warn">{t('vendors.statement.cut')}</Alert>}
      {!data && !problem && <Skeleton height={280} />}
      {data && (
        <Preview tabIndex={0} role="region" aria-label={t('vendors.statement.preview')}>
          <DocumentSheet
            paper={paper}
            title={title}
            from={{ name: store.storeName, lines: contactLines(store) }}
            facts={[
              {
                id: 'period',
                label: t('vendors.period'),
                value: t('vendors.period.days', { from: day(data.from), to: day(data.to) }),
              },
              ...(data.vendor.accountNo === null
                ? []
                : [{ id: 'account', label: t('field.vendor.accountNo'), value: data.vendor.accountNo }]),
            ]}
            columns={columns}
            rows={rows}
            rowId={({ id }) => id}
            sums={[
              { id: 'opening', label: t('vendors.statement.opening'), value: money(data.opening) },
              ...sums(data, t, money),
              { id: 'closing', label: t('vendors.statement.closing'), value: money(data.closing), total: true },
            ]}
          />
        </Preview>
      )}
    </Dialog>
  );
}

type Sums = { billed: number; paid: number; credited: number; adjusted: number };

/** Returns the totals of the entries by kind; kinds without entries are left out. */
function sums(
  { billed, paid, credited, adjusted }: Sums,
  t: ReturnType<typeof useTranslate>,
  money: (minor: number) => string,
) {
  const parts: [VendorEntry['kind'], number][] = [
    ['bill', billed],
    ['payment', paid],
    ['credit', credited],
    ['adjustment', adjusted],
  ];
  return parts
    .filter(([, amount]) => amount !== 0)
    .map(([kind, amount]) => ({ id: kind, label: t(`vendors.kinds.${kind}`), value: money(amount) }));
}
