import { luhnDigit } from '../fields/luhn.ts';
import { readIdentifier } from '../inventory/identifiers.rules.ts';
import type { ProblemCode } from '../problems/catalogue.ts';
import { Problem, problemAt } from '../problems/Problem.ts';

/** What a carrier is asked to do (docs/decisions/0036); `byod` is a customer's own device. */
export const activationTypes = ['new', 'upgrade', 'portIn', 'addLine', 'reactivation', 'prepaid', 'byod'] as const;
export type ActivationType = (typeof activationTypes)[number];

/**
 * `prepared` stands in a cart; posting the sale makes it `pending`, and the carrier's answer `active`. What the carrier takes
 * its commission back for is `chargedBack`. One whose line was not sold is `discarded`.
 */
export const activationStatuses = ['prepared', 'pending', 'active', 'cancelled', 'chargedBack', 'discarded'] as const;
export type ActivationStatus = (typeof activationStatuses)[number];

/** Which state may follow which; server and screens read this one table. */
export const activationMoves: Readonly<Record<ActivationStatus, readonly ActivationStatus[]>> = {
  prepared: ['pending', 'discarded'],
  pending: ['active', 'cancelled'],
  active: ['cancelled', 'chargedBack'],
  cancelled: ['chargedBack'],
  chargedBack: [],
  discarded: [],
};

/** What a person may say of an activation after its sale. */
const reportedStatuses = ['active', 'cancelled', 'chargedBack'] as const satisfies readonly ActivationStatus[];
export type ReportedStatus = (typeof reportedStatuses)[number];

/** What may be said next of an activation in a state. */
export const tellable = (from: ActivationStatus): ReportedStatus[] =>
  from === 'prepared' ? [] : reportedStatuses.filter((to) => activationMoves[from].includes(to));

/** The form of a carrier's SIM cards: what their numbers begin with, and how many digits they have. */
type SimForm = { simPrefix: string | null; simLength: number | null };

/** What the entry checks look at: codes and numbers as they were typed or scanned. */
export type ActivationFacts = {
  type: ActivationType;
  imei: string | null;
  iccid: string | null;
  phone: string | null;
  portFrom: string | null;
  dealerCode: string | null;
};

/** What an activation says of its device, its SIM and its number, where a mistake may stand. */
export type ActivationField = 'imei' | 'iccid' | 'phone' | 'portFrom' | 'dealerCode';

/** What an entry check found. One that only doubts lets a person who looked again go on. */
export type ActivationFault = {
  field: ActivationField;
  code: Extract<ProblemCode, `activation.${string}`>;
  params?: Readonly<Record<string, string | number>>;
  isWarning: boolean;
};

/** How many digits a SIM has where its carrier does not say (ITU-T E.118). */
const SIM_LENGTHS = [18, 22] as const;
/** Digits of a subscriber's number (ITU-T E.164). */
const PHONE_LENGTHS = [7, 15] as const;

/** The digits of what was typed; a carrier's lists have no signs between them. */
const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/** Whether all digits are the same, or each is the next or the one before: 5555555555, 1234567890, 9876543210. */
export function isMadeUp(digits: string): boolean {
  const steps = [...digits].slice(1).map((digit, at) => (Number(digit) - Number(digits[at]) + 10) % 10);
  return steps.length > 0 && [0, 1, 9].some((step) => steps.every((one) => one === step));
}

/** Whether a code or a stock number is of a device that only stands for one: a test, a demo, a dummy. */
export const isTestCode = (code: string): boolean =>
  /(^|[^A-Z])(TEST|DEMO|DUMMY)([^A-Z]|$)/i.test(code) || /^0{8}/.test(code) || (/^\d+$/.test(code) && isMadeUp(code));

/**
 * The entry checks of an activation (docs/decisions/0036), made before it is kept instead of in a weekly report: a number
 * without a device, the IMEI's 14 to 16 digits, the SIM's length and beginning by its carrier, a number or a serial that is
 * made up. A wrong check digit only doubts: some makers and carriers print none.
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
  const { value, isDoubtful } = readIdentifier(imei);
  if (isTestCode(imei) || isTestCode(value)) return [fault('imei', 'activation.testDevice', { code: imei })];
  if (!/^\d{14,16}$/.test(value)) return [fault('imei', 'activation.imeiLength', { code: imei })];
  return isDoubtful ? [{ ...fault('imei', 'activation.imeiDoubtful', { code: imei }), isWarning: true }] : [];
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
  return isRight ? [] : [{ ...fault('iccid', 'activation.simDoubtful'), isWarning: true }];
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
  // With a country's code before it a made-up number is made up all the same.
  const isFalse = !isLong || isMadeUp(digits) || isMadeUp(digits.slice(-10));
  return isFalse ? [...missing, fault('phone', 'activation.phoneFalse')] : missing;
}

const dealerCodeFaults = (dealerCode: string | null, known: readonly string[]): ActivationFault[] =>
  known.length === 0 || (dealerCode !== null && known.includes(dealerCode))
    ? []
    : [fault('dealerCode', 'activation.dealerCode')];

/** Refuses what the entry checks found, each at its field; what only doubts passes where somebody looked again. */
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

/** An IMEI, a SIM and a number as they are kept: without signs, an IMEI of 16 digits with its check digit. */
export const normalizedCodes = ({ imei, iccid, phone }: Pick<ActivationFacts, 'imei' | 'iccid' | 'phone'>) => ({
  imei: imei === null ? null : readIdentifier(imei).value,
  iccid: iccid === null ? null : digitsOf(iccid),
  phone: phone === null ? null : digitsOf(phone),
});
