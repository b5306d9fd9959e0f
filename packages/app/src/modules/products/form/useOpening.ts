import { openStock, type Product } from '@tilldesk/domain/shop';
import { useState } from 'react';
import { ApiProblem } from '../../../api/ApiProblem.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { newId } from '../../../api/newId.ts';

/** The opening stock of a product; `unitCost` is minor units. */
export type Opening = { unitCost: number; quantity?: number; units?: { code: string }[] };

/**
 * Sends an opening stock with one idempotency key, however often it is sent. While the outcome is unknown (`unsure`),
 * only the identical request may be sent again: the server returns the first response.
 */
export function useOpening({ id: productId }: Product, onDone: (onHand: number) => void) {
  const [intent] = useState(() => ({ id: newId(), key: newId() }));
  const [unsure, setUnsure] = useState<Opening | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [busy, setBusy] = useState(false);

  const send = async (opening: Opening) => {
    setBusy(true);
    setProblem(null);
    try {
      const sent = unsure ?? opening;
      const { onHand } = await call(openStock, { body: { id: intent.id, productId, ...sent } }, { key: intent.key });
      for (const resource of ['products', 'inventory', 'units']) refresh(resource);
      onDone(onHand);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setUnsure(error.unreachable || error.status >= 500 ? (unsure ?? opening) : null);
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return { send: (opening: Opening) => void send(opening), unsure: unsure !== null, problem, busy };
}
