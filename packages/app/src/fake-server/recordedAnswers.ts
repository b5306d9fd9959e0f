/** A response of the real server, as `pnpm record` saved it. */
export type RecordedAnswer = { status: number; body: unknown };

/** A request of a person: the path with its query, and the body of a POST as JSON text. */
export type RecordedRequest = { person: string; method: string; url: URL; body?: string | undefined };

type RecordedFile = { default: Record<string, RecordedAnswer> };

/** The saved answers by the first part of the path: `vendors.json` has those of `/vendors/…`. */
const files = import.meta.glob<RecordedFile>('./recorded/*.json');

/** The address of the real server while its answers are recorded (tools/record-answers.ts). */
const recorder: unknown = import.meta.env['VITE_TILLDESK_RECORDER'];

/** POST calls that only read: their input is too long for an address. */
const readingPosts = [
  '/countries/states',
  '/countries/state/cities',
  '/till/prices',
  '/invoices/[^/]+/check',
  '/purchases/[^/]+/manifest/check',
  '/commission-rules/simulate',
].map((path) => new RegExp(`^/api${path}$`));

/** Returns whether a request changes nothing on the server. */
export const onlyReads = ({ method, url, body }: RecordedRequest): boolean =>
  method === 'GET' ||
  readingPosts.some((path) => path.test(url.pathname)) ||
  (url.pathname === '/api/products/bulk' && body?.includes('"dryRun":true') === true);

/** Returns the key of an answer: the person, and the request with its query in the order of the names. */
export function answerKey({ person, method, url, body }: RecordedRequest): string {
  const query = new URLSearchParams([...url.searchParams].toSorted(([a], [b]) => a.localeCompare(b)));
  const address = url.pathname.replace(/^\/api/, '') + (query.size > 0 ? `?${query}` : '');
  return [person, method, address, ...(body === undefined ? [] : [body])].join(' ');
}

/** Returns the recorded answer to a request; undefined if none was recorded. */
export async function recordedAnswer(request: RecordedRequest): Promise<RecordedAnswer | undefined> {
  const { key, restored } = withoutOwnIds(answerKey(request));
  if (typeof recorder === 'string') return restored(await record(recorder, key));
  const [, module = ''] = /^\/api\/([\w-]+)/.exec(request.url.pathname) ?? [];
  const file = await files[`./recorded/${module}.json`]?.();
  const found = file?.default[key];
  return found && restored(found);
}

async function record(address: string, key: string): Promise<RecordedAnswer> {
  const answer = await fetch(`${address}/?${new URLSearchParams({ key })}`);
  return (await answer.json()) as RecordedAnswer;
}

const OWN = '01936c3a-7c00-7eee-8000-';
const ownId = (n: number): string => OWN + String(n).padStart(12, '0');

/** Returns a source of ids for a story. */
export function storyIds(): () => string {
  let n = 0;
  return () => ownId((n += 1));
}

/** Numbers the ids that the story made in the order of the key, and restores them in its answer: others may come first. */
function withoutOwnIds(key: string) {
  const own = [...new Set(key.match(new RegExp(`${OWN}\\d{12}`, 'g')))];
  const replaced = (text: string, from: (n: number) => string, to: (n: number) => string) =>
    text.replaceAll(new RegExp(`${OWN}\\d{12}`, 'g'), (id) => {
      const n = own.findIndex((_, index) => from(index) === id);
      return n < 0 ? id : to(n);
    });
  const numbered = (n: number) => ownId(n + 1);
  const made = (n: number) => own[n] ?? '';
  return {
    key: replaced(key, made, numbered),
    restored: (answer: RecordedAnswer) =>
      JSON.parse(replaced(JSON.stringify(answer), numbered, made)) as RecordedAnswer,
  };
}
