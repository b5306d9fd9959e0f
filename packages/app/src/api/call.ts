import { pathOf, type Answer, type AnyEndpoint, type Input } from '@tilldesk/domain/contract';
import { createFetch, type FetchOptions } from 'ofetch';
import { problemFrom, type ApiProblem } from './ApiProblem.ts';
import { lastAnswers } from './etagCache.ts';
import { outside } from './environment.ts';
import { currentRegister } from '../till/currentRegister.ts';
import { missingProof } from '../session/missingProof.ts';
import { currentPreview } from '../session/preview.ts';
import { session } from '../session/session.ts';

const TIMEOUT_MS = 60_000;

const http = createFetch({ fetch: (...fetchArgs) => outside.fetch(...fetchArgs) });

export type CallOptions = {
  /** Idempotency-Key: one per intent, the same on every retry. Required by calls that move money or stock. */
  key?: string;
  signal?: AbortSignal;
  /** Lets the request finish while the page closes. The body is limited to 64 KiB. */
  keepalive?: boolean;
};

/**
 * Makes a call of the contract: JSON under `/api` with the user's token and a timeout of 60 s. Statuses 200 to 299 are success.
 * Throws `ApiProblem`; a 401 also ends the session.
 */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  input: Input<E>,
  { key, signal, keepalive = false }: CallOptions = {},
): Promise<Answer<E>> {
  if (endpoint.key === 'required' && key === undefined) throw new Error(`${endpoint.path}: needs an Idempotency-Key`);
  const { params, query, body } = input as Parts;
  const token = session.current()?.token;
  // Cash is posted to the drawer of this browser's register.
  const register = endpoint.method === 'GET' ? null : currentRegister.current();
  const address = `${pathOf(endpoint.path, params)} ${JSON.stringify(query)}`;
  const last = endpoint.method === 'GET' ? lastAnswers.of(token, address) : undefined;
  const { status, data, tag } = await send(`/api${pathOf(endpoint.path, params)}`, {
    method: endpoint.method,
    headers: {
      ...callerHeaders(token),
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      ...(last === undefined ? {} : { 'If-None-Match': last.tag }),
      ...(register === null ? {} : { 'X-Register': register }),
    },
    ...(query === undefined ? {} : { query }),
    ...(body === undefined ? {} : { body }),
    ...(signal === undefined ? {} : { signal }),
    ...(keepalive ? { keepalive } : {}),
  });
  if (status === 304 && last !== undefined) return last.data as Answer<E>;
  if (isSuccess(status) && endpoint.method === 'GET') lastAnswers.remember(token, address, tag, data);
  if (isSuccess(status)) return data as Answer<E>;
  throw problemFromResponse(status, data, token);
}

/** Returns the headers that say whose request it is: the token, and the role of a preview. */
export function callerHeaders(token: string | undefined): Record<string, string> {
  const preview = currentPreview();
  return {
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(preview === null ? {} : { 'X-Preview-Role': preview.roleId }),
  };
}

/** Returns whether a status is 200 to 299 (spec §9). */
export const isSuccess = (status: number): boolean => status >= 200 && status <= 299;

/**
 * Returns the problem of a failed response. A 401 of the current token also ends the session, and a missing PIN is published to
 * the gates.
 */
export function problemFromResponse(status: number, data: unknown, token: string | undefined): ApiProblem {
  // A 401 for a token that another tab has already replaced does not concern the new token.
  if (status === 401 && token !== undefined && token === session.current()?.token) session.end('expired');
  const problem = problemFrom(status, data);
  if (problem.code === 'pin.required') missingProof.emit('pin');
  if (problem.code === 'admin.unverified') missingProof.emit('admin');
  return problem;
}

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: Record<string, unknown> };

type Sent = { status: number; data: unknown; tag: string | null };

async function send(url: string, options: FetchOptions<'json'>): Promise<Sent> {
  try {
    const response = await http.raw<unknown>(url, {
      ...options,
      timeout: TIMEOUT_MS,
      retry: 0,
      ignoreResponseError: true,
    });
    return { status: response.status, data: response._data, tag: response.headers.get('etag') };
  } catch (error) {
    if (options.signal?.aborted === true) throw error;
    return { status: 0, data: null, tag: null };
  }
}
