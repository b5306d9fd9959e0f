import type { ReceiptLanguage } from '@tilldesk/domain/receipts';
import type { Invoice } from '@tilldesk/domain/sales';
import { Kbd, Segments } from '@tilldesk/ui';
import { Barcode, isRoll, Receipt, type ReceiptPaper } from '@tilldesk/ui/print';
import { useState } from 'react';
import { printPage } from '../../../printing/dialog.wiring.ts';
import { LanguageChoice, languageOf } from '../../../printing/LanguageChoice.tsx';
import { PrintDialog } from '../../../printing/PrintDialog.tsx';
import { useSheetPaper } from '../../../printing/useSheetPaper.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { usePaper } from './printing.wiring.ts';
import { receiptOriginals } from './originals.ts';
import { useOriginal } from './useOriginal.ts';
import { useReceiptSheet } from './useReceiptSheet.ts';

export type ReceiptDialogProps = { invoice: Invoice; open: boolean; onClose: () => void };

/**
 * Previews the receipt as it prints on the paper of this till. Enter prints it, on the printer of the workstation or with the
 * browser's print dialog.
 */
export function ReceiptDialog({ invoice, open, onClose }: ReceiptDialogProps) {
  const t = useTranslate();
  const [chosenPaper, choose] = usePaper();
  const sheetPaper = useSheetPaper();
  const paper: ReceiptPaper = chosenPaper === 'a4' ? sheetPaper : chosenPaper;
  const paperLabels = {
    '80mm': t('sales.paper.roll', { mm: 80 }),
    '58mm': t('sales.paper.roll', { mm: 58 }),
    a4: t(`sales.paper.${sheetPaper}`),
  };
  const number = invoice.number ?? '';
  const [chosen, chooseLanguage] = useState<ReceiptLanguage | null>(null);
  const { sheet } = useReceiptSheet(invoice, !useOriginal(invoice), chosen ?? invoice.customerLanguage);
  const { receipt, texts, currency, locale, timeZone } = sheet;
  const printIt = async () => {
    const { printAgain } = await import('../../../printing/printed.wiring.ts');
    if (isRoll(paper) && printAgain(number, sheet)) onClose();
    else printPage();
    receiptOriginals.printed(invoice.id);
  };
  return (
    <PrintDialog
      open={open}
      size={isRoll(paper) ? 'm' : 'xl'}
      title={t('sales.receipt.of', { number })}
      closeLabel={t('sales.close')}
      label={t('sales.receipt.preview')}
      action={
        <>
          {t('sales.print')} <Kbd>{'↵'}</Kbd>
        </>
      }
      lang={languageOf(sheet)}
      choices={
        <>
          <LanguageChoice value={languageOf(sheet)} onChange={chooseLanguage} />
          <Segments
            label={t('sales.paper')}
            value={chosenPaper}
            options={(['80mm', '58mm', 'a4'] as const).map((value) => ({
              value,
              name: paperLabels[value],
              face: paperLabels[value],
            }))}
            onChange={choose}
          />
        </>
      }
      onPrint={() => void printIt()}
      onClose={onClose}
    >
      <Receipt
        receipt={receipt}
        texts={texts}
        paper={paper}
        currency={currency}
        locale={locale}
        timeZone={timeZone}
        barcode={<Barcode value={number} label={t('sales.barcode.of', { number })} bare height={36} />}
      />
    </PrintDialog>
  );
}
