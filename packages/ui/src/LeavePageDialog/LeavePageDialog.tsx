'use client';
import type { ReactNode } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '../ConfirmDialog/ConfirmDialog.tsx';

export type LeavePageDialogProps = Omit<
  ConfirmDialogProps,
  'title' | 'text' | 'tone' | 'busy' | 'cancelLabel' | 'confirmLabel' | 'onConfirm' | 'onCancel'
> & {
  /** @default 'Leave Page?' */
  title?: string | undefined;
  /** @default 'Unsaved changes will be lost.' */
  text?: ReactNode;
  /** @default 'Cancel' */
  cancelLabel?: string | undefined;
  /** @default 'Leave Page' */
  leaveLabel?: string | undefined;
  /** Continues the blocked navigation. */
  onLeave: () => void;
  /** Stays on the form. */
  onCancel: () => void;
};

/** Asks for confirmation before unsaved changes are lost (spec §2). */
export function LeavePageDialog(props: LeavePageDialogProps) {
  const { title = 'Leave Page?', text = 'Unsaved changes will be lost.', onLeave, onCancel, ...others } = props;
  const { cancelLabel = 'Cancel', leaveLabel = 'Leave Page', ...dialog } = others;
  return (
    <ConfirmDialog
      {...dialog}
      tone="danger"
      title={title}
      text={text}
      cancelLabel={cancelLabel}
      confirmLabel={leaveLabel}
      onCancel={onCancel}
      onConfirm={onLeave}
    />
  );
}
