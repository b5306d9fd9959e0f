import { downloadCsv, downloadXlsx } from '../../../resource/list/exporting.wiring.ts';
import type { Exporting } from '../../../resource/list/useExport.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { toasts } from '../../../page/toasts.ts';
import { decimalHours } from '../../../timeclock/hours.ts';
import type { Period } from '../timesheet/period.ts';
import { hourKinds, type HoursTableState } from './useHours.ts';

/** Exports the hours as shown, with decimals. */
export function useHoursExport({ rows, byDay, total }: HoursTableState, { from, to }: Period): Exporting {
  const t = useTranslate();
  const sheet = [
    [t(byDay ? 'clock.day' : 'clock.employee'), ...hourKinds.map((kind) => t(`clock.hours.${kind}`))],
    ...rows.map(({ id, name, hours }) => [name ?? id, ...hourKinds.map((kind) => decimalHours(hours[kind] * 60))]),
    [t('clock.grid.total'), ...hourKinds.map((kind) => decimalHours(total[kind] * 60))],
  ];
  const write = async (form: 'csv' | 'xlsx') => {
    const name = `hours-${from}-${to}`;
    if (form === 'csv') downloadCsv(name, sheet);
    else await downloadXlsx(name, sheet);
    toasts.show({ tone: 'ok', text: t('list.export.done', { count: rows.length }) });
  };
  return { running: null, whole: (form) => void write(form), ticked: () => {}, cancel: () => {} };
}
