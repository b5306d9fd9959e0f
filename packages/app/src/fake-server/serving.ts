import { Problem, problemBody, problemStatus } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import * as z from 'zod/mini';
import type { FakeAnswer } from './answer.ts';
import type { FakeServer } from './FakeServer.ts';
import { answerKey, onlyReads, recordedAnswer, type RecordedAnswer, type RecordedRequest } from './recordedAnswers.ts';

const HOST = 'http://fake.invalid';

/**
 * The `fetch` of the fake server: finds the call, checks the permission and the key that the contract requires, and responds in
 * the contract's format. Violations of the contract are recorded in `fakeServer.faults`.
 */
export function serving(
  fakeServer: FakeServer,
  answers: readonly FakeAnswer[],
  /** The person whose recorded answers are served to all other requests. */
  recordedFor?: string,
): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, HOST);
    const headers = new Headers(init.headers);
    const path = url.pathname.replace(/^\/api/, '');
    const file = fakeServer.files.get(url.pathname);
    if (file) return new Response(file);
    try {
      const found = answers
        .filter(({ endpoint }) => endpoint.method === init.method)
        .flatMap((one) => ({ one, params: paramsOf(one.endpoint.path, path) }))
        .flatMap(({ one, params }) => (params === null ? [] : { one, params }))
        // A story's answer to `/customers/:id` is none to `/customers/groups`, which is recorded.
        .filter(({ one, params }) => recordedFor === undefined || z.safeParse(one.endpoint.params, params).success)
        .toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
      if (found === undefined && recordedFor !== undefined)
        return await recorded(fakeServer, requestOf(recordedFor, url, init), headers);
      if (found === undefined) throw new Error(`nobody answers ${init.method} ${path}`);
      assertAuthorized(fakeServer, found.one, headers, recordedFor !== undefined);
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      const query = Object.fromEntries(url.searchParams);
      const recordedBody =
        recordedFor === undefined
          ? undefined
          : (other?: string) =>
              savedBody(other === undefined ? requestOf(recordedFor, url, init) : getOf(recordedFor, other));
      return Response.json(await found.one.respond({ params: found.params, query, body }, fakeServer, recordedBody));
    } catch (error) {
      if (error instanceof Problem) return Response.json(problemBody(error), { status: problemStatus(error) });
      if (!(error instanceof TypeError)) fakeServer.faults.push(String(error));
      throw error;
    }
  };
}

const requestOf = (person: string, url: URL, { method = 'GET', body }: RequestInit): RecordedRequest => ({
  person,
  method,
  url,
  body: typeof body === 'string' ? body : undefined,
});

const getOf = (person: string, path: string): RecordedRequest => requestOf(person, new URL(`/api${path}`, HOST), {});

async function recorded(fakeServer: FakeServer, request: RecordedRequest, headers: Headers): Promise<Response> {
  if (!headers.has('Authorization') || fakeServer.isSessionOver) throw new Problem('session.expired');
  if (!onlyReads(request)) throw new Error(`the story must answer it itself: ${answerKey(request)}`);
  const { status, body } = await saved(request);
  return Response.json(body, { status });
}

async function saved(request: RecordedRequest): Promise<RecordedAnswer> {
  const answer = await recordedAnswer(request);
  if (answer === undefined) throw new Error(`not recorded, run pnpm record: ${answerKey(request)}`);
  return answer;
}

const savedBody = async (request: RecordedRequest): Promise<unknown> => (await saved(request)).body;

function assertAuthorized(
  fakeServer: FakeServer,
  { endpoint: { needs, key, pin, verify } }: FakeAnswer,
  headers: Headers,
  isRecorded: boolean,
): void {
  if (key === 'required' && !headers.has('Idempotency-Key')) throw new Problem('request.keyMissing');
  if (needs === 'nobody') return;
  if (!headers.has('Authorization') || fakeServer.isSessionOver) throw new Problem('session.expired');
  // The real server has checked the rights of recorded answers; a story decides on its own answers.
  if (isRecorded) return;
  const { permissions, user, pinGranted } = fakeServer.own;
  if (typeof needs === 'object' && !can(permissions, ...needs)) throw new Problem('access.denied');
  if (pin && user.userType !== 'admin' && !pinGranted) throw new Problem('pin.required');
  if (verify && !pinGranted) throw new Problem(user.userType === 'admin' ? 'admin.unverified' : 'pin.required');
}

/** Returns the parameters of a path, or null when the path does not match. */
function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const match = new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}$`).exec(path);
  return match && Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]));
}
