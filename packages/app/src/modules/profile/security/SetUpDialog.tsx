import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { toasts } from '../../../page/toasts.ts';
import { ConfirmStep } from './ConfirmStep.tsx';
import type { Enrolled } from './enrolled.ts';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { MethodStep } from './MethodStep.tsx';

type Stage =
  | { at: 'method'; isOver: boolean }
  | ({ at: 'code' } & Enrolled)
  | { at: 'codes'; codes: readonly string[] };

/** Sets up two-step sign-in: the method and the password, then a first code, then the recovery codes, shown once. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const [stage, setStage] = useState<Stage>({ at: 'method', isOver: false });
  if (stage.at === 'method') {
    return (
      <MethodStep
        isOver={stage.isOver}
        onEnrolled={(enrolled) => setStage({ at: 'code', ...enrolled })}
        onClose={onClose}
      />
    );
  }
  if (stage.at === 'code') {
    return (
      <ConfirmStep
        enrolled={stage}
        onConfirmed={(codes) => {
          refresh('profile');
          toasts.show({ tone: 'ok', text: t('profile.twoFactor.turnedOn') });
          setStage({ at: 'codes', codes });
        }}
        onOver={() => setStage({ at: 'method', isOver: true })}
        onClose={onClose}
      />
    );
  }
  return <RecoveryCodesDialog codes={stage.codes} onClose={onClose} />;
}
