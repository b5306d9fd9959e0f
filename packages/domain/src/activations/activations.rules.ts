import { luhnDigit } from '../fields/luhn.ts';
import { parseIdentifier } from '../inventory/identifiers.rules.ts';
import type { ProblemCode } from '../problems/catalogue.ts';
import { Problem, problemAt } from '../problems/Problem.ts';

/** Types of activation (docs/decisions/commerce/0036); `byod` is a customer's own device. */
export const activationTypes = ['new', 'upgrade', 'portIn', 'addLine', 'reactivation', 'prepaid', 'byod'] as const;
export type ActivationType = (typeof activationTypes)[number];

/**
 * `prepared` is in a cart; posting the sale makes it `pending`, and the carrier's confirmation `active`. `chargedBack`: the
 * carrier reclaimed its commission. `discarded`: the line was not sold.
 */
export const activationStatuses = ['prepared', 'pending', 'active', 'cancelled', 'chargedBack', 'discarded'] as const;
export type ActivationStatus = (typeof activationStatuses)[number];

/** Allowed state transitions, used by the server and the screens. */
export const activationMoves: Readonly<Record<ActivationStatus, readonly ActivationStatus[]>> = {
  prepared: ['pending', 'discarded'],
  pending: ['active', 'cancelled'],
  active: ['cancelled', 'chargedBack'],
  cancelled: ['chargedBack'],
  chargedBack: [],
  discarded: [],
};

/** Statuses that a user can report after the sale. */
const reportedStatuses = ['active', 'cancelled', 'chargedBack'] as const satisfies readonly ActivationStatus[];
export type ReportedStatus = (typeof reportedStatuses)[number];

/** Statuses that a user can report next. */
export const tellable = (from: ActivationStatus): ReportedStatus[] =>
  from === 'prepared' ? [] : reportedStatuses.filter((to) => activationMoves[from].includes(to));

/** Format of a carrier's SIM numbers: prefix and number of digits. */
type SimForm = { simPrefix: string | null; simLength: number | null };

/** Input of the entry checks: codes and numbers as typed or scanned. */
export type ActivationFacts = {
  type: ActivationType;
  imei: string | null;
  iccid: string | null;
  phone: string | null;
  portFrom: string | null;
  dealerCode: string | null;
};

/** Fields of an activation that can have a fault: device, SIM and number. */
export type ActivationField = 'imei' | 'iccid' | 'phone' | 'portFrom' | 'dealerCode';

/** Result of an entry check. A fault that is only doubtful can be confirmed by the user. */
export type ActivationFault = {
  field: ActivationField;
  code: Extract<ProblemCode, `activation.${string}`>;
  params?: Readonly<Record<string, string | number>>;
  isWarning: boolean;
};

/** Length of a SIM number if the carrier defines none (ITU-T E.118). */
const SIM_LENGTHS = [18, 22] as const;
/** Digits of a subscriber's number (ITU-T E.164). */
const PHONE_LENGTHS = [7, 15] as const;

/** The digits of the typed text; lists of carriers contain digits only. */
const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/** Whether all digits are the same, or each is the next or the one before: 5555555555, 1234567890, 9876543210. */
export function isMadeUp(digits: string): boolean {
  const steps = [...digits].slice(1).map((digit, at) => (Number(digit) - Number(digits[at]) + 10) % 10);
  return steps.length > 0 && [0, 1, 9].some((step) => steps.every((one) => one === step));
}

/** Whether a code or stock number belongs to a test, demo or dummy device. */
export const isTestCode = (code: string): boolean =>
  /(^|[^A-Z])(TEST|DEMO|DUMMY)([^A-Z]|$)/i.test(code) || /^0{8}/.test(code) || (/^\d+$/.test(code) && isMadeUp(code));

/**
 * Checks an activation before it is saved (docs/decisions/commerce/0036): a number without a device, the IMEI's 14 to 16 digits, length
 * and prefix of the SIM by carrier, made-up numbers and serials. A wrong check digit is only doubtful, since some manufacturers
 * and carriers print none.
 */
