import type { Integrations } from './integrations.ts';

const PATIENCE_MS = 10_000;

/**
 * Asks a service that the operator named, and answers its JSON, not yet believed. Waits 10 s, follows no redirection.
 * Throws whatever went wrong: no answer, an answer that is no success, no JSON.
 */
export async function callExternalService(
  { fetch }: Pick<Integrations, 'fetch'>,
  method: 'GET' | 'POST',
  address: string,
  body?: object,
): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${new URL(address).host} answered ${answer.status}`);
  return answer.json();
}
