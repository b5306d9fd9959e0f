import type { Answer, AnyEndpoint, Input } from '@tilldesk/domain/contract';
import useSWR, { mutate } from 'swr';
import { call } from './call.ts';
import { ApiProblem } from './ApiProblem.ts';
import { lastAnswers } from './etagCache.ts';

export type AnswerOptions = {
  /** Shows the last response while one for another input is loading: pages of a list. @default false */
  keepPreviousData?: boolean;
  /** Other resources whose changes also affect this response, e.g. `['invoices']` for the dashboard. */
  watch?: readonly string[];
};

export type Answered<E extends AnyEndpoint> = {
  data: Answer<E> | undefined;
  problem: ApiProblem | undefined;
  /** No data to show yet. */
  loading: boolean;
  /** A newer response is loading. */
  fresh: boolean;
  again: () => void;
};

/**
 * Makes a reading call and keeps its response up to date; null makes no call. Throws a 403, so that the page shows Access
 * Denied, and errors that are no `ApiProblem`. Returns every other problem.
 */
export function useAnswer<E extends AnyEndpoint>(
  endpoint: E,
  input: Input<E> | null,
  { keepPreviousData = false, watch = [] }: AnswerOptions = {},
): Answered<E> {
  const key = input === null ? null : ([[resourceOf(endpoint), ...watch], endpoint.path, input] as const);
  const {
    data,
    error,
    isLoading,
    isValidating,
    mutate: revalidate,
  } = useSWR<Answer<E>, unknown, typeof key>(key, ([, , given]) => call(endpoint, given), {
    keepPreviousData,
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
 * Clears every cached response and requests the shown ones again. Used after a page failed, so that opening it again does not
 * show the same cached rejection or broken response.
 */
export function clearCachedAnswers(): void {
  lastAnswers.forget();
  void mutate(() => true, undefined);
}

/** Returns the resource of a call: the first segment of its path, as named by the socket's `changed` event. */
export const resourceOf = ({ path }: { path: string }): string => path.split('/')[1] ?? '';

/** Requests everything shown that a resource's change affects; without a resource, everything. */
export function refresh(resource?: string): void {
  void mutate((key) => {
    const watched: unknown = Array.isArray(key) ? key[0] : undefined;
    return Array.isArray(watched) && (resource === undefined || watched.includes(resource));
  });
}
