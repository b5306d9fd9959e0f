import type { RefundPolicyVersion, TermsVersion } from '@tilldesk/domain/policies';
import type { Invoice } from '@tilldesk/domain/sales';
import { addDays } from '@tilldesk/domain/time';

/** The policies of the fake shop, newest first. */
const refundVersions: readonly RefundPolicyVersion[] = [
  {
    id: '018f0a00-0000-7000-8000-0000000e0002',
    number: 2,
    at: '2026-01-12T15:30:00.000Z',
    by: 'Dana Reyes',
    textEn:
      'Bring goods back within 14 days, complete, undamaged and with this receipt. Opened accessories are exchanged, not refunded.',
    textEs:
      'Devuelva la mercancía en un plazo de 14 días, completa, sin daños y con este recibo. Los accesorios abiertos se cambian, no se reembolsan.',
    returnDays: 14,
    restockingFeeRate: '0.1',
  },
  {
    id: '018f0a00-0000-7000-8000-0000000e0001',
    number: 1,
    at: '2025-09-01T13:00:00.000Z',
    by: 'Dana Reyes',
    textEn: 'All sales are final after 7 days.',
    textEs: null,
    returnDays: 7,
    restockingFeeRate: '0',
  },
];

const termsVersions: readonly TermsVersion[] = [
  {
    id: '018f0a00-0000-7000-8000-0000000e0011',
    number: 1,
    at: '2025-09-01T13:05:00.000Z',
    by: 'Dana Reyes',
    textEn: 'Devices stay locked to their carrier as the carrier says. Data on devices that come back is wiped.',
    textEs: 'Los dispositivos quedan bloqueados según su operador. Los datos de los dispositivos devueltos se borran.',
  },
];

/** The policies of an invoice before it is posted. */
export const nothingCarried: Invoice['policy'] = { returnBy: null, restockingFeeRate: null, refund: null, terms: null };

/** Returns the policies that an invoice of a day carries. */
export function carriedOn(day: string): Invoice['policy'] {
  const [refund, terms] = [refundVersions[0]!, termsVersions[0]!];
  return {
    returnBy: addDays(day, refund.returnDays ?? 0),
    restockingFeeRate: refund.restockingFeeRate,
    refund: { textEn: refund.textEn, textEs: refund.textEs },
    terms: { textEn: terms.textEn, textEs: terms.textEs },
  };
}
