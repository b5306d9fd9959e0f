import { customers } from '@tilldesk/domain/customers';
import { Problem } from '@tilldesk/domain/problems';
import { invoices } from '@tilldesk/domain/sales';
import { ownSession } from '@tilldesk/domain/session';
import { login } from '@tilldesk/domain/signin';
import { expect, test } from 'vitest';
import { answer, type FakeAnswer } from './answer.ts';
import { fakePrinter } from './fakePrinter.ts';
import { recordedAnswer } from './recordedAnswers.ts';
import { serving } from './serving.ts';
import type { FakeServer } from './FakeServer.ts';

const session = await recordedAnswer({ person: 'owner', method: 'GET', url: new URL('http://shop/api/session') });

/** A fake server with the owner signed in, and how to call it. */
function fakeServerOf(answers: readonly FakeAnswer[]) {
  const fakeServer: FakeServer = {
    own: ownSession.answer.parse(session?.body),
    now: '2026-03-14T16:40:00.000Z',
    changed: () => {},
    tell: () => {},
    notifications: [],
    failsOnLine: false,
    say: () => {},
    chats: [],
    uploads: 'taken',
    printer: fakePrinter(),
    files: new Map(),
    cut: () => {},
    mend: () => {},
    endSession: () => {},
    pass: () => {},
    isSessionOver: false,
    left: [],
    faults: [],
    close: () => {},
  };
  const fetch = serving(fakeServer, answers, 'owner');
  const request = async (
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = { Authorization: 'Bearer fake' },
  ) => {
    const sent = body ? { body: JSON.stringify(body) } : {};
    const response = await fetch(`/api${path}`, { method, headers, ...sent });
    const answered: { code?: string } = await response.json();
    return { status: response.status, code: answered.code, answered };
  };
  return { fakeServer, request };
}

const noPage = { page: 1, limit: 25, total: 0, totalPages: 0, hasNextPage: false };
const noCustomers = answer(customers.list, () => ({ items: [], pagination: noPage }));
const notFound = answer(customers.one, () => {
  throw new Problem('record.notFound');
});
const neverReached = answer(invoices.checkout, () => {
  throw new Error('reached');
});

test('what the contract refuses is rejected', async () => {
  const { request } = fakeServerOf([noCustomers, notFound, neverReached]);
  const id = '01936c3a-7c00-70e0-8000-000000000090';
  expect([
    (await request('GET', '/customers?colour=red')).code,
    (await request('GET', `/customers/${id}`)).code,
    (await request('POST', `/invoices/${id}/checkout`, { tenders: [] })).code,
  ]).toEqual(['request.invalid', 'record.notFound', 'request.keyMissing']);
});

test('a call that the story answers is answered so, any other as it was recorded', async () => {
  const { request, fakeServer } = fakeServerOf([noCustomers]);
  expect((await request('GET', '/customers')).answered).toEqual({ items: [], pagination: noPage });
  expect((await request('GET', '/session')).answered).toEqual(session?.body);
  await expect(request('GET', '/customers/unknown')).rejects.toThrow('not recorded, run pnpm record');
  expect(fakeServer.faults).toHaveLength(1);
});

test('without a session nothing is answered', async () => {
  const { request } = fakeServerOf([noCustomers]);
  const call = (path: string) => request('GET', path, undefined, {});
  expect([(await call('/customers')).code, (await call('/session')).code]).toEqual([
    'session.expired',
    'session.expired',
  ]);
});

test('an answer that the contract does not allow is a fault of the story', async () => {
  const brokenPage = answer(customers.list, () => ({ items: [], pagination: { ...noPage, page: 1.5 } }));
  const { fakeServer, request } = fakeServerOf([brokenPage]);
  await expect(request('GET', '/customers')).rejects.toThrow('/customers would not answer so');
  expect(fakeServer.faults).toEqual([expect.stringContaining('at pagination.page')]);
});

test('a call that changes data and that the story does not answer is a fault of the story', async () => {
  const { fakeServer, request } = fakeServerOf([]);
  await expect(request('POST', login.path)).rejects.toThrow('the story must answer it itself: owner POST /auth/login');
  expect(fakeServer.faults).toEqual(['Error: the story must answer it itself: owner POST /auth/login']);
});
