import { receiveAll, removeFromReceipt, setReceived } from '@tilldesk/domain/stock';
import type { Arrival, Receipt, ReceiptScanDraft } from '@tilldesk/domain/stock';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLeave } from '../../../kit/go/useLeave.ts';
import { scanEcho } from '../../../kit/scan/scanEcho.ts';
import { refresh } from '../../../wiring/answers.ts';
import { call } from '../../../wiring/api.ts';
import { ApiProblem } from '../../../wiring/ApiProblem.ts';
import { newId } from '../../../wiring/newId.ts';
import { openQueue, receiptKeep } from './receiving.wiring.ts';
import { heardHere, isCounted, isSure, linesOf, sumsOf, withAnswer, without, withScan } from './tally.ts';
import type { HeardScan, Tally } from './tally.ts';

/** What came of the last scan. `sure` says that the server has answered, or cannot say otherwise. */
export type ScanNews = Pick<HeardScan, 'result' | 'lineId' | 'productId' | 'productName' | 'code' | 'offered'> & {
  scan: ReceiptScanDraft;
  sure: boolean;
};

type Heard = 'taken' | 'refused';

/** How long a number that is set by hand rests before it is sent. */
const HAND_REST_MS = 300;

/**
 * Everything that receiving does: scans that count at once and are sent in batches, pieces set by hand, all that is open,
 * pieces taken out. `given` is the receipt as the server has it; what was scanned since stands on top of it.
 */
