import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChatRejection } from '../client/ChatTransport.ts';
import { downloadFile, uploadFile } from './files.ts';

/** A request to which the test responds. */
class FakeRequest {
  static last: FakeRequest | undefined;
  readonly calls: unknown[] = [];
  readonly upload = { addEventListener: (name: string, listener: Listener) => this.listeners.set(name, listener) };
  status = 0;
  responseText = '';
  timeout = 0;
  private readonly listeners = new Map<string, Listener>();
  constructor() {
    FakeRequest.last = this;
  }
  open(...args: unknown[]) {
    this.calls.push(['open', ...args]);
  }
  setRequestHeader(...args: unknown[]) {
    this.calls.push(['header', ...args]);
  }
  addEventListener(name: string, listener: Listener) {
    this.listeners.set(name, listener);
  }
  send(form: FormData) {
    this.calls.push(['send', (form.get('file') as File).name]);
  }
  abort() {
    this.tell('abort');
  }
  tell(name: string, args: object = {}) {
    this.listeners.get(name)?.(args);
  }
  answer(status: number, body: string) {
    Object.assign(this, { status, responseText: body });
    this.tell('load');
  }
}
type Listener = (args: object) => void;

const origin = 'https://shop.test';
const tokenOf = () => Promise.resolve('the-token');
const file = new File(['abc'], 'receipt.pdf', { type: 'application/pdf' });
let shares: number[] = [];

beforeEach(() => {
  shares = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => vi.unstubAllGlobals());

async function uploading() {
  const upload = uploadFile(origin, tokenOf, file, (share) => shares.push(share));
  await vi.waitFor(() => expect(FakeRequest.last?.calls.length).toEqual(3), { timeout: 30_000 });
  return { ...upload, request: FakeRequest.last! };
}

test('a file goes out with the token, tells how far it is, and answers its address', async () => {
  const { done, request } = await uploading();
  request.tell('progress', { loaded: 1, total: 4 });
  request.tell('progress', { loaded: 0, total: 0 });
  request.answer(200, '{"data":{"url":"/api/files/1"}}');
  expect(await done).toEqual('/api/files/1');
  expect(shares).toEqual([0.25, 0]);
  expect(request.calls).toEqual([
    ['open', 'POST', 'https://shop.test/api/upload/upload-file'],
    ['header', 'Authorization', 'Bearer the-token'],
    ['send', 'receipt.pdf'],
  ]);
});

test('a refusal of the server keeps its words; an answer without them, or none, is the line’s failure', async () => {
  const problems: unknown[] = [];
  const failures: ((request: FakeRequest) => void)[] = [
    (request) =>
      request.answer(415, '{"code":"file.type","message":"File type a/b is not supported.","params":{"type":"a/b"}}'),
    (request) => request.answer(502, '<h1>Bad gateway</h1>'),
    (request) => request.answer(200, '{}'),
    (request) => request.tell('error'),
    (request) => request.tell('timeout'),
  ];
  for (const fail of failures) {
    const { done, request } = await uploading();
    fail(request);
    problems.push(await done.catch((error: unknown) => error));
  }
  expect(problems).toEqual([
    new ChatRejection('file.type', 'File type a/b is not supported.', { type: 'a/b' }),
    new Error('The server answered with 502.'),
    new Error('The server answered with 200.'),
    new Error('The upload broke off.'),
    new Error('The upload broke off.'),
  ]);
});

test('a cancelled upload answers null, whether it had begun or not', async () => {
  const begun = await uploading();
  begun.cancel();
  const early = uploadFile(origin, tokenOf, file, () => {});
  early.cancel();
  expect([await begun.done, await early.done, FakeRequest.last?.calls]).toEqual([null, null, []]);
});

test('the bytes of a file come for the token, which goes to no other server', async () => {
  const requests: unknown[] = [];
  const answers = [new Response('abc'), new Response('{"code":"file.gone","message":"Gone."}', { status: 404 })];
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    requests.push([url.href, init.headers]);
    return answers[requests.length - 1];
  });
  expect(await (await downloadFile(origin, tokenOf, '/api/files/1')).text()).toEqual('abc');
  const missing = await downloadFile(origin, tokenOf, 'https://shop.test/api/files/2').catch((error: unknown) => error);
  const foreign = await Promise.all(
    ['https://evil.test/x', '//evil.test/x', 'javascript:0'].map((address) =>
      downloadFile(origin, tokenOf, address).catch((error: unknown) => error),
    ),
  );
  const rejection = new ChatRejection('file.gone', 'This file is no longer there.');
  expect([missing, foreign]).toEqual([new ChatRejection('file.gone', 'Gone.'), [rejection, rejection, rejection]]);
  const headers = { Authorization: 'Bearer the-token' };
  expect(requests).toEqual([
    ['https://shop.test/api/files/1', headers],
    ['https://shop.test/api/files/2', headers],
  ]);
});
