import type { ReactNode } from 'react';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';

export type LeavePageDialogProps = {
  open: boolean;
  /** @default 'Leave Page?' */
  title?: string | undefined;
  /** @default 'Unsaved changes will be lost.' */
  text?: ReactNode;
  /** @default 'Cancel' */
  cancelLabel?: string | undefined;
  /** @default 'Leave Page' */
  leaveLabel?: string | undefined;
  /** Goes on with the navigation that was held. */
  onLeave: () => void;
  /** Stays on the form. */
  onCancel: () => void;
};

/** Asks before unsaved changes are lost (spec §2). */
export function LeavePageDialog(props: LeavePageDialogProps) {
  const { open, title = 'Leave Page?', text = 'Unsaved changes will be lost.', onLeave, onCancel } = props;
  const { cancelLabel = 'Cancel', leaveLabel = 'Leave Page' } = props;
  return (
    <ConfirmDialog
      open={open}
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
