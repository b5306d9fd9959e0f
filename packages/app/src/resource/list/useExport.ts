import { useRef, useState } from 'react';
import { ApiProblem } from '../../api/ApiProblem.ts';
import { toasts } from '../../page/toasts.ts';
import { useSession } from '../../session/useSession.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useProblem } from '../../i18n/useProblem.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { allRows, downloadCsv, downloadXlsx } from './exporting.wiring.ts';
import type { ListColumn } from './ListColumn.ts';
import { sheetOf } from './spreadsheet.ts';
import type { List } from './useList.ts';

export type Exporting = {
  /** The progress of an export; null while there is none. `total` is null while unknown. */
  running: { done: number; total: number | null } | null;
  /** Exports every row that matches search and filters. */
  whole: (form: 'csv' | 'xlsx') => void;
  /** Exports the selected rows of this page. */
  ticked: () => void;
  cancel: () => void;
};

/** Exports a list's rows to a file, with the visible columns. */
export function useExport<R>(
  name: string,
  list: List<R>,
  columns: readonly ListColumn<R>[],
  rowId: (row: R) => string,
): Exporting {
  const t = useTranslate();
  const problems = useProblem();
  const { moment, date } = useFormats();
  const { defaultCurrency: currency } = useSession().store;
  const [running, setRunning] = useState<Exporting['running']>(null);
  const stop = useRef<AbortController>(null);

  const texts = { currency, moment, date, yes: t('list.yes'), no: t('list.no') };
  const showDone = (count: number) => toasts.show({ tone: 'ok', text: t('list.export.done', { count }) });

  const exportAll = async (form: 'csv' | 'xlsx') => {
    const controller = new AbortController();
    stop.current = controller;
    setRunning({ done: 0, total: null });
    try {
      const rows = await allRows(list.call, list.query, {
        signal: controller.signal,
        onProgress: (done, total) => setRunning({ done, total }),
      });
      const sheet = sheetOf(columns, rows, texts);
      if (form === 'csv') downloadCsv(name, sheet);
      else await downloadXlsx(name, sheet);
      showDone(rows.length);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof ApiProblem)) throw error;
      toasts.show({ tone: 'bad', text: problems.message(error) });
    } finally {
      setRunning(null);
    }
  };

  return {
    running,
    whole: (form) => void exportAll(form),
    ticked() {
      const rows = list.rows.filter((row) => list.selected.includes(rowId(row)));
      downloadCsv(name, sheetOf(columns, rows, texts));
      showDone(rows.length);
    },
    cancel: () => stop.current?.abort(),
  };
}
