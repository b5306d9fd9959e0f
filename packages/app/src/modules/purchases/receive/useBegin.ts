import { startReceipt } from '@tilldesk/domain/purchases';
import { useRef, useState } from 'react';
import { useMutation } from '../../../api/useMutation.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { newId } from '../../../api/newId.ts';

/** A code that was scanned before the receipt was open; `answer` reports its result. */
export type EarlyScan = { text: string; answer: (result: 'taken' | 'rejected') => void };

/**
 * Starts the receipt of an order, with the button or with the first scan. Scans made until the receipt is open are
 * queued in order. `openId` is the receipt that is open now.
 */
export function useBegin(purchaseId: string, openId: string | undefined) {
  const { run, busy, problem } = useMutation();
  const [id, setId] = useState(newId);
  const [deliveryNote, setNote] = useState('');
  const [begun, setBegun] = useState(false);
  const [seen, setSeen] = useState(openId);
  if (seen !== openId) {
    setSeen(openId);
    // The receipt was posted or discarded: the next one needs a new id.
    if (openId === undefined) {
      setId(newId());
      setNote('');
      setBegun(false);
    }
  }
  const starting = useRef(false);
  const waiting = useRef<EarlyScan[]>([]);
  /** Returns the waiting scans and empties the queue. */
  const drainWaiting = (): readonly EarlyScan[] => waiting.current.splice(0);

  const begin = async () => {
    if (starting.current) return;
    starting.current = true;
    const body = { id, deliveryNote: deliveryNote.trim() || null };
    const started = await run(body, () => call(startReceipt, { params: { id: purchaseId }, body }));
    starting.current = false;
    if (started === null) {
      for (const { answer } of drainWaiting()) answer('rejected');
      return;
    }
    setBegun(true);
    refresh('purchases');
  };

  /** Queues a scan until the receipt is open; with `begins`, starts the receipt if nothing else has. */
  const early = (text: string, { begins }: { begins: boolean }): Promise<'taken' | 'rejected'> => {
    const result = new Promise<'taken' | 'rejected'>((answer) => waiting.current.push({ text, answer }));
    if (begins && !begun && waiting.current.length === 1) void begin();
    return result;
  };
  return { begin, begun, early, take: drainWaiting, busy, problem, deliveryNote, setNote };
}
