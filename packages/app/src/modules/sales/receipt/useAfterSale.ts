import type { Invoice } from '@tilldesk/domain/sales';
import { isCash } from '@tilldesk/domain/tenders';
import { useEffect, useEffectEvent } from 'react';
import { receiptOriginals } from './originals.ts';
import { useWaiting } from './useOriginal.ts';
import { useReceiptSheet } from './useReceiptSheet.ts';

/**
 * Opens the drawer and prints the receipt of a sale that was just paid in this document, as the workstation is configured. Runs
 * at most once per sale.
 */
export function useAfterSale(invoice: Invoice): void {
  const isWaiting = useWaiting(invoice.id);
  const { sheet, isReady } = useReceiptSheet(invoice, false);
  const act = useEffectEvent(async () => {
    const { printAfterSale } = await import('../../../printing/printed.wiring.ts');
    const { id, number, payments } = invoice;
    const hasCash = payments.some(({ kind }) => isCash(kind));
    if (printAfterSale({ id, title: number ?? '', sheet, hasCash })) receiptOriginals.printed(id);
  });
  // The live update of the sale can arrive before the response of the checkout. Only the response marks the sale as made in this
  // document.
  useEffect(
    function afterTheSale() {
      if (isWaiting && isReady) void act();
    },
    [isWaiting, isReady],
  );
}