export function useReceiving(given: Receipt) {
  const [tally, setTally] = useState<Tally>(() => ({ receipt: given, open: receiptKeep.read(given.id) }));
  const [seen, setSeen] = useState(given);
  if (seen !== given) {
    setSeen(given);
    setTally((standing) => ({ ...standing, receipt: given }));
  }
  const latest = useRef(tally);
  // What was heard of the scans on their way; one of which nobody knew waits for the server's word.
  const told = useRef(new Map<string, Heard | ((heard: Heard) => void)>());
  const [news, setNews] = useState<ScanNews | null>(null);
  const [trouble, setTrouble] = useState<ApiProblem | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  // What the next scan is for, also before the page is drawn anew.
  const into = useRef<string | null>(null);
  const choose = (lineId: string | null) => {
    into.current = lineId;
    setChosen(lineId);
  };
  const [arrival, setArrival] = useState<Arrival>('ok');
  // Pieces that were set by hand and are not sent yet, by line.
  const [byHand, setByHand] = useState<Readonly<Record<string, number>>>({});
  const { id } = given;

  const put = (change: (standing: Tally) => Tally) => {
    latest.current = change(latest.current);
    setTally(latest.current);
  };
  useEffect(
    function takeWhatTheServerHas() {
      latest.current = { ...latest.current, receipt: given };
    },
    [given],
  );

  const answered = useEffectEvent((answer: Parameters<typeof withAnswer>[1], scans: readonly ReceiptScanDraft[]) => {
    for (const heard of answer.results) settle(heard, scans);
    put((standing) => withAnswer(standing, answer, scans));
  });
  const settle = (heard: HeardScan, scans: readonly ReceiptScanDraft[]) => {
    const taken = isTaken(heard.result);
    const scan = scans.find(({ clientScanId }) => clientScanId === heard.clientScanId);
    const before = told.current.get(heard.clientScanId);
    told.current.delete(heard.clientScanId);
    if (scan === undefined || before === undefined) return;
    if (typeof before === 'function') before(taken ? 'taken' : 'refused');
    // It was heard as taken, and the server knows better.
    const wasWrong = before === 'taken' && !taken;
    if (wasWrong) scanEcho.tell('refused', heard.code ?? '');
    setNews((standing) => (wasWrong || isAbout(standing, scan) ? { ...heard, scan, sure: true } : standing));
  };
  const refused = useEffectEvent((error: ApiProblem, scans: readonly ReceiptScanDraft[]) => {
    for (const { clientScanId } of scans) {
      const before = told.current.get(clientScanId);
      told.current.delete(clientScanId);
      if (typeof before === 'function') before('refused');
    }
    put((standing) => without(standing, scans));
    setProblem(error);
    // Somebody else may have posted it.
    for (const resource of ['receipts', 'purchases']) refresh(resource);
  });
  const queue = useRef<ReturnType<typeof openQueue> | null>(null);
  // Before it is seen, since a scan may come at that very moment and is sent by it.
  useLayoutEffect(
    function openTheQueue() {
      const own = openQueue(id, {
        answered: (answer, scans) => answered(answer, scans),
        waits: (error) => setTrouble(error),
        refused: (error, scans) => refused(error, scans),
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

  /** Takes the codes of one box; answers what is heard, at once where it is sure. */
  const scan = (texts: readonly string[], more: Partial<ReceiptScanDraft> = {}): Heard | Promise<Heard> => {
    // As they were typed: a SKU may have signs that an IMEI has not.
    const codes = texts.map((text) => text.trim().toUpperCase().slice(0, 40)).filter((code) => code !== '');
    if (codes.length === 0) return 'refused';
    const draft: ReceiptScanDraft = {
      clientScanId: newId(),
      codes,
      lineId: into.current,
      at: new Date().toISOString(),
      ...(arrival === 'ok' ? {} : { arrival }),
      ...more,
    };
    const here = heardHere(latest.current, draft);
    const sure = isSure(here);
    setProblem(null);
    setNews({ ...here, productName: nameOf(latest.current.receipt, here.lineId), scan: draft, sure });
    // Its barcode was read: the next serial is of this product.
    if (here.result === 'serialMissing') choose(here.lineId);
    put((standing) => withScan(standing, draft));
    const heard = isTaken(here.result) ? 'taken' : 'refused';
    const answer = sure ? heard : new Promise<Heard>((resolve) => told.current.set(draft.clientScanId, resolve));
    if (sure) told.current.set(draft.clientScanId, heard);
    queue.current?.add(draft);
    return answer;
  };

  /** Does something with the receipt on the server, and takes over what it answers. */
  const act = async (work: () => Promise<Receipt>): Promise<Receipt | null> => {
    setBusy(true);
    setProblem(null);
    try {
      const receipt = await work();
      put((standing) => ({ ...standing, receipt }));
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
    setByHand((standing) => {
      const { [lineId]: sent, ...rest } = standing;
      return sent === quantity ? rest : standing;
    });
  });
  const isIdle = tally.open.length === 0 && !busy;
  useEffect(
    function sendWhatWasSetByHand() {
      if (!isIdle || Object.keys(byHand).length === 0) return undefined;
      const timer = setTimeout(() => void sendByHand(), HAND_REST_MS);
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
    /** Scans without an answer yet. */
    waiting: tally.open.length,
    news,
    /** Nobody answers: scans are kept and go again by themselves. */
    trouble,
    problem,
    forgive: () => setProblem(null),
    quiet: () => setNews(null),
    /** Nothing is on its way: it may be posted. */
    settled: isIdle && Object.keys(byHand).length === 0,
    busy,
    chosen,
    choose,
    arrival,
    setArrival,
    scan,
    again: () => queue.current?.again(),
    set: (lineId: string, quantity: number) => setByHand((standing) => ({ ...standing, [lineId]: quantity })),
    all: () => void act(() => call(receiveAll, { params })),
    remove: (entryIds: readonly string[]) =>
      void act(() => call(removeFromReceipt, { params, body: { entryIds: [...entryIds] } })),
    take: (receipt: Receipt) => put((standing) => ({ ...standing, receipt })),
    act,
  };
}

export type Receiving = ReturnType<typeof useReceiving>;

const isAbout = (news: ScanNews | null, { clientScanId }: ReceiptScanDraft): boolean =>
  news?.scan.clientScanId === clientScanId;

const nameOf = ({ lines }: Receipt, lineId: string | null): string | null =>
  lines.find((line) => line.lineId === lineId)?.description ?? null;

const isTaken = (result: HeardScan['result']): boolean => isCounted(result) || result === 'serialMissing';
