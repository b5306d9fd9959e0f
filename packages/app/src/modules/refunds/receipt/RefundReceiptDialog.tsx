import type { ReceiptLanguage, Refund } from '@tilldesk/domain/shop';
import { Button, Kbd } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { Barcode, Receipt } from '@tilldesk/ui/print';
import { useRef, useState } from 'react';
import { LanguageChoice, languageOf } from '../../../kit/printing/LanguageChoice.tsx';
import { printPage } from '../../../kit/printing/dialog.wiring.ts';
import { Preview } from '../../../kit/printing/PrintTrouble.styles.ts';
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
  const print = useRef<HTMLButtonElement>(null);
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
    <Dialog
      open
      title={say('refunds.receipt.of', { number })}
      closeLabel={say('refunds.close')}
      initialFocus={print}
      onClose={onClose}
      footer={
        <>
          <LanguageChoice value={languageOf(sheet)} onChange={speak} />
          <Button ref={print} tone="primary" icon="print" onClick={() => void printIt()}>
            {say('refunds.print')} <Kbd>{'↵'}</Kbd>
          </Button>
        </>
      }
    >
      <Preview
        look="sunken"
        tabIndex={0}
        role="region"
        aria-label={say('refunds.receipt.preview')}
        lang={languageOf(sheet)}
      >
        <Receipt
          receipt={receipt}
          words={words}
          currency={currency}
          locale={locale}
          timeZone={timeZone}
          barcode={<Barcode value={number} label={number} bare height={36} />}
        />
      </Preview>
    </Dialog>
  );
}
