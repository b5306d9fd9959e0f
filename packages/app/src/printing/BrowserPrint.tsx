import { Barcode, LabelSheet, Receipt } from '@tilldesk/ui/print';
import { catalogue } from '../i18n/catalogue.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { PrintDialog } from './PrintDialog.tsx';
import { ReportPaper } from './ReportPaper.tsx';
import type { QueuedSheet } from './sheets.ts';

type HandedSheetProps = { sheet: QueuedSheet; title: string; onClose: () => void };

/** A sheet that the printer did not print, shown for the browser's print dialog. */
function HandedSheet({ sheet, title, onClose }: HandedSheetProps) {
  const t = useTranslate();
  return (
    <PrintDialog
      open
      size={sheet.kind === 'receipt' ? 'm' : 'l'}
      title={title}
      closeLabel={t('printing.close')}
      label={t('printing.preview')}
      action={t('printing.print')}
      onClose={onClose}
    >
      <SheetPreview sheet={sheet} />
    </PrintDialog>
  );
}

/** The sheet as the browser prints it: a roll, labels in their own size, or a page. */
function SheetPreview({ sheet }: Pick<HandedSheetProps, 'sheet'>) {
  const t = useTranslate();
  switch (sheet.kind) {
    case 'receipt': {
      const { kind: _kind, receipt, ...rest } = sheet;
      const code = <Barcode value={receipt.number} label={receipt.number} bare height={36} />;
      return <Receipt {...rest} receipt={receipt} barcode={code} />;
    }
    case 'labels':
      return (
        <LabelSheet
          label={t('printing.labels.preview')}
          labels={sheet.labels}
          size={sheet.size}
          codeLabel={(code) => t('printing.labels.code', { code })}
        />
      );
    case 'report':
      return <ReportPaper sheet={sheet} />;
  }
}

/** Loads the component with its messages; no page includes them. */
export async function loadHandedSheet() {
  await catalogue.add('printing');
  return HandedSheet;
}
