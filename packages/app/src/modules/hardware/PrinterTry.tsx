import { Alert, Button, StatusDot } from '@tilldesk/ui';
import type { ReactNode } from 'react';
import { Row, Stack } from '../../page/flow.styles.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { PrinterRole } from '../../printing/device/printerRoles.ts';
import type { Printer } from './usePrinter.ts';

type PrinterTryProps = {
  printer: Printer;
  of: PrinterRole;
  /** Whether the printer is chosen here; otherwise it is chosen in another card. @default true */
  isChosen?: boolean;
  /** The buttons that test the printer. */
  children: ReactNode;
};

/** Shows the printer's status, with buttons to choose, check and test it. */
export function PrinterTry({ printer: { seen, busy, choose, check }, of, isChosen = true, children }: PrinterTryProps) {
  const t = useTranslate();
  return (
    <>
      <Stack role="status" aria-label={t(`hardware.state.${of}`)}>
        {seen?.tone === 'bad' ? (
          // A problem is shown as a full sentence; the surrounding status region announces it.
          <Alert tone="bad" role="presentation">
            {seen.text}
          </Alert>
        ) : (
          <StatusDot tone={seen?.tone ?? 'neutral'}>{seen?.text ?? t('hardware.state.unasked')}</StatusDot>
        )}
      </Stack>
      <Row>
        {isChosen && (
          <Button icon="print" busy={busy} onClick={choose}>
            {t(`hardware.connect.${of}`)}
          </Button>
        )}
        <Button disabled={busy} onClick={check}>
          {t(`hardware.check.${of}`)}
        </Button>
        {children}
      </Row>
    </>
  );
}
