import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { dataFolder, runCommand, startServer } from '../support/server.ts';

const { folder, remove } = dataFolder();
afterAll(remove);
const env = { TILLDESK_DATA: folder, TILLDESK_DEMO: 'off' };

/** Output of a failed start; the last line is the reason. */
const whyNot = (more: Record<string, string>) => {
  const { code, printed } = runCommand(['start'], { ...env, ...more });
  return { code, stack: /\n\s+at /.test(printed), why: printed.trim().split('\n').at(-1) };
};

test('what a person can mend is told in one sentence, with a non-zero exit and no stack', async () => {
  const server = await startServer(env);
  const inUse = whyNot({ PORT: '0' });
  expect([inUse.code, inUse.stack]).toEqual([1, false]);
  expect(inUse.why).toContain(folder);
  await server.stop();

  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(whyNot({ PORT: String(port) })).toEqual({
    code: 1,
    stack: false,
    why: `Port ${port} on 127.0.0.1 is in use: stop what runs there, or set PORT to another.`,
  });
  other.close();

  const unreachable = whyNot({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' });
  expect([unreachable.code, unreachable.stack]).toEqual([1, false]);
  expect(unreachable.why).toMatch(/127\.0\.0\.1:1/);
  expect(unreachable.why).not.toContain('secret');

  const file = `${folder}-a-file`;
  writeFileSync(file, '');
  const unwritable = whyNot({ TILLDESK_DATA: `${file}/data` });
  expect([unwritable.code, unwritable.stack]).toEqual([1, false]);
  expect(unwritable.why).toContain(file);

  expect(whyNot({ PORT: 'eighty' })).toEqual({ code: 1, stack: false, why: 'PORT must be a number from 0 to 65535.' });
});

test('demo accounts are not shown to other machines', () => {
  expect(runCommand(['seed', '--invoices', '50'], env).code).toEqual(0);
  expect(runCommand(['verify'], env)).toEqual({ code: 0, printed: '0 differences\n' });
  const rejected = whyNot({ HOST: '0.0.0.0', PORT: '0' });
  expect([rejected.code, rejected.stack]).toEqual([1, false]);
  expect(rejected.why).toMatch(/demo accounts/);
});
