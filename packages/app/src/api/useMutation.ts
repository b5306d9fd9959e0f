import { useRef, useState } from 'react';
import { ApiProblem } from './ApiProblem.ts';
import { newId } from './newId.ts';

export type Work = {
  busy: boolean;
  /** Why the last piece of work was not done. */
  problem: ApiProblem | null;
  /** Nobody knows whether it was done: the same again is answered as the first time. */
  unsure: boolean;
  clearError: () => void;
  /**
   * Does a piece of work that moves money or stock, one at a time. `order` is what it is about: the same order goes out
   * under the same Idempotency-Key until it is answered. Answers null where it was refused, or another one is under way.
   */
  run: <T>(order: unknown, work: (key: string) => Promise<T>) => Promise<T | null>;
};

/** Work of which a person sees that it is under way, and why it was refused. */
export function useWork(): Work {
  const intent = useRef<{ order: string; key: string } | null>(null);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  return {
    busy,
    problem,
    unsure: problem !== null && isOpenQuestion(problem),
    clearError: () => setProblem(null),
    async run(order, work) {
      if (running.current) return null;
      const text = JSON.stringify(order);
      if (intent.current?.order !== text) intent.current = { order: text, key: newId() };
      running.current = true;
      setBusy(true);
      setProblem(null);
      try {
        const done = await work(intent.current.key);
        intent.current = null;
        return done;
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        // A refusal is an answer: nothing was booked, and the next attempt is another intent.
        if (!isOpenQuestion(error)) intent.current = null;
        setProblem(error);
        return null;
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
  };
}

/** No answer, or one that does not say whether it was done. */
const isOpenQuestion = ({ unreachable, status }: ApiProblem): boolean => unreachable || status >= 500;
