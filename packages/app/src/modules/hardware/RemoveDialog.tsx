import { workstations, type Workstation } from '@tilldesk/domain/shop';
import { ConfirmDialog } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { useProblem } from '../../kit/say/useProblem.ts';
import { useTranslate } from '../../kit/say/useSay.ts';
import { refresh } from '../../wiring/answers.ts';
import { call } from '../../wiring/api.ts';
import { ApiProblem } from '../../wiring/ApiProblem.ts';
import { currentWorkstation } from '../../wiring/ownWorkstation.ts';
import { toasts } from '../../wiring/toasts.ts';

type RemoveDialogProps = {
  one: Workstation;
  /** It is this browser: that is asked once more. */
  isOwn: boolean;
  onRemoved: () => void;
  onClose: () => void;
};

/** Removes a workstation with its settings. */
export function RemoveDialog({ one, isOwn, onRemoved, onClose }: RemoveDialogProps) {
  const t = useTranslate();
  const problems = useProblem();
  const [isConfirmingAgain, setConfirmingAgain] = useState(false);
  const [busy, setBusy] = useState(false);

  const remove = async () => {
    setBusy(true);
    try {
      await call(workstations.remove, { params: { id: one.id } });
      if (isOwn) currentWorkstation.forget();
      toasts.show({ tone: 'ok', text: t('hardware.removed', { name: one.name }) });
      onRemoved();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toasts.show({ tone: 'bad', text: problems.say(error) });
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
