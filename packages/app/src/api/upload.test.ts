import { beforeEach, expect, test, vi } from 'vitest';
import { uploadSentence } from '../i18n/uploadSentence.ts';
import en from '../shell/shell.messages.en.json' with { type: 'json' };
import es from '../shell/shell.messages.es.json' with { type: 'json' };
import { ApiProblem } from './ApiProblem.ts';
import { outside } from './environment.ts';
import { session } from '../session/session.ts';
import { fileAt, upload } from './upload.ts';

vi.mock('../session/inactivity.ts', () => ({ noteTouch: vi.fn<() => void>() }));

const URL = '/api/files/7f0c4b1e-52a5-4cde-9f2b-0a4c4f9f2f11';
const photo = new File(['pixels'], 'photo.png', { type: 'image/png' });

/** The browser's request, with responses from the test. */
class FakeRequest extends EventTarget {
  upload = new EventTarget();
  timeout = 0;
  status = 0;
  responseText = '';
  readonly seen: unknown[] = [];
  open = (...what: unknown[]) => void this.seen.push(what.join(' '));
  setRequestHeader = (...what: string[]) => void this.seen.push(what.join(': '));
  send = (form: FormData) => void this.seen.push(form.get('file'));
  abort = () => this.dispatchEvent(new Event('abort'));
  answers(status: number, body: unknown): void {
    [this.status, this.responseText] = [status, typeof body === 'string' ? body : JSON.stringify(body)];
    this.dispatchEvent(new Event('load'));
  }
}

const english: Readonly<Record<string, string>> = en;
const t = Object.assign((id: string) => english[id] ?? '', { ifKnown: () => undefined });
let request = new FakeRequest();
const errorTextOf = (uploading: Promise<unknown>) =>
  uploading.then(
    (url) => url,
    (error: unknown) => uploadSentence(error, t, ({ message }) => message),
  );

beforeEach(() => {
  request = new FakeRequest();
  Object.assign(outside, { request: () => request });
  vi.spyOn(session, 'current').mockReturnValue({ token: 'token-1' } as ReturnType<typeof session.current>);
});

test('a file goes as form data under the name file, with the token, and its address comes back', async () => {
  const shares: number[] = [];
  const { done } = upload(photo, (share) => shares.push(share));
  request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 3, total: 6 }));
  request.answers(200, { data: { url: URL } });
  expect([await done, shares, request.timeout, request.seen.slice(0, 2)]).toEqual([
    URL,
    [0.5],
    60_000,
    ['POST /api/upload/upload-file', 'Authorization: Bearer token-1'],
  ]);
  expect((request.seen[2] as File).name).toEqual('photo.png');
});

test("[S8-22] a failed upload says the server's message, or 'Error uploading file'", async () => {
  const messages: unknown[] = [];
  for (const [status, body] of [
    [415, { code: 'file.type', message: 'File type text/html is not supported.' }],
    [502, '<html>Bad gateway</html>'],
    [500, { code: 'server.failed', message: 'An error occurred' }],
    [200, { nothing: true }],
  ] as const) {
    request = new FakeRequest();
    const { done } = upload(photo);
    request.answers(status, body);
    messages.push(await errorTextOf(done));
  }
  request = new FakeRequest();
  const { done } = upload(photo);
  request.dispatchEvent(new Event('error'));
  messages.push(await errorTextOf(done));
  expect(messages).toEqual([
    'File type text/html is not supported.',
    'Error uploading file',
    'Error uploading file',
    'Error uploading file',
    'Error uploading file',
  ]);
  expect(es['shell.upload.failed']).toEqual('Error al subir el archivo');
});

test('an upload that is cancelled brings nothing and is no failure', async () => {
  const { done, cancel } = upload(photo);
  cancel();
  expect(await done).toEqual(null);
});

test('a 401 ends the session', async () => {
  const end = vi.spyOn(session, 'end').mockReturnValue();
  const { done } = upload(photo);
  request.answers(401, { code: 'session.expired', message: 'Session expired. Please log in again.' });
  expect([await errorTextOf(done), end.mock.calls]).toEqual(['Session expired. Please log in again.', [['expired']]]);
});

test('the bytes of a file come with the token, and a refusal is one', async () => {
  const requests: unknown[] = [];
  const answer = (response: Response) =>
    Object.assign(outside, {
      fetch: (...what: unknown[]) => {
        requests.push(what);
        return Promise.resolve(response);
      },
    });
  answer(new Response('pixels'));
  expect(await (await fileAt(URL)).text()).toEqual('pixels');
  expect(requests).toEqual([[URL, { headers: { Authorization: 'Bearer token-1' } }]]);
  answer(Response.json({ code: 'file.gone', message: 'This file is no longer there.' }, { status: 404 }));
  await expect(fileAt(URL)).rejects.toEqual(
    new ApiProblem(404, { code: 'file.gone', message: 'This file is no longer there.' }),
  );
});
