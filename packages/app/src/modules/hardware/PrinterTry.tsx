import { Alert, Button, StatusDot } from '@tilldesk/ui';
import type { ReactNode } from 'react';
import { Row, Stack } from '../../kit/page/flow.styles.ts';
import { useSay } from '../../kit/say/useSay.ts';
import type { PrinterRole } from '../../wiring/printerRoles.ts';
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
  const say = useSay();
  return (
    <>
      <Stack role="status" aria-label={say(`hardware.state.${of}`)}>
        {seen?.tone === 'bad' ? (
          // What is wrong takes a sentence; it is heard by the region around it.
          <Alert tone="bad" role="presentation">
            {seen.text}
          </Alert>
        ) : (
          <StatusDot tone={seen?.tone ?? 'neutral'}>{seen?.text ?? say('hardware.state.unasked')}</StatusDot>
        )}
      </Stack>
      <Row>
        {isChosen && (
          <Button icon="print" busy={busy} onClick={choose}>
            {say(`hardware.connect.${of}`)}
          </Button>
        )}
        <Button disabled={busy} onClick={check}>
          {say(`hardware.check.${of}`)}
        </Button>
        {children}
      </Row>
    </>
  );
}
