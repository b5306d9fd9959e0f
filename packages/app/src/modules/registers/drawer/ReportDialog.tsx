import { registers } from '@tilldesk/domain/registers';
import { Dialog } from '@tilldesk/ui/overlay';
import { Failed } from '../../../page/Failed.tsx';
import { Wait } from '../../../page/Loading.tsx';
import { PrintButtons } from '../../../printing/PrintButtons.tsx';
import { ReportPaper } from '../../../printing/ReportPaper.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { Preview } from '../registers.styles.ts';
import { useReportSheet } from './useReportSheet.ts';

/** Previews the X report of an open drawer or the Z report of a closed drawer as it prints. */
export function ReportDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useTranslate();
  const { data, problem, again } = useAnswer(registers.report, { params: { id } });
  const sheetOf = useReportSheet();
  const title = data ? t(`drawers.report.${data.kind}.of`, { name }) : name;
  return (
    <Dialog
      open
      size="l"
      title={title}
      closeLabel={t('drawers.panel.close')}
      onClose={onClose}
      footer={<PrintButtons title={title} sheet={data ? sheetOf(data) : null} onSent={onClose} />}
    >
      {data && (
        <Preview tabIndex={0} role="region" aria-label={t('drawers.report.preview')}>
          <ReportPaper sheet={sheetOf(data)} />
        </Preview>
      )}
      {!data && (problem ? <Failed problem={problem} onAgain={again} /> : <Wait />)}
    </Dialog>
  );
}
