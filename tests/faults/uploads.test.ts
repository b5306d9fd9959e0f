import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { honest } from '../../packages/server/src/storage/testing/specimens.ts';
import { dataFolder, runCommand, startServer } from '../support/server.ts';
import { hostile } from './hostileFiles.ts';

/** Parallel uploads of a page. */
const AT_ONCE = 4;
const GROWTH_MAX_MB = 64;

const { folder, remove } = dataFolder();
afterAll(remove);
const env = { TILLDESK_DATA: folder, TILLDESK_DEMO: 'off' };
const person = { store: 'files', email: 'owner@files.test', password: 'an-owner-of-files' };

const storedFiles = (place: string): string[] => {
  const at = path.join(folder, place);
  return existsSync(at) ? readdirSync(at, { recursive: true }).map(String) : [];
};

/** Memory of the process in MB, or its peak since the last reset. */
const memory = (pid: number, which: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${which}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
const resetPeakMemory = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5');

test(`E-19: of ${hostile.length} hostile files none is taken in, and the server grows by at most 64 MB`, async () => {
  const { store, email, password } = person;
  const account = ['--store', store, '--email', email, '--name', 'Owner', '--password', password];
  expect(runCommand(['create-admin', '--business', 'Files', ...account], env).code).toEqual(0);
  const server = await startServer(env);
  const signedIn = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, platform: 'tilldesk' }),
  });
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  const send = async ({ name, mime, data }: { name: string; mime: string; data: Buffer }) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(data)], { type: mime }), name);
    const answer = await fetch(`${server.url}/api/upload/upload-file`, { method: 'POST', headers, body: form });
    return { status: answer.status, body: (await answer.json()) as { code?: string; data?: { url: string } } };
  };

  const urls: string[] = [];
  for (const file of honest()) {
    const { status, body } = await send(file);
    expect([file.name, status]).toEqual([file.name, 200]);
    urls.push(body.data?.url ?? '');
  }
  const large = { name: 'large.txt', mime: 'text/plain', data: Buffer.alloc(10_485_760, 'a') };
  for (let i = 0; i < 3; i += 1) expect((await send(large)).status).toEqual(200);
  const before = storedFiles('files').length;

  const start = memory(server.pid, 'VmRSS');
  resetPeakMemory(server.pid);
  const acceptedFiles: string[] = [];
  const unforeseen: unknown[] = [];
  const queue = [...hostile];
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const { status, body } = await send(file);
      if (status === 200) acceptedFiles.push(`${file.about}: ${file.name}`);
      if (status >= 500 || (status !== 200 && !body.code)) unforeseen.push([file.about, status]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const growth = memory(server.pid, 'VmHWM') - start;
  console.info(
    `E-19: ${hostile.length} hostile files, ${acceptedFiles.length} taken in; ${start.toFixed(0)} MB before, ${growth.toFixed(1)} MB more at the peak`,
  );

  expect([acceptedFiles, unforeseen]).toEqual([[], []]);
  expect([storedFiles('files').length, storedFiles('arriving')]).toEqual([before, []]);
  expect(growth).toBeLessThanOrEqual(GROWTH_MAX_MB);
  expect(hostile.length).toBeGreaterThanOrEqual(200);

  // Accepted files match their type, and are not a page of the app.
  for (const url of urls) {
    const answer = await fetch(server.url + url, { headers });
    await answer.arrayBuffer();
    expect([
      answer.headers.get('x-content-type-options'),
      answer.headers.get('content-security-policy'),
      /^(image\/|application\/|text\/plain)/.test(answer.headers.get('content-type') ?? ''),
      /^(inline|attachment); filename="[ -~]+"; filename\*=UTF-8''[\w.%-]+$/.test(
        answer.headers.get('content-disposition') ?? '',
      ),
    ]).toEqual(['nosniff', "default-src 'none'; sandbox; frame-ancestors 'none'", true, true]);
  }
  expect(await server.stop()).toEqual(0);
});
