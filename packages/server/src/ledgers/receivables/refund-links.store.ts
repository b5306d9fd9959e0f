import type { RefundLink } from '@tilldesk/domain/refunds';

/**
 * SQL for the refunds of an invoice `i`, and the refund that it is the exchange sale of, oldest first, as JSON; null for none.
 */
export const refundLinksSql = `
  (select json_agg(json_build_object('id', r.id, 'number', 'RF-' || r.number, 'kind', r.kind, 'status', r.status,
      'total', r.total, 'at', r.at, 'isOf', r.invoice_id is not distinct from i.id) order by r.number)
    from refunds r where r.business_id = i.business_id and (r.invoice_id = i.id or r.sale_id = i.id))`;

/** A refund in that JSON. */
export type LinkRow = RefundLink & { isOf: boolean };

/** Returns the refund links of an invoice. */
export function linksOf(rows: readonly LinkRow[] | null): { refunds: RefundLink[]; exchangeOf: RefundLink | null } {
  const links = (rows ?? []).map(({ isOf, ...link }) => ({
    isOf,
    link: { ...link, at: new Date(link.at).toISOString() },
  }));
  return {
    refunds: links.flatMap(({ isOf, link }) => (isOf ? link : [])),
    exchangeOf: links.find(({ isOf }) => !isOf)?.link ?? null,
  };
}
