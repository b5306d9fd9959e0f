import type { ReceiptLanguage, Refund } from '@tilldesk/domain/shop';
import { Kbd } from '@tilldesk/ui';
import { Barcode, Receipt } from '@tilldesk/ui/print';
import { useState } from 'react';
import { LanguageChoice, languageOf } from '../../../kit/printing/LanguageChoice.tsx';
import { printPage } from '../../../kit/printing/dialog.wiring.ts';
import { PrintDialog } from '../../../kit/printing/PrintDialog.tsx';
import { useSay } from '../../../kit/say/useSay.ts';
import { useRefundSheet } from './useRefundSheet.ts';

type RefundReceiptDialogProps = {
  refund: Refund;
  /** It came out of a printer before. */
  copy: boolean;
  onPrinted?: () => void;
  onClose: () => void;
};

/** Shows the receipt of a refund as it will come out; Enter prints it, on the printer of the workstation or by the dialog. */
export function RefundReceiptDialog({ refund, copy, onPrinted, onClose }: RefundReceiptDialogProps) {
  const say = useSay();
  const { number } = refund;
  const [chosen, speak] = useState<ReceiptLanguage | null>(null);
  const sheet = useRefundSheet(refund, copy, chosen ?? refund.customerLanguage);
  const { receipt, words, currency, locale, timeZone } = sheet;
  const printIt = async () => {
    const { printAgain } = await import('../../../kit/printing/comeOut.wiring.ts');
    if (printAgain(number, sheet)) onClose();
    else printPage();
    onPrinted?.();
  };
  return (
    <PrintDialog
      open
      title={say('refunds.receipt.of', { number })}
      closeLabel={say('refunds.close')}
      label={say('refunds.receipt.preview')}
      action={
        <>
          {say('refunds.print')} <Kbd>{'↵'}</Kbd>
        </>
      }
      lang={languageOf(sheet)}
      choices={<LanguageChoice value={languageOf(sheet)} onChange={speak} />}
      onPrint={() => void printIt()}
      onClose={onClose}
    >
      <Receipt
        receipt={receipt}
        words={words}
        currency={currency}
        locale={locale}
        timeZone={timeZone}
        barcode={<Barcode value={number} label={number} bare height={36} />}
      />
    </PrintDialog>
  );
}
