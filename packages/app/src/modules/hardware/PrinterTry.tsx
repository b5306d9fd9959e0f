import { Alert, Button, StatusDot } from '@tilldesk/ui';
import type { ReactNode } from 'react';
import { Row, Stack } from '../../page/flow.styles.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { PrinterRole } from '../../printing/device/printerRoles.ts';
import type { Printer } from './usePrinter.ts';

type PrinterTryProps = {
  printer: Printer;
  of: PrinterRole;
  /** Whether it is chosen here; what prints at another one's place is chosen there. @default true */
  isChosen?: boolean;
  /** Are what it is tried out with. */
  children: ReactNode;
};

/** How a printer is, and what it is chosen and tried out by. */
export function PrinterTry({ printer: { seen, busy, choose, check }, of, isChosen = true, children }: PrinterTryProps) {
  const t = useTranslate();
  return (
    <>
      <Stack role="status" aria-label={t(`hardware.state.${of}`)}>
        {seen?.tone === 'bad' ? (
          // What is wrong takes a sentence; it is heard by the region around it.
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
