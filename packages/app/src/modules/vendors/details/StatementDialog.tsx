import { vendorStatement, type Vendor, type VendorEntry } from '@tilldesk/domain/stock';
import { dayOf, rangeOf, type DayRange, type NamedRange } from '@tilldesk/domain/time';
import { Alert, Button, DateRangeInput, Field, Skeleton } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { DocumentSheet, type SheetColumn } from '@tilldesk/ui/print';
import { useState } from 'react';
import { printPage } from '../../../kit/printing/dialog.wiring.ts';
import { downloadCsv } from '../../../kit/resource/exporting.wiring.ts';
import type { ListColumn } from '../../../kit/resource/ListColumn.ts';
import { sheetOf } from '../../../kit/resource/sheet.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useAnswer } from '../../../wiring/answers.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { Preview } from '../vendors.styles.ts';
import { statementRows, type StatementRow } from './statementRows.ts';
import { useSheetPaper } from '../../../kit/printing/useSheetPaper.ts';

const ranges = ['thisMonth', 'lastMonth', 'thisWeek', 'lastWeek'] as const satisfies readonly NamedRange[];

/** The account of a vendor over some days, on paper or as a file: what was owed before, each entry, what is owed after. */
export function StatementDialog({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) {
  const say = useSay();
  const paper = useSheetPaper();
  const problems = useProblem();
  const { money, day, moment, date } = useFormats();
  const { store } = useSession();
  const [today] = useState(() => dayOf(new Date(), store.timeZone));
  const [period, setPeriod] = useState<DayRange>(() => rangeOf('thisMonth', today));
  const { data, problem, again } = useAnswer(
    vendorStatement,
    { params: { id: vendor.id }, query: period },
    { keep: true },
  );
  const rows = data
    ? statementRows(data, { opening: say('vendors.statement.opening'), kind: (kind) => say(`vendors.kind.${kind}`) })
    : [];
  const title = say('vendors.statement.of', { vendor: vendor.name });

  const csv = () => {
    const columns: ListColumn<StatementRow>[] = [
      { id: 'day', header: say('vendors.entry.day'), kind: 'date', value: (row) => row.day },
      { id: 'what', header: say('vendors.entry.kind'), kind: 'text', value: (row) => row.what },
      { id: 'document', header: say('vendors.entry.document'), kind: 'code', value: (row) => row.document },
      { id: 'reference', header: say('vendors.entry.reference'), kind: 'code', value: (row) => row.reference },
      { id: 'amount', header: say('vendors.entry.amount'), kind: 'money', value: (row) => row.amount },
      { id: 'balance', header: say('vendors.entry.balance'), kind: 'money', value: (row) => row.balance },
    ];
    const words = { currency: store.defaultCurrency, moment, date, yes: say('list.yes'), no: say('list.no') };
    downloadCsv(`statement-${period.from}-${period.to}`, sheetOf(columns, rows, words));
  };
  const columns: SheetColumn<StatementRow>[] = [
    { id: 'day', header: say('vendors.entry.day'), cell: (row) => day(row.day) },
    { id: 'what', header: say('vendors.entry.kind'), cell: (row) => row.what },
    {
      id: 'document',
      header: say('vendors.entry.document'),
      cell: (row) => [row.document, row.reference].filter(Boolean).join(' · '),
    },
    {
      id: 'amount',
      header: say('vendors.entry.amount'),
      cell: (row) => (row.amount === null ? '' : money(row.amount)),
      align: 'end',
    },
    { id: 'balance', header: say('vendors.entry.balance'), cell: (row) => money(row.balance), align: 'end' },
  ];
  return (
    <Dialog
      open
      size="xl"
      title={title}
      closeLabel={say('buying.close')}
      onClose={onClose}
      footer={
        <>
          <Button icon="download" disabled={!data} onClick={csv}>
            {say('list.export.csv')}
          </Button>
          <Button tone="primary" icon="print" disabled={!data} onClick={printPage}>
            {say('vendors.print')}
          </Button>
        </>
      }
    >
      <Field label={say('vendors.period')}>
        <DateRangeInput
          presets={ranges.map((id) => ({ id, label: say(`vendors.period.${id}`), ...rangeOf(id, today) }))}
          presetsLabel={say('vendors.period.name')}
          customLabel={say('vendors.period.custom')}
          fromLabel={say('vendors.period.from')}
          toLabel={say('vendors.period.to')}
          reversedText={say('vendors.period.reversed')}
          value={period}
          onChange={(range) => {
            // A statement has a first and a last day; one that is taken away is not asked for.
            if (range.from !== '' && range.to !== '') setPeriod(range);
          }}
        />
      </Field>
      {problem && !data && (
        <Alert tone="bad" actions={<Button onClick={again}>{say('list.again')}</Button>}>
          {problems.say(problem)}
        </Alert>
      )}
      {data?.isCut && <Alert tone="warn">{say('vendors.statement.cut')}</Alert>}
      {!data && !problem && <Skeleton height={280} />}
      {data && (
        <Preview tabIndex={0} role="region" aria-label={say('vendors.statement.preview')}>
          <DocumentSheet
            paper={paper}
            title={title}
            from={{ name: store.storeName, lines: [store.address, store.phone].filter((line) => line !== null) }}
            facts={[
              {
                id: 'period',
                label: say('vendors.period'),
                value: say('vendors.period.days', { from: day(data.from), to: day(data.to) }),
              },
              ...(data.vendor.accountNo === null
                ? []
                : [{ id: 'account', label: say('field.vendor.accountNo'), value: data.vendor.accountNo }]),
            ]}
            columns={columns}
            rows={rows}
            rowId={({ id }) => id}
            sums={[
              { id: 'opening', label: say('vendors.statement.opening'), value: money(data.opening) },
              ...sums(data, say, money),
              { id: 'closing', label: say('vendors.statement.closing'), value: money(data.closing), total: true },
            ]}
          />
        </Preview>
      )}
    </Dialog>
  );
}

type Sums = { billed: number; paid: number; credited: number; adjusted: number };

/** What changed the balance; what did not is left out. */
function sums(
  { billed, paid, credited, adjusted }: Sums,
  say: ReturnType<typeof useSay>,
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
    .map(([kind, amount]) => ({ id: kind, label: say(`vendors.kinds.${kind}`), value: money(amount) }));
}
