/** A response of the real server, as `pnpm record` saved it. */
export type RecordedAnswer = { status: number; body: unknown };

type RecordedFile = { default: Record<string, RecordedAnswer> };

/** The saved answers by the first part of the path: `vendors.json` has those of `/vendors/…`. */
const files = import.meta.glob<RecordedFile>('./recorded/*.json');

/** The address of the real server while its answers are recorded (tools/record-answers.ts). */
const recorder: unknown = import.meta.env['VITE_TILLDESK_RECORDER'];

/** Returns the key of an answer: the person, and the request with its query in the order of the names. */
export function answerKey(person: string, { pathname, searchParams }: URL): string {
  const query = new URLSearchParams([...searchParams].toSorted(([a], [b]) => a.localeCompare(b)));
  return `${person} GET ${pathname.replace(/^\/api/, '')}${query.size > 0 ? `?${query}` : ''}`;
}

/** Returns the recorded answer to a request of a person; undefined if none was recorded. */
export async function recordedAnswer(person: string, url: URL): Promise<RecordedAnswer | undefined> {
  const key = answerKey(person, url);
  if (typeof recorder === 'string') return record(recorder, key);
  const [, module = ''] = /^\/api\/([\w-]+)/.exec(url.pathname) ?? [];
  const file = await files[`./recorded/${module}.json`]?.();
  return file?.default[key];
}

async function record(address: string, key: string): Promise<RecordedAnswer> {
  const answer = await fetch(`${address}/?${new URLSearchParams({ key })}`);
  return (await answer.json()) as RecordedAnswer;
}
