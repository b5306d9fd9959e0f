import type { Invoice } from '@tilldesk/domain/shop';
import { useEffect, useEffectEvent } from 'react';
import { receiptOriginals } from './originals.ts';
import { useWaiting } from './useOriginal.ts';
import { useReceiptSheet } from './useReceiptSheet.ts';

/** Opens the drawer and prints the receipt of a sale that was just paid here, as the workstation wants it; never twice. */
export function useAfterSale(invoice: Invoice): void {
  const isWaiting = useWaiting(invoice.id);
  const { sheet, isReady } = useReceiptSheet(invoice, false);
  const act = useEffectEvent(async () => {
    const { printAfterSale } = await import('../../../printing/printed.wiring.ts');
    const { id, number, payments } = invoice;
    const hasCash = payments.some(({ kind }) => kind === 'cash');
    if (printAfterSale({ id, title: number ?? '', sheet, hasCash })) receiptOriginals.printed(id);
  });
  // The news of the sale may be here before its answer, which alone says that it was made in this document.
  useEffect(
    function afterTheSale() {
      if (isWaiting && isReady) void act();
    },
    [isWaiting, isReady],
  );
}
