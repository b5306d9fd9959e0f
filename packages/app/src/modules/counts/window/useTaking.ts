import type { CountScan } from '@tilldesk/domain/counts';
import { useEffect, useRef, useState } from 'react';
import { scanEcho } from '../../../scanning/scanFeedback.ts';
import { useScan } from '../../../scanning/useScan.ts';
import { newId } from '../../../api/newId.ts';
import { useCountingEvents, type CountingWindow } from './counting.wiring.ts';

/** The latest scan: the server's result, or null while it is waiting to be sent. */
export type Latest = { code: string; scan: CountScan | null };

export type Taking = {
  /** Number of pieces that the next barcode counts as; resets to one after each scan. */
  pieces: number | null;
  setPieces: (pieces: number | null) => void;
  latest: Latest | null;
  /** Submits a code; resolves once the result is known. */
  take: (code: string) => Promise<'taken' | 'rejected'>;
  /** Submits a typed code. */
  type: (code: string) => Promise<void>;
  takeBack: (scan: CountScan) => void;
};

/**
 * Handles scans of a count: from the scanner wherever the focus is, from the camera, and typed codes. The tone of a
 * scan plays as soon as the result is known; a scan that waits for the network gets the success tone. While the count
 * `isLoading`, scans wait for it.
 */
export function useTaking(counting: CountingWindow, isLoading: boolean): Taking {
  const [pieces, setPieces] = useState<number | null>(1);
  const [latest, setLatest] = useState<Latest | null>(null);
  const waiting = useRef(new Map<string, (result: 'taken' | 'rejected') => void>());
  const { sending, unsent } = counting;
  const newest = unsent.at(-1);

  const settle = (id: string, result: 'taken' | 'rejected') => {
    waiting.current.get(id)?.(result);
    waiting.current.delete(id);
  };
  const submitCode = (code: string): Promise<'taken' | 'rejected'> => {
    const id = newId();
    const pendingResult = new Promise<'taken' | 'rejected'>((resolve) => waiting.current.set(id, resolve));
    const quantity = pieces ?? 1;
    counting.send({
      type: 'scan.take',
      scan: { id, code, madeAt: Date.now(), ...(quantity === 1 ? {} : { quantity }) },
    });
    setPieces(1);
    return pendingResult;
  };
  const reverseScan = ({ id, code }: CountScan) =>
    counting.send({ type: 'scan.take', scan: { id: newId(), code, takesBack: id, madeAt: Date.now() } });

  useCountingEvents(counting.subscribe, (event) => {
    if (event.type === 'unwanted') settle(event.scan.id, 'rejected');
    if (event.type === 'rejected' && event.problem.order === 'send') unsent.forEach(({ id }) => settle(id, 'rejected'));
    // The count that these scans were to start was not started.
    if (event.type === 'rejected' && event.problem.order === 'start')
      for (const id of waiting.current.keys()) settle(id, 'rejected');
    if (event.type !== 'scanned') return;
    for (const scan of event.scans) {
      settle(scan.id, scan.quantity !== 0 || scan.result === 'matched' ? 'taken' : 'rejected');
      if (scan.takesBack === null) setLatest({ code: scan.code, scan });
    }
  });
  useScan(({ text }) => submitCode(text), {
    when: isLoading || counting.step === 'counting' || counting.step === 'review',
  });
  useEffect(
    function subscribeToPending() {
      if (sending !== 'waiting') return;
      for (const { id } of unsent) {
        waiting.current.get(id)?.('taken');
        waiting.current.delete(id);
      }
    },
    [sending, unsent],
  );

  return {
    pieces,
    setPieces,
    latest: sending === 'waiting' && newest ? { code: newest.code, scan: null } : latest,
    async type(code: string) {
      scanEcho.report(await submitCode(code), code);
    },
    take: submitCode,
    takeBack: reverseScan,
  };
}
