import { workstations, type Workstation } from '@tilldesk/domain/shop';
import { ConfirmDialog } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { useProblem } from '../../kit/say/useProblem.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { refresh } from '../../wiring/answers.ts';
import { call } from '../../wiring/api.ts';
import { ApiProblem } from '../../wiring/ApiProblem.ts';
import { ownWorkstation } from '../../wiring/ownWorkstation.ts';
import { toasts } from '../../wiring/toasts.ts';

type RemoveDialogProps = {
  one: Workstation;
  /** It is this browser: that is asked once more. */
  isOwn: boolean;
  onGone: () => void;
  onClose: () => void;
};

/** Removes a workstation with its settings. */
export function RemoveDialog({ one, isOwn, onGone, onClose }: RemoveDialogProps) {
  const say = useSay();
  const problems = useProblem();
  const [asksAgain, setAsksAgain] = useState(false);
  const [busy, setBusy] = useState(false);

  const remove = async () => {
    setBusy(true);
    try {
      await call(workstations.remove, { params: { id: one.id } });
      if (isOwn) ownWorkstation.forget();
      toasts.show({ tone: 'ok', text: say('hardware.removed', { name: one.name }) });
      onGone();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toasts.show({ tone: 'bad', text: problems.say(error) });
    } finally {
      refresh('workstations');
      onClose();
    }
  };

  const common = { open: true, tone: 'danger', cancelLabel: say('form.cancel'), busy, onCancel: onClose } as const;
  if (asksAgain) {
    return (
      <ConfirmDialog
        key="again"
        {...common}
        title={say('hardware.remove.own.title')}
        text={say('hardware.remove.own.text')}
        confirmLabel={say('hardware.remove.own.yes')}
        onConfirm={() => void remove()}
      />
    );
  }
  return (
    <ConfirmDialog
      {...common}
      title={say('hardware.remove.title', { name: one.name })}
      text={say('hardware.remove.text')}
      confirmLabel={say('hardware.remove')}
      onConfirm={() => (isOwn ? setAsksAgain(true) : void remove())}
    />
  );
}
