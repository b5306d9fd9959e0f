import { ConfirmDialog } from '@tilldesk/ui/overlay';
import { useState, type ReactNode } from 'react';
import { useUnsavedWarning } from '../../navigation/useUnsavedWarning.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';

/**
 * Closes a dialog at once or, with unsaved changes, after confirmation. While it has any, links, back and reload also ask for
 * confirmation, as on protected pages (spec §2).
 */
export function useCloseGuard(dirty: boolean, onClose: () => void): { close: () => void; confirmDialog: ReactNode } {
  const t = useTranslate();
  const [isDialogOpen, setDialogOpen] = useState(false);
  useUnsavedWarning(dirty);
  return {
    close: () => (dirty ? setDialogOpen(true) : onClose()),
    confirmDialog: (
      <ConfirmDialog
        open={isDialogOpen}
        tone="danger"
        title={t('form.discard.title')}
        text={t('form.discard.text')}
        cancelLabel={t('form.discard.stay')}
        confirmLabel={t('form.discard.confirm')}
        onCancel={() => setDialogOpen(false)}
        onConfirm={onClose}
      />
    ),
  };
}
