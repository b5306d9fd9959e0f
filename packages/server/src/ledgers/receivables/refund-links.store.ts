import type { RefundLink } from '@tilldesk/domain/refunds';

/** A link of the view `refund_links`. */
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
