import type { Integrations } from './integrations.ts';

const PATIENCE_MS = 10_000;

/**
 * Calls a service that the operator configured and returns its JSON, not yet validated. Waits 10 s and follows no
 * redirects. Throws on every error: no answer, an unsuccessful answer, no JSON.
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
