import {
  activationFaults,
  type Activation,
  type ActivationFault,
  type ActivationField,
  type ActivationInput,
  type ActivationType,
  type Carrier,
} from '@tilldesk/domain/activations';
import { parseIdentifier } from '@tilldesk/domain/inventory';

/** Form values of an activation; empty text or null for values that are not entered. */
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

/** Fields that can have an error. */
export type EntryField = ActivationField | 'carrierId' | 'plan' | 'planPrice';

/** Returns the only item of a list, or null. */
const onlyOne = <T>(all: readonly T[]): T | null => (all.length === 1 ? (all[0] ?? null) : null);

/** Returns the entry changes for a chosen carrier: the dealer code is set if the carrier has exactly one. */
export const atCarrier = (carrier: Carrier | null): Pick<ActivationEntry, 'carrierId' | 'dealerCode'> => ({
  carrierId: carrier?.id ?? null,
  dealerCode: onlyOne(carrier?.dealerCodes ?? []),
});

/** Returns the IMEI of the unit on a line; empty text if its code is not an IMEI. */
export const imeiOf = (unitCode: string | null): string =>
  unitCode !== null && parseIdentifier(unitCode).type === 'IMEI1' ? unitCode : '';

/** Returns the form values for a new activation or for an existing one. */
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

/** Returns the required fields that are empty, apart from those that the entry checks cover. */
export const missingIn = ({ carrierId, plan, planPrice }: ActivationEntry): EntryField[] => [
  ...(carrierId === null ? (['carrierId'] as const) : []),
  ...(plan.trim() === '' ? (['plan'] as const) : []),
  ...(planPrice === null ? (['planPrice'] as const) : []),
];

/** Runs the entry checks of the server. Returns no faults while the carrier is unknown. */
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

/** Returns the request body of an activation, or null while a required value is missing. */
export function termsOf(entry: ActivationEntry): ActivationInput | null {
  const { carrierId, planPrice, plan, account, ...rest } = entry;
  if (carrierId === null || planPrice === null || plan.trim() === '') return null;
  return { ...rest, carrierId, planPrice, plan: plan.trim(), account: textOf(account), ...codesIn(entry) };
}
