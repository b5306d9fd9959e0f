import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dataFolder, runCommand, startServer } from '../support/server.ts';

const { folder, remove } = dataFolder();
afterAll(remove);

test('without SMTP the start-up says where mails lie; one that was promised is there, also after a stop, with our own address in it', async () => {
  const env = { TILLDESK_DATA: folder, TILLDESK_DEMO: 'off', TILLDESK_URL: 'https://till.example/' };
  const admin = '--business Harbour --store one --email ana@one.test --name Ana --password correct-horse-battery';
  expect(runCommand(['create-admin', ...admin.split(' ')], env).code).toEqual(0);
  const server = await startServer(env);
  const outbox = path.join(folder, 'outbox');
  expect(server.printed()).toContain(`Emails are not sent but saved in ${outbox}, since TILLDESK_SMTP is not set.`);
  const request = (email: string) =>
    fetch(`${server.url}/api/auth/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-host': 'evil.example' },
      body: JSON.stringify({ store: 'one', email }),
    }).then((answer) => answer.json());
  expect([await request('ana@one.test'), await request('nobody@one.test')]).toEqual([
    { success: true },
    { success: true },
  ]);
  expect(await server.stop()).toEqual(0);
  const mails = readdirSync(outbox).map((file) => readFileSync(path.join(outbox, file), 'utf8'));
  expect(mails.length).toEqual(1);
  expect(mails[0]).toMatch(
    /\nTo: ana@one\.test\n[^]*\n {4}https:\/\/till\.example\/reset-password\?id=[\w-]{36}#[\w-]{43}\n/,
  );
  expect(server.printed()).not.toContain('reset-password?');
  expect(statSync(path.join(folder, 'installation.key')).mode & 0o777).toEqual(0o600);
});
