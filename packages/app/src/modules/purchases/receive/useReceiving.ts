import {
  receiveAll,
  removeFromReceipt,
  setReceived,
  type Arrival,
  type Receipt,
  type ReceiptScanDraft,
} from '@tilldesk/domain/purchases';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLeave } from '../../../navigation/useLeave.ts';
import { scanEcho } from '../../../scanning/scanFeedback.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { ApiProblem } from '../../../api/ApiProblem.ts';
import { newId } from '../../../api/newId.ts';
import { openQueue, receiptScans } from './receiving.wiring.ts';
import { readPending, isCounted, isSure, linesOf, sumsOf, withAnswer, without, withScan } from './tally.ts';
import type { ScanResult, Tally } from './tally.ts';

/** The result of the last scan. `sure` means that the server has confirmed it or cannot change it. */
export type ScanFeedback = Pick<
  ScanResult,
  'result' | 'lineId' | 'productId' | 'productName' | 'code' | 'suggestedImei'
> & {
  scan: ReceiptScanDraft;
  sure: boolean;
};

type ScanReply = 'taken' | 'rejected';

/** Delay in milliseconds before a manually entered quantity is sent. */
const INPUT_DEBOUNCE_MS = 300;

/**
 * The state and actions of receiving: scans that count immediately and are sent in batches, manual quantities,
 * receiving all open pieces, and removing pieces. `given` is the receipt as the server returned it; newer scans are
 * applied on top.
 */
