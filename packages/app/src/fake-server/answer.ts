import type { Answer, AnyEndpoint } from '@tilldesk/domain/contract';
import { fieldProblems } from '@tilldesk/domain/fields';
import { Problem } from '@tilldesk/domain/problems';
import * as z from 'zod/mini';
import type { FakeServer } from './FakeServer.ts';

/** A call's input, parsed by the contract. */
export type RequestOf<E extends AnyEndpoint> = {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
};

/** A call's input before parsing. */
export type Raw = { params: unknown; query: unknown; body: unknown };

/** How the fake server responds to a call of the contract; throwing a `Problem` rejects it. */
export type FakeAnswer = {
  endpoint: AnyEndpoint;
  /** `recorded` returns the answer that the real server gave to the same request, or to a GET request for a path. */
  respond: (raw: Raw, fakeServer: FakeServer, recorded: (path?: string) => Promise<unknown>) => Promise<unknown>;
};

/**
 * Defines the response to a call. The request is parsed by the call's own schemas. A response that the contract does not allow
 * is an error of the story, so that the fake server cannot deviate from the contract.
 */
export const answer = <E extends AnyEndpoint>(
  endpoint: E,
  handler: (request: RequestOf<E>, fakeServer: FakeServer) => Answer<E> | Promise<Answer<E>>,
): FakeAnswer => ({
  endpoint,
  respond: async (raw, fakeServer) => {
    const request = {
      params: read<E['params']>(endpoint.params, raw.params),
      query: read<E['query']>(endpoint.query, raw.query),
      body: read<E['body']>(endpoint.body, raw.body),
    };
    const parsed = z.safeParse(endpoint.answer, await handler(request, fakeServer));
    if (!parsed.success) throw new Error(`${endpoint.path} would not answer so: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  },
});

/** Defines a response that differs from the recorded one; the contract must allow it. */
export const recordedWith = <E extends AnyEndpoint>(
  endpoint: E,
  change: (recorded: Answer<E>, fakeServer: FakeServer) => Answer<E>,
): FakeAnswer => changedRecord(endpoint, undefined, change);

/**
 * Answers a call that is not recorded with the recorded answer to a GET request: a document as the call would return it. `change`
 * sets what the call would change of it.
 */
export const recordedAs = <E extends AnyEndpoint>(
  endpoint: E,
  path: string,
  change: (recorded: Answer<E>, fakeServer: FakeServer) => Answer<E> = (recorded) => recorded,
): FakeAnswer => changedRecord(endpoint, path, change);

const changedRecord = <E extends AnyEndpoint>(
  endpoint: E,
  path: string | undefined,
  change: (recorded: Answer<E>, fakeServer: FakeServer) => Answer<E>,
): FakeAnswer => ({
  endpoint,
  respond: async (_, fakeServer, recorded) => {
    const answerSchema: E['answer'] = endpoint.answer;
    return z.parse(answerSchema, change(z.parse(answerSchema, await recorded(path)), fakeServer));
  },
});

/** The call stays pending as long as the story is shown. */
export const never = (endpoint: AnyEndpoint): FakeAnswer => ({ endpoint, respond: () => new Promise(() => {}) });

/** The server returns an internal error. */
export const failing = (endpoint: AnyEndpoint): FakeAnswer => ({
  endpoint,
  respond: () => Promise.reject(new Problem('server.failed')),
});

/** No response arrives: the network is down. */
export const unreachable = (endpoint: AnyEndpoint): FakeAnswer => ({
  endpoint,
  respond: () => Promise.reject(new TypeError('Failed to fetch')),
});

function read<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  throw new Problem('request.invalid', undefined, fieldProblems(result.error, value));
}

/** The records that a list shows in a story and that its calls replace: a store without rules. */
export function storedList<T>(initial: readonly T[]) {
  const lists = new WeakMap<FakeServer, readonly T[]>();
  return {
    read: (fakeServer: FakeServer) => ({ items: [...(lists.get(fakeServer) ?? initial)] }),
    write: (fakeServer: FakeServer, items: readonly T[]) => void lists.set(fakeServer, items),
  };
}
