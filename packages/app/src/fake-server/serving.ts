import { Problem, problemBody, problemStatus } from '@tilldesk/domain/problems';
import * as z from 'zod/mini';
import type { FakeAnswer } from './answer.ts';
import type { FakeServer } from './FakeServer.ts';
import { answerKey, onlyReads, recordedAnswer, type RecordedAnswer, type RecordedRequest } from './recordedAnswers.ts';

const HOST = 'http://fake.invalid';

/**
 * The `fetch` of the fake server: finds the call, checks the session and the key that the contract requires, and responds in the
 * contract's format: with an answer of the story, otherwise with the recorded one. Violations of the contract are recorded in `fakeServer.faults`.
 */
export function serving(
  fakeServer: FakeServer,
  answers: readonly FakeAnswer[],
  /** The person whose recorded answers are served to all other requests. */
  person: string,
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
        .filter(({ one, params }) => z.safeParse(one.endpoint.params, params).success)
        .toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
      if (found === undefined) return await recorded(fakeServer, requestOf(person, url, init), headers);
      assertAuthorized(fakeServer, found.one, headers);
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      const query = Object.fromEntries(url.searchParams);
      const recordedBody = (other?: string) =>
        savedBody(other === undefined ? requestOf(person, url, init) : getOf(person, other));
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

/** Rights are checked by the real server, whose answers are recorded; a story decides on its own answers. */
function assertAuthorized(fakeServer: FakeServer, { endpoint: { needs, key } }: FakeAnswer, headers: Headers): void {
  if (key === 'required' && !headers.has('Idempotency-Key')) throw new Problem('request.keyMissing');
  if (needs !== 'nobody' && (!headers.has('Authorization') || fakeServer.isSessionOver))
    throw new Problem('session.expired');
}

/** Returns the parameters of a path, or null when the path does not match. */
function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const match = new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}$`).exec(path);
  return match && Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]));
}
