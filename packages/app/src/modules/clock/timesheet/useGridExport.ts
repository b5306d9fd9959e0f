import { downloadCsv, downloadXlsx } from '../../../resource/list/exporting.wiring.ts';
import type { Exporting } from '../../../resource/list/useExport.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { toasts } from '../../../page/toasts.ts';
import { decimalHours } from '../../../timeclock/hours.ts';
import type { Period } from './period.ts';
import type { SheetState } from './useSheet.ts';

/** Exports the grid as shown: a row for each employee, a column for each day, hours with decimals. */
export function useGridExport({ people, days, totals }: SheetState, { from, to }: Period): Exporting {
  const t = useTranslate();
  const hours = (of: Readonly<Record<string, number | undefined>>) =>
    days.map((day) => (of[day] === undefined ? null : decimalHours(of[day])));
  const lines = people.map(({ name, cells, seconds }) => [
    name,
    ...hours(Object.fromEntries(days.map((day) => [day, cells[day]?.seconds]))),
    decimalHours(seconds),
  ]);
  const total = t('clock.grid.total');
  const sheet = [
    [t('clock.employee'), ...days, total],
    ...lines,
    [total, ...hours(totals.days), decimalHours(totals.activeSeconds)],
  ];
  const write = async (form: 'csv' | 'xlsx') => {
    const name = `timesheet-${from}-${to}`;
    if (form === 'csv') downloadCsv(name, sheet);
    else await downloadXlsx(name, sheet);
    toasts.show({ tone: 'ok', text: t('list.export.done', { count: lines.length }) });
  };
  return { running: null, whole: (form) => void write(form), ticked: () => {}, cancel: () => {} };
}
