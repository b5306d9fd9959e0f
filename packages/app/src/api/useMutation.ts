import { useRef, useState } from 'react';
import { ApiProblem } from './ApiProblem.ts';
import { newId } from './newId.ts';

export type Mutation = {
  busy: boolean;
  /** Why the last run failed. */
  problem: ApiProblem | null;
  /** True when the outcome is unknown. Repeating the same request returns the first response. */
  unsure: boolean;
  clearError: () => void;
  /**
   * Runs one operation at a time that moves money or stock. `order` describes the operation: the same order is sent with the
   * same Idempotency-Key until a response arrives. Returns null when the operation was rejected or another one is running.
   */
  run: <T>(order: unknown, work: (key: string) => Promise<T>) => Promise<T | null>;
};

/** Runs an operation and exposes its progress and the problem that rejected it. */
export function useMutation(): Mutation {
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
        // A rejection is a definite response: nothing was posted, and the next attempt is a new intent.
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

/** True when no response arrived, or one that does not say whether the operation was done. */
const isOpenQuestion = ({ unreachable, status }: ApiProblem): boolean => unreachable || status >= 500;