export function activationFaults(
  facts: ActivationFacts,
  carrier: SimForm & { dealerCodes: readonly string[] },
): ActivationFault[] {
  return [
    ...imeiFaults(facts),
    ...simFaults(facts.iccid, carrier),
    ...phoneFaults(facts),
    ...dealerCodeFaults(facts.dealerCode, carrier.dealerCodes),
  ];
}

const fault = (
  field: ActivationField,
  code: ActivationFault['code'],
  params?: ActivationFault['params'],
): ActivationFault => ({ field, code, ...(params && { params }), isWarning: false });

function imeiFaults({ imei, iccid, phone }: ActivationFacts): ActivationFault[] {
  if (imei === null) return phone !== null || iccid === null ? [fault('imei', 'activation.imeiMissing')] : [];
  const { value, hasInvalidCheckDigit } = parseIdentifier(imei);
  if (isTestCode(imei) || isTestCode(value)) return [fault('imei', 'activation.testDevice', { code: imei })];
  if (!/^\d{14,16}$/.test(value)) return [fault('imei', 'activation.imeiLength', { code: imei })];
  return hasInvalidCheckDigit
    ? [{ ...fault('imei', 'activation.imeiInvalidCheckDigit', { code: imei }), isWarning: true }]
    : [];
}

function simFaults(iccid: string | null, { simPrefix, simLength }: SimForm): ActivationFault[] {
  if (iccid === null) return [];
  const digits = digitsOf(iccid);
  const [least, most] = simLength === null ? SIM_LENGTHS : [simLength, simLength];
  if (digits.length < least || digits.length > most) {
    return [fault('iccid', 'activation.simLength', { wanted: least === most ? least : `${least}–${most}` })];
  }
  const prefix = simPrefix ?? '89';
  if (!digits.startsWith(prefix)) return [fault('iccid', 'activation.simPrefix', { prefix })];
  const isRight = luhnDigit(digits.slice(0, -1)) === Number(digits.at(-1));
  return isRight ? [] : [{ ...fault('iccid', 'activation.simInvalidCheckDigit'), isWarning: true }];
}

function phoneFaults({ type, phone, portFrom }: ActivationFacts): ActivationFault[] {
  const isPorted = type === 'portIn';
  const missing = [
    ...(isPorted && phone === null ? [fault('phone', 'activation.portIn')] : []),
    ...(isPorted && portFrom === null ? [fault('portFrom', 'activation.portIn')] : []),
  ];
  if (phone === null) return missing;
  const digits = digitsOf(phone);
  const isLong = digits.length >= PHONE_LENGTHS[0] && digits.length <= PHONE_LENGTHS[1];
  // A made-up number with a country code is made up too.
  const isFalse = !isLong || isMadeUp(digits) || isMadeUp(digits.slice(-10));
  return isFalse ? [...missing, fault('phone', 'activation.phoneFalse')] : missing;
}

const dealerCodeFaults = (dealerCode: string | null, known: readonly string[]): ActivationFault[] =>
  known.length === 0 || (dealerCode !== null && known.includes(dealerCode))
    ? []
    : [fault('dealerCode', 'activation.dealerCode')];

/** Throws the faults at their fields; doubtful ones only if they are not confirmed. */
export function assertActivation(faults: readonly ActivationFault[], isConfirmed: boolean): void {
  const remaining = faults.filter(({ isWarning }) => !isWarning || !isConfirmed);
  const [first] = remaining;
  if (!first) return;
  const fields = Object.assign(
    {},
    ...remaining.map(({ field, code, params }) => problemAt(field, code, params).fields),
  );
  throw new Problem(first.code, first.params, fields);
}

/** IMEI, SIM and phone number as stored: without separators, an IMEI of 16 digits with its check digit. */
export const normalizedCodes = ({ imei, iccid, phone }: Pick<ActivationFacts, 'imei' | 'iccid' | 'phone'>) => ({
  imei: imei === null ? null : parseIdentifier(imei).value,
  iccid: iccid === null ? null : digitsOf(iccid),
  phone: phone === null ? null : digitsOf(phone),
});