export function useReceiving(given: Receipt) {
  const [tally, setTally] = useState<Tally>(() => ({ receipt: given, open: receiptScans.read(given.id) }));
  const [seen, setSeen] = useState(given);
  if (seen !== given) {
    setSeen(given);
    setTally((current) => ({ ...current, receipt: given }));
  }
  const latest = useRef(tally);
  // The local result of each pending scan; a scan without a final local result waits for the server's.
  const scanResults = useRef(new Map<string, ScanReply | ((reply: ScanReply) => void)>());
  const [feedback, setFeedback] = useState<ScanFeedback | null>(null);
  const [scanProblem, setScanProblem] = useState<ApiProblem | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  // The line that the next scan is for, available before the next render.
  const into = useRef<string | null>(null);
  const choose = (lineId: string | null) => {
    into.current = lineId;
    setChosen(lineId);
  };
  const [arrival, setArrival] = useState<Arrival>('ok');
  // Manual quantities that are not sent yet, by line.
  const [byHand, setByHand] = useState<Readonly<Record<string, number>>>({});
  const { id } = given;

  const put = (change: (current: Tally) => Tally) => {
    latest.current = change(latest.current);
    setTally(latest.current);
  };
  useEffect(
    function syncWithServer() {
      latest.current = { ...latest.current, receipt: given };
    },
    [given],
  );

  const answered = useEffectEvent((answer: Parameters<typeof withAnswer>[1], scans: readonly ReceiptScanDraft[]) => {
    for (const reply of answer.results) settle(reply, scans);
    put((current) => withAnswer(current, answer, scans));
  });
  const settle = (reply: ScanResult, scans: readonly ReceiptScanDraft[]) => {
    const isScanAccepted = isAccepted(reply.result);
    const scan = scans.find(({ clientScanId }) => clientScanId === reply.clientScanId);
    const before = scanResults.current.get(reply.clientScanId);
    scanResults.current.delete(reply.clientScanId);
    if (scan === undefined || before === undefined) return;
    if (typeof before === 'function') before(isScanAccepted ? 'taken' : 'rejected');
    // The scan was accepted locally, and the server rejected it.
    const wasCorrected = before === 'taken' && !isScanAccepted;
    if (wasCorrected) scanEcho.report('rejected', reply.code ?? '');
    setFeedback((current) => (wasCorrected || isAbout(current, scan) ? { ...reply, scan, sure: true } : current));
  };
  const handleRejected = useEffectEvent((error: ApiProblem, scans: readonly ReceiptScanDraft[]) => {
    for (const { clientScanId } of scans) {
      const before = scanResults.current.get(clientScanId);
      scanResults.current.delete(clientScanId);
      if (typeof before === 'function') before('rejected');
    }
    put((current) => without(current, scans));
    setProblem(error);
    // Another user may have posted the receipt.
    for (const resource of ['receipts', 'purchases']) refresh(resource);
  });
  const queue = useRef<ReturnType<typeof openQueue> | null>(null);
  // A layout effect, since a scan may arrive right after the first paint and needs the queue.
  useLayoutEffect(
    function openTheQueue() {
      const own = openQueue(id, {
        answered: (answer, scans) => answered(answer, scans),
        waits: (error) => setScanProblem(error),
        rejected: (error, scans) => handleRejected(error, scans),
      });
      queue.current = own;
      return () => {
        queue.current = null;
        own.close();
      };
    },
    [id],
  );
  useLeave(tally.open.length > 0);

  /** Handles the codes of one box; returns the result, immediately if it is final. */
  const scan = (texts: readonly string[], more: Partial<ReceiptScanDraft> = {}): ScanReply | Promise<ScanReply> => {
    // Codes are sent as typed, since a SKU may contain punctuation that an IMEI cannot.
    const codes = texts.map((text) => text.trim().toUpperCase().slice(0, 40)).filter((code) => code !== '');
    if (codes.length === 0) return 'rejected';
    const draft: ReceiptScanDraft = {
      clientScanId: newId(),
      codes,
      lineId: into.current,
      at: new Date().toISOString(),
      ...(arrival === 'ok' ? {} : { arrival }),
      ...more,
    };
    const predicted = readPending(latest.current, draft);
    const sure = isSure(predicted);
    setProblem(null);
    setFeedback({ ...predicted, productName: nameOf(latest.current.receipt, predicted.lineId), scan: draft, sure });
    // A barcode was scanned: the next serial belongs to this product.
    if (predicted.result === 'serialMissing') choose(predicted.lineId);
    put((current) => withScan(current, draft));
    const reply = isAccepted(predicted.result) ? 'taken' : 'rejected';
    const answer = sure
      ? reply
      : new Promise<ScanReply>((resolve) => scanResults.current.set(draft.clientScanId, resolve));
    if (sure) scanResults.current.set(draft.clientScanId, reply);
    queue.current?.add(draft);
    return answer;
  };

  /** Runs an action on the receipt and applies the receipt that the server returns. */
  const act = async (work: () => Promise<Receipt>): Promise<Receipt | null> => {
    setBusy(true);
    setProblem(null);
    try {
      const receipt = await work();
      put((current) => ({ ...current, receipt }));
      refresh('receipts');
      return receipt;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error);
      return null;
    } finally {
      setBusy(false);
    }
  };
  const params = { id };
  const sendByHand = useEffectEvent(async () => {
    const [next] = Object.entries(byHand);
    if (next === undefined) return;
    const [lineId, quantity] = next;
    await act(() => call(setReceived, { params, body: { id: newId(), lineId, quantity } }));
    setByHand((current) => {
      const { [lineId]: sent, ...rest } = current;
      return sent === quantity ? rest : current;
    });
  });
  const isIdle = tally.open.length === 0 && !busy;
  useEffect(
    function sendWhatWasSetByHand() {
      if (!isIdle || Object.keys(byHand).length === 0) return undefined;
      const timer = setTimeout(() => void sendByHand(), INPUT_DEBOUNCE_MS);
      return () => clearTimeout(timer);
    },
    [byHand, isIdle],
  );

  const lines = useMemo(
    () => linesOf(tally).map((line) => ({ ...line, counted: byHand[line.lineId] ?? line.counted })),
    [tally, byHand],
  );
  return {
    receipt: tally.receipt,
    lines,
    sums: sumsOf(lines, tally.receipt),
    /** The number of scans without a response. */
    waiting: tally.open.length,
    feedback,
    /** The connection problem, if any: scans are saved and sent again automatically. */
    scanProblem,
    problem,
    clearError: () => setProblem(null),
    quiet: () => setFeedback(null),
    /** Whether no request is pending, so that the receipt can be posted. */
    settled: isIdle && Object.keys(byHand).length === 0,
    busy,
    chosen,
    choose,
    arrival,
    setArrival,
    scan,
    again: () => queue.current?.again(),
    set: (lineId: string, quantity: number) => setByHand((current) => ({ ...current, [lineId]: quantity })),
    all: () => void act(() => call(receiveAll, { params })),
    remove: (entryIds: readonly string[]) =>
      void act(() => call(removeFromReceipt, { params, body: { entryIds: [...entryIds] } })),
    take: (receipt: Receipt) => put((current) => ({ ...current, receipt })),
    act,
  };
}

export type Receiving = ReturnType<typeof useReceiving>;

const isAbout = (feedback: ScanFeedback | null, { clientScanId }: ReceiptScanDraft): boolean =>
  feedback?.scan.clientScanId === clientScanId;

const nameOf = ({ lines }: Receipt, lineId: string | null): string | null =>
  lines.find((line) => line.lineId === lineId)?.description ?? null;

const isAccepted = (result: ScanResult['result']): boolean => isCounted(result) || result === 'serialMissing';
