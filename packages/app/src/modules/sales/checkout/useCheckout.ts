import { invoices, standing, type Invoice, type Tender } from '@tilldesk/domain/shop';
import { useReducer, useState } from 'react';
import { refresh } from '../../../wiring/answers.ts';
import { call } from '../../../wiring/api.ts';
import { ApiProblem } from '../../../wiring/ApiProblem.ts';
import { newId } from '../../../wiring/newId.ts';
import { beginTendering, tendering } from './tendering.ts';

/** What was sent and under which key: a retry sends exactly this again. */
type Intent = { key: string; version: number; tenders: readonly Tender[] };

/**
 * Tenders, and the one sending that posts the sale. The Idempotency-Key belongs to the intent: whatever is retried goes
 * out under the same one, and while nobody knows whether the sale was made nothing can be changed.
 */
export function useCheckout(invoice: Invoice) {
  const [state, act] = useReducer(tendering, beginTendering);
  const [intent, setIntent] = useState<Intent | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [sending, setSending] = useState(false);
  const { due, change, over } = standing(invoice.total, state.tenders);

  const send = async (order: Intent) => {
    setIntent(order);
    setProblem(null);
    setSending(true);
    const body = { version: order.version, tenders: [...order.tenders] };
    try {
      await call(invoices.checkout, { params: { id: invoice.id }, body }, { key: order.key });
      refresh('invoices');
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error);
      setSending(false);
      // A refusal is an answer: nothing was booked, and the next attempt is another intent.
      if (!isOpenQuestion(error)) setIntent(null);
    }
  };

  return {
    ...state,
    act,
    due,
    change,
    problem,
    sending,
    /** Sent, and nobody knows yet whether it was booked. */
    unanswered: problem !== null && intent !== null,
    ready: due === 0 && !over,
    complete() {
      if (sending || intent || due > 0 || over) return;
      void send({ key: newId(), version: invoice.version, tenders: state.tenders });
    },
    retry() {
      if (intent && !sending) void send(intent);
    },
  };
}

/** No answer, or one that does not say whether it was done. */
const isOpenQuestion = ({ unreachable, status }: ApiProblem): boolean => unreachable || status >= 500;

export type CheckoutDesk = ReturnType<typeof useCheckout>;
