import { workstations, type Workstation } from '@tilldesk/domain/shop';
import { ConfirmDialog } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { useProblem } from '../../i18n/useProblem.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { refresh } from '../../api/useAnswer.ts';
import { call } from '../../api/call.ts';
import { ApiProblem } from '../../api/ApiProblem.ts';
import { currentWorkstation } from '../../printing/device/currentWorkstation.ts';
import { toasts } from '../../page/toasts.ts';

type RemoveDialogProps = {
  one: Workstation;
  /** Whether this is the current browser's workstation, which requires a second confirmation. */
  isOwn: boolean;
  onRemoved: () => void;
  onClose: () => void;
};

/** Dialog that removes a workstation with its settings. */
export function RemoveDialog({ one, isOwn, onRemoved, onClose }: RemoveDialogProps) {
  const t = useTranslate();
  const problems = useProblem();
  const [isConfirmingAgain, setConfirmingAgain] = useState(false);
  const [busy, setBusy] = useState(false);

  const remove = async () => {
    setBusy(true);
    try {
      await call(workstations.remove, { params: { id: one.id } });
      if (isOwn) currentWorkstation.set(null);
      toasts.show({ tone: 'ok', text: t('hardware.removed', { name: one.name }) });
      onRemoved();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toasts.show({ tone: 'bad', text: problems.message(error) });
    } finally {
      refresh('workstations');
      onClose();
    }
  };

  const common = { open: true, tone: 'danger', cancelLabel: t('form.cancel'), busy, onCancel: onClose } as const;
  if (isConfirmingAgain) {
    return (
      <ConfirmDialog
        key="again"
        {...common}
        title={t('hardware.remove.own.title')}
        text={t('hardware.remove.own.text')}
        confirmLabel={t('hardware.remove.own.yes')}
        onConfirm={() => void remove()}
      />
    );
  }
  return (
    <ConfirmDialog
      {...common}
      title={t('hardware.remove.title', { name: one.name })}
      text={t('hardware.remove.text')}
      confirmLabel={t('hardware.remove')}
      onConfirm={() => (isOwn ? setConfirmingAgain(true) : void remove())}
    />
  );
}
