import {
  activationFaults,
  type Activation,
  type ActivationFault,
  type ActivationField,
  type ActivationTerms,
  type ActivationType,
  type Carrier,
} from '@tilldesk/domain/selling';
import { readIdentifier } from '@tilldesk/domain/stock';

/** What was entered of an activation so far; empty text and null where nothing was. */
export type ActivationEntry = {
  carrierId: string | null;
  dealerCode: string | null;
  type: ActivationType;
  term: number | null;
  plan: string;
  planPrice: number | null;
  phone: string;
  portFrom: string;
  imei: string;
  iccid: string;
  account: string;
  commission: number | null;
  spiff: number | null;
  isConfirmed: boolean;
};

/** The fields in which a mistake may stand. */
export type EntryField = ActivationField | 'carrierId' | 'plan' | 'planPrice';

/** Of one choice it is that one. */
const onlyOne = <T>(all: readonly T[]): T | null => (all.length === 1 ? (all[0] ?? null) : null);

/** What changes in an entry when a carrier is chosen: its one dealer code, where it has one alone. */
export const atCarrier = (carrier: Carrier | null): Pick<ActivationEntry, 'carrierId' | 'dealerCode'> => ({
  carrierId: carrier?.id ?? null,
  dealerCode: onlyOne(carrier?.dealerCodes ?? []),
});

/** The IMEI of a unit that stands on a line; empty where its code is none. */
export const imeiOf = (unitCode: string | null): string =>
  unitCode !== null && readIdentifier(unitCode).type === 'IMEI1' ? unitCode : '';

/** An activation of which nothing was entered yet, or one as it stands. */
export function beginActivation(
  unitCode: string | null,
  carriers: readonly Carrier[],
  existing: Activation | undefined,
): ActivationEntry {
  const onLine = imeiOf(unitCode);
  if (!existing) {
    return {
      ...atCarrier(onlyOne(carriers.filter(({ isActive }) => isActive))),
      type: unitCode === null ? 'byod' : 'new',
      term: null,
      plan: '',
      planPrice: null,
      phone: '',
      portFrom: '',
      imei: onLine,
      iccid: '',
      account: '',
      commission: null,
      spiff: null,
      isConfirmed: false,
    };
  }
  const { carrierId, dealerCode, type, term, plan, planPrice, commission, spiff } = existing;
  return {
    carrierId,
    dealerCode,
    type,
    term,
    plan,
    planPrice,
    commission,
    spiff,
    phone: existing.phone ?? '',
    portFrom: existing.portFrom ?? '',
    imei: onLine || (existing.imei ?? ''),
    iccid: existing.iccid ?? '',
    account: existing.account ?? '',
    isConfirmed: false,
  };
}

const textOf = (typed: string): string | null => typed.trim() || null;

/** What is still to be entered, beside what the entry checks look at. */
export const missingIn = ({ carrierId, plan, planPrice }: ActivationEntry): EntryField[] => [
  ...(carrierId === null ? (['carrierId'] as const) : []),
  ...(plan.trim() === '' ? (['plan'] as const) : []),
  ...(planPrice === null ? (['planPrice'] as const) : []),
];

/** What the server's own entry checks will find; none while nobody knows the carrier. */
export function faultsIn(entry: ActivationEntry, carrier: Carrier | undefined): ActivationFault[] {
  if (!carrier) return [];
  const { type, dealerCode } = entry;
  const { imei, iccid, phone, portFrom } = codesIn(entry);
  return activationFaults({ type, dealerCode, imei, iccid, phone, portFrom }, carrier);
}

const codesIn = ({ imei, iccid, phone, portFrom }: ActivationEntry) => ({
  imei: textOf(imei),
  iccid: textOf(iccid),
  phone: textOf(phone),
  portFrom: textOf(portFrom),
});

/** The activation as it is sent, or null while something is missing. */
export function termsOf(entry: ActivationEntry): ActivationTerms | null {
  const { carrierId, planPrice, plan, account, ...rest } = entry;
  if (carrierId === null || planPrice === null || plan.trim() === '') return null;
  return { ...rest, carrierId, planPrice, plan: plan.trim(), account: textOf(account), ...codesIn(entry) };
}
