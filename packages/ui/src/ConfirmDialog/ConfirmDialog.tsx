'use client';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import type { DialogProps } from '../Dialog/Dialog.tsx';
import { Text } from './ConfirmDialog.styles.ts';

export type ConfirmDialogProps = Omit<
  DialogProps,
  'children' | 'footer' | 'description' | 'initialFocus' | 'closeLabel' | 'onClose' | 'role'
> & {
  /** Describes what will happen. */
  text: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** `danger` colours the confirm button and focuses the cancel button. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** Shows that the confirmed action is running; buttons and Escape are ignored. @default false */
  busy?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks for confirmation with two buttons. Escape cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { text, confirmLabel, cancelLabel, tone = 'neutral', busy = false, onConfirm, onCancel, ...dialog } = props;
  const id = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      size="s"
      aria-describedby={id}
      {...dialog}
      role="alertdialog"
      initialFocus={tone === 'danger' ? cancel : confirm}
      onClose={() => !busy && onCancel()}
      footer={
        <>
          <Button ref={cancel} disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button ref={confirm} tone={tone === 'danger' ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Text id={id}>{text}</Text>
    </Dialog>
  );
}
