import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { installationSecret } from './installation-secret.ts';
import { createEncryption } from './encryption.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tilldesk-seal-'));
afterAll(() => rmSync(folder, { recursive: true }));

const encryption = createEncryption('the secret of this installation');

test('what is sealed opens again, for the one it was sealed for, under the same key', () => {
  const encrypted = encryption.encrypt('JBSWY3DPEHPK3PXP', 'ana');
  expect(encrypted).not.toContain('JBSWY3DPEHPK3PXP');
  expect([
    encryption.decrypt(encrypted, 'ana'),
    encryption.decrypt(encrypted, 'eva'),
    createEncryption('another secret').decrypt(encrypted, 'ana'),
    encryption.encrypt('JBSWY3DPEHPK3PXP', 'ana') === encrypted,
  ]).toEqual(['JBSWY3DPEHPK3PXP', null, null, false]);
});

test('what was touched, cut or made up does not open', () => {
  const encrypted = encryption.encrypt('JBSWY3DPEHPK3PXP', 'ana');
  const bytes = Buffer.from(encrypted.slice(3), 'base64url');
  const touched = Array.from(bytes, (_, at) => {
    const copy = Buffer.from(bytes);
    copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
    return encryption.decrypt(`v1.${copy.toString('base64url')}`, 'ana');
  });
  expect(new Set(touched)).toEqual(new Set([null]));
  expect(
    ['', 'v1', 'v1.', encrypted.slice(0, 20), encrypted.replace('v1', 'v2')].map((s) => encryption.decrypt(s, 'ana')),
  ).toEqual([null, null, null, null, null]);
});

test('the key is made once, for its owner alone; a given one stands before it', () => {
  const made = installationSecret(undefined, folder);
  expect([made.length, installationSecret(undefined, folder) === made]).toEqual([43, true]);
  expect(statSync(path.join(folder, 'installation.key')).mode & 0o777).toEqual(0o600);
  expect(installationSecret('given', folder)).toEqual('given');
  writeFileSync(path.join(folder, 'installation.key'), 'x');
  expect(() => installationSecret(undefined, folder)).toThrow(
    /installation.key cannot be read or made \(it is too short\)/,
  );
});
