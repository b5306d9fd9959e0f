import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { luhnDigit } from '../fields/luhn.ts';
import { Problem } from '../problems/Problem.ts';
import {
  activationFaults,
  activationMoves,
  activationStatuses,
  isMadeUp,
  isTestCode,
  normalizedCodes,
  assertActivation,
  tellable,
  type ActivationFacts,
} from './activations.rules.ts';

const withCheck = (body: string) => `${body}${luhnDigit(body)}`;
const SIM = withCheck('8901410321111851072');
const IMEI = '356938035643809';
const carrier = { simPrefix: '8901410', simLength: 20, dealerCodes: ['D-1', 'D-2'] };
const fine: ActivationFacts = {
  type: 'new',
  imei: IMEI,
  iccid: SIM,
  phone: '+1 (305) 555-0142',
  portFrom: null,
  dealerCode: 'D-1',
};

describe('the entry checks find', () => {
  test.each<[string, Partial<ActivationFacts>, string[]]>([
    ['nothing in what is as it should be', {}, []],
    ['nothing in a SIM alone', { imei: null, phone: null }, []],
    ['a number without a device', { imei: null }, ['imei activation.imeiMissing']],
    ['an activation of nothing', { imei: null, phone: null, iccid: null }, ['imei activation.imeiMissing']],
    ['an IMEI that is too short', { imei: '3569380356438' }, ['imei activation.imeiLength']],
    ['an IMEI that is too long', { imei: '35693803564380912' }, ['imei activation.imeiLength']],
    ['a serial in place of an IMEI', { imei: 'C02XK1ABCD' }, ['imei activation.imeiLength']],
    ['14 digits to be looked at again', { imei: '35693803564380' }, ['imei activation.imeiInvalidCheckDigit?']],
    ['nothing in 16 digits', { imei: '3569380356438012' }, []],
    ['a wrong check digit of an IMEI', { imei: '356938035643800' }, ['imei activation.imeiInvalidCheckDigit?']],
    ['a test serial', { imei: '000000000000000' }, ['imei activation.testDevice']],
    ['a SIM that is too short', { iccid: SIM.slice(0, 19) }, ['iccid activation.simLength']],
    ['a SIM of another carrier', { iccid: withCheck('8934410321111851072') }, ['iccid activation.simPrefix']],
    [
      'a wrong check digit of a SIM',
      { iccid: `${SIM.slice(0, 19)}${(Number(SIM[19]) + 1) % 10}` },
      ['iccid activation.simInvalidCheckDigit?'],
    ],
    ['a number of one digit', { phone: '555-555-5555' }, ['phone activation.phoneFalse']],
    ['a number that counts up', { phone: '+1 123 456 7890' }, ['phone activation.phoneFalse']],
    ['a number that counts down', { phone: '9876543210' }, ['phone activation.phoneFalse']],
    ['a number from nowhere', { type: 'portIn' }, ['portFrom activation.portIn']],
    ['no number that could come along', { type: 'portIn', phone: null, portFrom: 'Bell' }, ['phone activation.portIn']],
    ['a dealer code of another carrier', { dealerCode: 'X' }, ['dealerCode activation.dealerCode']],
    ['no dealer code', { dealerCode: null }, ['dealerCode activation.dealerCode']],
  ])('%s', (_, more, expected) => {
    const found = activationFaults({ ...fine, ...more }, carrier);
    expect(found.map(({ field, code, isWarning }) => `${field} ${code}${isWarning ? '?' : ''}`)).toEqual(expected);
  });

  test('by a carrier that says nothing, a SIM of 18 to 22 digits that begins as all do', () => {
    const free = { simPrefix: null, simLength: null, dealerCodes: [] };
    const codes = [18, 22, 17, 23].map((length) => withCheck('89'.padEnd(length - 1, '14032')));
    const found = codes.map((iccid) =>
      activationFaults({ ...fine, iccid, dealerCode: null }, free).map(({ code }) => code),
    );
    expect(found).toEqual([[], [], ['activation.simLength'], ['activation.simLength']]);
  });
});

test('what is rejected stands at each of its fields; a doubt passes once somebody looked again, a mistake never', () => {
  const faults = activationFaults({ ...fine, imei: '356938035643800', phone: '5555555555' }, carrier);
  const rejection = (isConfirmed: boolean) => {
    try {
      assertActivation(faults, isConfirmed);
      return null;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return [error.code, Object.keys(error.fields ?? {})];
    }
  };
  expect([rejection(false), rejection(true)]).toEqual([
    ['activation.imeiInvalidCheckDigit', ['imei', 'phone']],
    ['activation.phoneFalse', ['phone']],
  ]);
  assertActivation(activationFaults({ ...fine, imei: '356938035643800' }, carrier), true);
});

test('no made-up number passes, however it is written; a real one does', () => {
  const from = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(from, fc.constantFrom(0, 1, 9), fc.integer({ min: 7, max: 15 }), (first, step, length) => {
      const digits = Array.from({ length }, (_, at) => (first + at * step) % 10).join('');
      expect(isMadeUp(digits)).toEqual(true);
      const written = `+${digits.slice(0, 3)} (${digits.slice(3)})`;
      expect(activationFaults({ ...fine, phone: written }, carrier).map(({ field }) => field)).toEqual(['phone']);
    }),
  );
  expect(['3055550142', '7', '4421998'].map(isMadeUp)).toEqual([false, false, false]);
});

test('a right IMEI and a right SIM always pass, and are kept without signs', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
  fc.assert(
    fc.property(digits(12), digits(12), (device, card) => {
      const imei = withCheck(`35${device}`);
      const iccid = withCheck(`8901410${card}`);
      fc.pre(!isTestCode(imei));
      expect(activationFaults({ ...fine, imei, iccid }, carrier)).toEqual([]);
      const spaced = {
        imei: imei.replace(/(.{3})/g, '$1-'),
        iccid: iccid.replace(/(.{4})/g, '$1 '),
        phone: '(305) 555-0142',
      };
      expect(normalizedCodes(spaced)).toEqual({ imei, iccid, phone: '3055550142' });
    }),
  );
});

test.each([
  ['TEST-01', true],
  ['phone demo', true],
  ['123456789012345', true],
  ['CONTEST-7', false],
  ['IP15-128', false],
  [IMEI, false],
])('%s stands for a device only: %s', (code, isTest) => {
  expect(isTestCode(code)).toEqual(isTest);
});

test('an activation never comes back from its end, and only what was sold is told of', () => {
  const ends = activationStatuses.filter((status) => activationMoves[status].length === 0);
  expect(ends).toEqual(['chargedBack', 'discarded']);
  expect(activationStatuses.map((status) => [status, tellable(status)])).toEqual([
    ['prepared', []],
    ['pending', ['active', 'cancelled']],
    ['active', ['cancelled', 'chargedBack']],
    ['cancelled', ['chargedBack']],
    ['chargedBack', []],
    ['discarded', []],
  ]);
});
