import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSecretName, withoutSecrets } from './drafts.rules.ts';

describe('names of secrets', () => {
  test.each([
    'pin',
    'accessPin',
    'access_pin',
    'PIN',
    'password',
    'newPassword',
    'PASSWORD',
    'password2',
    'devicePasscode',
    'pass-code',
    'passphrase',
    'clientSecret',
    'otp',
    'cvv',
    'token',
  ])('%s is one', (name) => {
    expect(isSecretName(name)).toEqual(true);
  });

  test.each(['firstName', 'pinned', 'shipping', 'barcode', 'codes', 'passenger', 'spine', 'notes', 'compass', ''])(
    '%s is none',
    (name) => {
      expect(isSecretName(name)).toEqual(false);
    },
  );
});

describe('what is kept of a draft', () => {
  test('leaves out secrets at every depth, and everything else is as it was', () => {
    const written = {
      firstName: 'Ana',
      accessPin: '1111',
      lines: [{ sku: 'A', passcode: '0000', quantity: 2 }],
      device: { unlock: { password: 'x', color: null }, notes: 'ok' },
      taxExempt: false,
    };
    expect(withoutSecrets(written)).toEqual({
      firstName: 'Ana',
      lines: [{ sku: 'A', quantity: 2 }],
      device: { unlock: { color: null }, notes: 'ok' },
      taxExempt: false,
    });
  });

  test('leaves out what no database keeps', () => {
    expect(withoutSecrets({ 'a\0': 'b\0c\ud800', rest: '📱' })).toEqual({ a: 'bc', rest: '📱' });
  });

  test('is nothing when it is nested deeper than anybody writes', () => {
    const nested = (depth: number): unknown => (depth === 0 ? 'x' : { in: nested(depth - 1) });
    expect([withoutSecrets(nested(32)) === undefined, withoutSecrets(nested(33)) === undefined]).toEqual([false, true]);
  });

  test('of any content never holds a secret, and keeping it twice changes nothing', () => {
    const names = fc.constantFrom('pin', 'newPassword', 'notes', 'lines', 'passcode', '__proto__');
    const content = fc.letrec((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        fc.string(),
        fc.integer(),
        fc.array(tie('node')),
        fc.dictionary(names, tie('node')),
      ),
    })).node;
    fc.assert(
      fc.property(content, (written) => {
        const retained = withoutSecrets(written);
        expect(JSON.stringify(retained)).not.toMatch(/"(pin|newPassword|passcode)":/);
        expect(withoutSecrets(retained)).toEqual(retained);
      }),
    );
  });
});
