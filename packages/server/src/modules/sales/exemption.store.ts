import { problemAt } from '@tilldesk/domain/problems';
import type { DocumentTotals } from '@tilldesk/domain/lines';
import type { Facts } from './draft-facts.store.ts';
import type { DraftContent } from './posting.store.ts';
import { taxOn, type FrozenLine } from './lines.store.ts';

/** Why a sale bears no tax: its customer never pays any, or somebody says so of this one. */
export type Exemption = { by: 'customer' | 'sale'; reason: string | null; certificate: string | null };

/** The exemption of a draft; a customer's own goes before what was asked. Throws invoice.exemptUnnamed at customerId. */
export function exemptionOf({ exemption }: DraftContent, { customer }: Facts): Exemption | null {
  if (customer?.taxExempt) return { by: 'customer', reason: null, certificate: customer.taxExemptNumber };
  if (!exemption) return null;
  if (!customer) throw problemAt('customerId', 'invoice.exemptUnnamed');
  return { by: 'sale', ...exemption };
}

/** The columns of an exemption, with what the tax would have been. */
export const exemptColumns = (
  exemption: Exemption | null,
  lines: readonly FrozenLine[],
  totals: DocumentTotals,
): { exemptBy: string | null; exemptReason: string | null; exemptCertificate: string | null; exemptTax: number } => ({
  exemptBy: exemption?.by ?? null,
  exemptReason: exemption?.reason ?? null,
  exemptCertificate: exemption?.certificate ?? null,
  exemptTax: exemption ? taxOn(lines, totals) : 0,
});
