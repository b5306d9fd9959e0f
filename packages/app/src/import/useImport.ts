import type { ImportJob, Importing } from '@tilldesk/domain/imports';
import { useEffect, useRef, useState } from 'react';
import { useToastedMutation } from '../actions/useToastedMutation.ts';
import type { ApiProblem } from '../api/ApiProblem.ts';
import { useAnswer } from '../api/useAnswer.ts';
import { call } from '../api/call.ts';
import { newId } from '../api/newId.ts';
import { toasts } from '../page/toasts.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import type { ImportMapping } from './ColumnsStep.tsx';

/** Polling interval of a running import when no socket event arrives, in milliseconds. */
const POLL_MS = 2_000;

export type ImportAtHand = {
  /** Null while no file is selected, undefined until the server said whether an import is running. */
  job: ImportJob | null | undefined;
  /** Why the import could not be loaded. */
  problem: ApiProblem | undefined;
  again: () => void;
  /** True while a command has no response yet. */
  busy: boolean;
  take: (job: ImportJob) => void;
  /** Discards this file and asks for another one. */
  another: () => void;
  /** Returns from the check's result to the columns. */
  back: () => void;
  check: (how: ImportMapping) => void;
  /** Checks again, so that the run creates the missing records that rows name. */
  makeMissing: () => void;
  run: (goodRows: boolean) => void;
  stop: () => void;
};

/** Manages the current import: the one that is running when the dialog opens, else the one of the uploaded file. */
export function useImport({ calls }: Importing): ImportAtHand {
  const t = useTranslate();
  const [chosen, choose] = useState<string | null>();
  const [columnsAgain, setColumnsAgain] = useState(false);
  const { busy, run } = useToastedMutation();
  const latest = useAnswer(calls.list, chosen === undefined ? { query: { limit: 1 } } : null);
  const newest = latest.data?.items[0];
  const id = chosen === undefined ? (newest && newest.state !== 'done' ? newest.id : null) : chosen;
  const jobQuery = useAnswer(calls.one, id === null ? null : { params: { id } });
  const { again } = jobQuery;
  const state = jobQuery.data?.state;
  const isAtWork = state === 'checking' || state === 'running';

  useEffect(
    function pollWhileRunning() {
      if (!isAtWork) return;
      const pollTimer = setInterval(again, POLL_MS);
      return () => clearInterval(pollTimer);
    },
    [isAtWork, again],
  );
  const before = useRef(state);
  const isStopping = useRef(false);
  useEffect(
    function reportCheckInterrupted() {
      if (before.current === 'checking' && state === 'mapping' && !isStopping.current) {
        toasts.show({ tone: 'bad', text: t('import.brokeOff') });
      }
      if (state !== undefined) before.current = state;
      isStopping.current = false;
    },
    [state, t],
  );

  const order = async (work: () => Promise<ImportJob>) => {
    const done = await run(null, work);
    if (done !== null) setColumnsAgain(false);
    again();
  };
  const params = { id: id ?? '' };
  const tryOut = ({ mapping, decimal }: ImportMapping, makesMissing: boolean) =>
    void order(() => call(calls.check, { params, body: { mapping: [...mapping], decimal, makesMissing } }));
  const isLoaded = id === null ? chosen !== undefined || latest.data !== undefined : jobQuery.data !== undefined;
  const shown = jobQuery.data && columnsAgain ? { ...jobQuery.data, state: 'mapping' as const } : jobQuery.data;
  return {
    job: id === null ? (isLoaded ? null : undefined) : shown,
    problem: latest.problem ?? jobQuery.problem,
    again,
    busy,
    take: (job) => choose(job.id),
    another: () => choose(null),
    back: () => setColumnsAgain(true),
    check: (how) => tryOut(how, shown?.makesMissing ?? false),
    makeMissing: () => shown && tryOut(shown, true),
    run: (goodRows) => void order(() => call(calls.run, { params, body: { goodRows } }, { key: newId() })),
    stop() {
      isStopping.current = true;
      void order(() => call(calls.stop, { params }));
    },
  };
}
