import type { ReceiptLanguage } from '@tilldesk/domain/receipts';
import type { Refund } from '@tilldesk/domain/refunds';
import { Kbd } from '@tilldesk/ui';
import { Barcode, Receipt } from '@tilldesk/ui/print';
import { useState } from 'react';
import { LanguageChoice, languageOf } from '../../../printing/LanguageChoice.tsx';
import { printPage } from '../../../printing/dialog.wiring.ts';
import { PrintDialog } from '../../../printing/PrintDialog.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useRefundSheet } from './useRefundSheet.ts';

type RefundReceiptDialogProps = {
  refund: Refund;
  /** Whether the receipt was printed before. */
  copy: boolean;
  onPrinted?: () => void;
  onClose: () => void;
};

/**
 * Previews the receipt of a refund as it prints. Enter prints it, on the printer of the workstation or with the browser's print
 * dialog.
 */
export function RefundReceiptDialog({ refund, copy, onPrinted, onClose }: RefundReceiptDialogProps) {
  const t = useTranslate();
  const { number } = refund;
  const [chosen, chooseLanguage] = useState<ReceiptLanguage | null>(null);
  const sheet = useRefundSheet(refund, copy, chosen ?? refund.customerLanguage);
  const { receipt, texts, currency, locale, timeZone } = sheet;
  const printIt = async () => {
    const { printAgain } = await import('../../../printing/printed.wiring.ts');
    if (printAgain(number, sheet)) onClose();
    else printPage();
    onPrinted?.();
  };
  return (
    <PrintDialog
      open
      title={t('refunds.receipt.of', { number })}
      closeLabel={t('refunds.close')}
      label={t('refunds.receipt.preview')}
      action={
        <>
          {t('refunds.print')} <Kbd>{'↵'}</Kbd>
        </>
      }
      lang={languageOf(sheet)}
      choices={<LanguageChoice value={languageOf(sheet)} onChange={chooseLanguage} />}
      onPrint={() => void printIt()}
      onClose={onClose}
    >
      <Receipt
        receipt={receipt}
        texts={texts}
        currency={currency}
        locale={locale}
        timeZone={timeZone}
        barcode={<Barcode value={number} label={number} bare height={36} />}
      />
    </PrintDialog>
  );
}
