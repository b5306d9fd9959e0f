import { Button } from '@tilldesk/ui';
import { useSharedState } from '../browser/sharedState.ts';
import { currentWorkstation } from './device/currentWorkstation.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { printsDirectly, printAgain } from './printed.wiring.ts';
import { printPage } from './dialog.wiring.ts';
import type { QueuedSheet } from './sheets.ts';

type PrintButtonsProps = {
  /** Name of the sheet, shown when printing fails. */
  title: string;
  /** Content of the sheet; null until it is known. */
  sheet: QueuedSheet | null;
  /** Called once the sheet was sent to the printer. */
  onSent: () => void;
};

/** Prints a sheet that is shown on the page: directly where this workstation can, and by the print dialog. */
export function PrintButtons({ title, sheet, onSent }: PrintButtonsProps) {
  const t = useTranslate();
  const station = useSharedState(currentWorkstation);
  const isStraight = sheet !== null && printsDirectly(station, sheet);
  const send = () => {
    if (sheet && printAgain(title, sheet)) onSent();
  };
  return (
    <>
      {isStraight && (
        <Button disabled={!sheet} onClick={printPage}>
          {t('printing.dialog')}
        </Button>
      )}
      <Button tone="primary" icon="print" disabled={!sheet} onClick={isStraight ? send : printPage}>
        {t('printing.print')}
      </Button>
    </>
  );
}
