import { problemAt } from '@tilldesk/domain/problems';
import type { DocumentTotals } from '@tilldesk/domain/lines';
import type { Facts } from './draft-facts.store.ts';
import type { DraftContent, SaleLine } from '../checkout/posting.store.ts';
import { taxOn } from './lines.store.ts';

/** The reason why a sale has no tax: the customer is exempt, or this one sale is. */
export type Exemption = { by: 'customer' | 'sale'; reason: string | null; certificate: string | null };

/**
 * Returns the exemption of a draft. The customer's own exemption has precedence over a requested one. Throws
 * invoice.exemptUnnamed at customerId.
 */
export function exemptionOf({ exemption }: DraftContent, { customer }: Facts): Exemption | null {
  if (customer?.taxExempt) return { by: 'customer', reason: null, certificate: customer.taxExemptNumber };
  if (!exemption) return null;
  if (!customer) throw problemAt('customerId', 'invoice.exemptUnnamed');
  return { by: 'sale', ...exemption };
}

/** Returns the columns of an exemption, with the tax that would have been due. */
export const exemptColumns = (
  exemption: Exemption | null,
  lines: readonly SaleLine[],
  totals: DocumentTotals,
): { exemptBy: string | null; exemptReason: string | null; exemptCertificate: string | null; exemptTax: number } => ({
  exemptBy: exemption?.by ?? null,
  exemptReason: exemption?.reason ?? null,
  exemptCertificate: exemption?.certificate ?? null,
  exemptTax: exemption ? taxOn(lines, totals) : 0,
});
