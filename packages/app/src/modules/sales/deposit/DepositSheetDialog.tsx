import type { Deposit } from '@tilldesk/domain/deposits';
import { Dialog } from '@tilldesk/ui/overlay';
import { contactLines } from '../../../printing/storeLines.ts';
import { PrintButtons } from '../../../printing/PrintButtons.tsx';
import { ReportPaper } from '../../../printing/ReportPaper.tsx';
import type { ReportSheet } from '../../../printing/sheets.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import { Preview } from '../../../printing/PrintProblem.styles.ts';
import { useEntryText } from './useEntryText.ts';

/** Shows the printable deposit sheet for the customer: the deposit and its movements. */
export function DepositSheetDialog({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const t = useTranslate();
  const { money, moment } = useFormats();
  const { store } = useSession();
  const entryText = useEntryText();
  const title = t('deposit.sheet', { number: deposit.number });
  const sheet: ReportSheet = {
    kind: 'report',
    title,
    from: { name: store.storeName, lines: contactLines(store) },
    facts: [
      { id: 'customer', label: t('deposit.sheet.customer'), value: deposit.customerName },
      { id: 'at', label: t('deposit.sheet.at'), value: moment(deposit.at) },
      { id: 'by', label: t('deposit.sheet.by'), value: deposit.by },
    ],
    columns: { what: t('deposit.sheet.what'), count: t('deposit.sheet.method'), sum: t('deposit.sheet.amount') },
    rows: deposit.entries.map((entry) => ({
      id: entry.id,
      what: entryText(entry),
      count:
        entry.method === null ? '' : [t(`sales.tender.${entry.method}`), entry.reference].filter(Boolean).join(' '),
      sum: money(entry.amount),
    })),
    sums: [{ id: 'left', label: t('deposit.sheet.left'), value: money(deposit.rest), total: true }],
    notes: deposit.rest === 0 ? [] : [t('deposit.sheet.note')],
  };
  return (
    <Dialog
      open
      size="l"
      title={title}
      closeLabel={t('deposit.print.close')}
      onClose={onClose}
      footer={<PrintButtons title={title} sheet={sheet} onSent={onClose} />}
    >
      <Preview variant="sunken" tabIndex={0} role="region" aria-label={t('deposit.sheet.preview')}>
        <ReportPaper sheet={sheet} />
      </Preview>
    </Dialog>
  );
}
