import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { cleanAddress, createLogger } from './logger.ts';

test('an address keeps its fields but not its secrets, however they are spelled', () => {
  expect(cleanAddress('/api/employees/check?email=a@b.test&accessPin=1234&q=x')).toEqual(
    '/api/employees/check?email=a@b.test&accessPin=[struck out]&q=x',
  );
  expect(cleanAddress('/x?PIN=1&access%50in=2&%E0%A4%A=3')).toEqual(
    '/x?PIN=[struck out]&access%50in=[struck out]&%E0%A4%A=3',
  );
  expect(cleanAddress('/plain')).toEqual('/plain');
});

test('a logged object keeps no password, PIN, token or code, two levels deep', () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = createLogger('info', sink);
  log.info({ password: 'p1', body: { pin: 'p2', accessPin: 'p3', deep: { token: 'p4' } }, user: { code: 'p5' } }, 'x');
  log.info({ req: { method: 'GET', url: '/api/a?token=p6', headers: { authorization: 'Bearer p7' } } }, 'y');
  log.info({ body: { newPassword: 'p8', currentPassword: 'p9', challenge: 'p10', browser: 'p11' } }, 'z');
  log.info({ answer: { secret: 'p12', uri: 'otpauth://p13', recoveryCodes: ['p14'] } }, 'z');
  expect(lines.join('')).not.toMatch(/p\d+"|=p6|Bearer|otpauth/);
  expect(lines.length).toEqual(4);
});
