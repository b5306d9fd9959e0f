import type { BillPayment } from '@tilldesk/domain/billPayments';
import type { ReceiptLanguage } from '@tilldesk/domain/receipts';
import { Kbd, Segments } from '@tilldesk/ui';
import { Barcode, Receipt, type ReceiptPaper } from '@tilldesk/ui/print';
import { useState } from 'react';
import { printPage } from '../../../printing/dialog.wiring.ts';
import { LanguageChoice, languageOf } from '../../../printing/LanguageChoice.tsx';
import { PrintDialog } from '../../../printing/PrintDialog.tsx';
import { useSheetPaper } from '../../../printing/useSheetPaper.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useBillSheet } from './useBillSheet.ts';

type BillReceiptDialogProps = {
  bill: BillPayment;
  /** Whether the receipt was printed before. */
  copy: boolean;
  onClose: () => void;
};

/** Previews the receipt of a bill payment as it prints, on a roll or a page. Enter prints it. */
export function BillReceiptDialog({ bill, copy, onClose }: BillReceiptDialogProps) {
  const t = useTranslate();
  const sheetPaper = useSheetPaper();
  const [paper, choosePaper] = useState<ReceiptPaper>('80mm');
  const [language, chooseLanguage] = useState<ReceiptLanguage | null>(bill.customerLanguage);
  const sheet = useBillSheet(bill, copy, language);
  const { receipt, texts, currency, locale, timeZone } = sheet;
  const printIt = async () => {
    const { printAgain } = await import('../../../printing/printed.wiring.ts');
    if (paper === '80mm' && printAgain(receipt.number, sheet)) onClose();
    else printPage();
  };
  return (
    <PrintDialog
      open
      size={paper === '80mm' ? 'm' : 'xl'}
      title={t('billPayments.receipt.of', { number: receipt.number })}
      closeLabel={t('billPayments.close')}
      label={t('billPayments.receipt.preview')}
      action={
        <>
          {t('billPayments.print')} <Kbd>{'↵'}</Kbd>
        </>
      }
      lang={languageOf(sheet)}
      choices={
        <>
          <LanguageChoice value={languageOf(sheet)} onChange={chooseLanguage} />
          <Segments
            label={t('sales.paper')}
            value={paper}
            options={[
              {
                value: '80mm' as const,
                name: t('sales.paper.roll', { mm: 80 }),
                face: t('sales.paper.roll', { mm: 80 }),
              },
              { value: sheetPaper, name: t(`sales.paper.${sheetPaper}`), face: t(`sales.paper.${sheetPaper}`) },
            ]}
            onChange={choosePaper}
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
        barcode={<Barcode value={receipt.number} label={receipt.number} bare height={36} />}
      />
    </PrintDialog>
  );
}
