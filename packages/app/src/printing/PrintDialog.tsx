import { Button } from '@tilldesk/ui';
import { Dialog, type DialogProps } from '@tilldesk/ui/overlay';
import { useRef, type ReactNode } from 'react';
import { printPage } from './dialog.wiring.ts';
import { Preview } from './PrintProblem.styles.ts';

export type PrintDialogProps = Pick<DialogProps, 'open' | 'size' | 'title' | 'closeLabel' | 'onClose'> & {
  /** Names the paper for screen readers. */
  label: string;
  /** In which language it is written, where that is another than the page's. */
  lang?: string;
  /** What the button says. */
  action: ReactNode;
  /** @default the browser's print dialog */
  onPrint?: () => void;
  /** Stand before the button: the language, the paper. */
  choices?: ReactNode;
  /** The paper. */
  children: ReactNode;
};

/** Shows a paper as it will come out; Enter prints it. */
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
      <Preview look="sunken" tabIndex={0} role="region" aria-label={label} lang={lang}>
        {children}
      </Preview>
    </Dialog>
  );
}
