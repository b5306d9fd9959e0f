import type { Answer, AnyEndpoint, Input } from '@tilldesk/domain/contract';
import useSWR, { mutate } from 'swr';
import { call } from './call.ts';
import { ApiProblem } from './ApiProblem.ts';
import { lastAnswers } from './etagCache.ts';

export type AnswerOptions = {
  /** Shows the last answer while another input's is on its way: pages of a list. @default false */
  keep?: boolean;
  /** Other resources whose changes change this answer too, e.g. `['invoices']` for the dashboard. */
  watch?: readonly string[];
};

export type Answered<E extends AnyEndpoint> = {
  data: Answer<E> | undefined;
  problem: ApiProblem | undefined;
  /** Nothing to show yet. */
  loading: boolean;
  /** A newer answer is on its way. */
  fresh: boolean;
  again: () => void;
};

/**
 * Asks a reading call and keeps the answer live; null asks nothing. A 403 is thrown, so that the page shows Access
 * Denied, and so is what is no answer at all; every other problem is answered.
 */
export function useAnswer<E extends AnyEndpoint>(
  endpoint: E,
  input: Input<E> | null,
  { keep: keepPrevious = false, watch = [] }: AnswerOptions = {},
): Answered<E> {
  const key = input === null ? null : ([[resourceOf(endpoint), ...watch], endpoint.path, input] as const);
  const {
    data,
    error,
    isLoading,
    isValidating,
    mutate: revalidate,
  } = useSWR<Answer<E>, unknown, typeof key>(key, ([, , given]) => call(endpoint, given), {
    keepPreviousData: keepPrevious,
  });
  const problem = error instanceof ApiProblem ? error : undefined;
  if (problem?.code === 'access.denied') throw problem;
  if (error !== undefined && problem === undefined) throw new Error('useAnswer: no answer', { cause: error });
  return {
    data,
    problem,
    loading: isLoading && data === undefined,
    fresh: !isValidating,
    again: () => void revalidate(),
  };
}

/**
 * Drops every answer and asks again for what is shown: after a page failed, so that opening it once more does not draw
 * the same refusal or the same broken answer from memory.
 */
export function clearCachedAnswers(): void {
  lastAnswers.forget();
  void mutate(() => true, undefined);
}

/** The resource of a call is the first segment of its path: what the socket's `changed` names. */
export const resourceOf = ({ path }: { path: string }): string => path.split('/')[1] ?? '';

/** Asks again for everything shown that a resource's change touches; without one, for everything. */
export function refresh(resource?: string): void {
  void mutate((key) => {
    const watched: unknown = Array.isArray(key) ? key[0] : undefined;
    return Array.isArray(watched) && (resource === undefined || watched.includes(resource));
  });
}
