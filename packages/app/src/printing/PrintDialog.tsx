import { Button } from '@tilldesk/ui';
import { Dialog, type DialogProps } from '@tilldesk/ui/overlay';
import { useRef, type ReactNode } from 'react';
import { printPage } from './dialog.wiring.ts';
import { Preview } from './PrintProblem.styles.ts';

export type PrintDialogProps = Pick<DialogProps, 'open' | 'size' | 'title' | 'closeLabel' | 'onClose'> & {
  /** Name of the preview for screen readers. */
  label: string;
  /** Language of the sheet, when it differs from the page's. */
  lang?: string;
  /** Label of the button. */
  action: ReactNode;
  /** @default the browser's print dialog */
  onPrint?: () => void;
  /** Options before the button: language, paper. */
  choices?: ReactNode;
  /** The sheet. */
  children: ReactNode;
};

/** Shows a print preview; Enter prints it. */
export function PrintDialog({
  label,
  lang,
  action,
  onPrint = printPage,
  choices,
  children,
  ...rest
}: PrintDialogProps) {
  const print = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      {...rest}
      initialFocus={print}
      footer={
        <>
          {choices}
          <Button ref={print} tone="primary" icon="print" onClick={onPrint}>
            {action}
          </Button>
        </>
      }
    >
      <Preview variant="sunken" tabIndex={0} role="region" aria-label={label} lang={lang}>
        {children}
      </Preview>
    </Dialog>
  );
}
