import type { Purchase, PurchaseProgress } from '@tilldesk/domain/purchases';

/** Returns the status of an order as calculated by the server. */
export const purchaseStatusOf = (purchase: Purchase): PurchaseProgress => ({
  status: purchase.status,
  payment: purchase.payment,
  ordered: purchase.ordered,
  received: purchase.received,
  open: purchase.open,
  toBill: purchase.toBill.pieces,
  receivedPercent: purchase.receivedPercent,
  isLate: purchase.isLate,
});
