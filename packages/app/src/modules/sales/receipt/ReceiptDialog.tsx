import type { Invoice, ReceiptLanguage } from '@tilldesk/domain/shop';
import { Button, Kbd, Segments } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { Barcode, Receipt, type ReceiptPaper } from '@tilldesk/ui/print';
import { useRef, useState } from 'react';
import { LanguageChoice, languageOf } from '../../../kit/printing/LanguageChoice.tsx';
import { useSay } from '../../../kit/say/useSay.ts';
import { printPage, usePaper } from './printing.wiring.ts';
import { Preview } from './ReceiptDialog.styles.ts';
import { receiptOriginals } from './originals.ts';
import { useOriginal } from './useOriginal.ts';
import { useReceiptSheet } from './useReceiptSheet.ts';

export type ReceiptDialogProps = { invoice: Invoice; open: boolean; onClose: () => void };

/** Shows the receipt as it will come out, on the paper of this till; Enter prints it: on the printer of the workstation, else by the dialog. */
export function ReceiptDialog({ invoice, open, onClose }: ReceiptDialogProps) {
  const say = useSay();
  const [paper, choose] = usePaper();
  const print = useRef<HTMLButtonElement>(null);
  const papers: Record<ReceiptPaper, string> = { '80mm': say('sales.paper.roll'), a4: say('sales.paper.sheet') };
  const number = invoice.number ?? '';
  const [chosen, speak] = useState<ReceiptLanguage | null>(null);
  const { sheet } = useReceiptSheet(invoice, !useOriginal(invoice.id), chosen ?? invoice.customerLanguage);
  const { receipt, words, currency, locale, timeZone } = sheet;
  const printIt = async () => {
    const { printAgain } = await import('../../../kit/printing/comeOut.wiring.ts');
    if (paper === '80mm' && printAgain(number, sheet)) onClose();
    else printPage();
    receiptOriginals.printed(invoice.id);
  };
  return (
    <Dialog
      open={open}
      size={paper === 'a4' ? 'xl' : 'm'}
      title={say('sales.receipt.of', { number })}
      closeLabel={say('sales.close')}
      initialFocus={print}
      onClose={onClose}
      footer={
        <>
          <LanguageChoice value={languageOf(sheet)} onChange={speak} />
          <Segments
            label={say('sales.paper')}
            value={paper}
            options={(['80mm', 'a4'] as const).map((value) => ({ value, name: papers[value], face: papers[value] }))}
            onChange={choose}
          />
          <Button ref={print} tone="primary" icon="print" onClick={() => void printIt()}>
            {say('sales.print')} <Kbd>{'↵'}</Kbd>
          </Button>
        </>
      }
    >
      <Preview
        look="sunken"
        tabIndex={0}
        role="region"
        aria-label={say('sales.receipt.preview')}
        lang={languageOf(sheet)}
      >
        <Receipt
          receipt={receipt}
          words={words}
          paper={paper}
          currency={currency}
          locale={locale}
          timeZone={timeZone}
          barcode={<Barcode value={number} label={say('sales.barcode.of', { number })} bare height={36} />}
        />
      </Preview>
    </Dialog>
  );
}
