import { registers, type RegisterSession } from '@tilldesk/domain/shop';
import { useState } from 'react';
import { useMutation } from '../../../api/useMutation.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { call } from '../../../api/call.ts';
import { toasts } from '../../../page/toasts.ts';
import { useSigned } from '../DrawerStatus.tsx';
import { refreshDrawers } from '../refreshDrawers.ts';
import { WorkDialog } from '../WorkDialog.tsx';
import { ReasonField } from './ReasonField.tsx';
import { useRequired } from './useRequired.ts';

/** Saves the reason for a difference. The reason can be entered once and not changed. */
export function ExplainDialog({ session, onClose }: { session: RegisterSession; onClose: () => void }) {
  const t = useTranslate();
  const signed = useSigned();
  const work = useMutation();
  const fieldErrors = useRequired(work.problem);
  const [reason, setReason] = useState('');

  const explain = async () => {
    fieldErrors.try();
    if (reason.trim() === '') return;
    const body = { version: session.version, reason: reason.trim() };
    const done = await work.run(body, (key) => call(registers.explain, { params: { id: session.id }, body }, { key }));
    if (done === null) return;
    refreshDrawers();
    toasts.show({ tone: 'ok', text: t('drawers.explain.done') });
    onClose();
  };
  return (
    <WorkDialog
      title={t('drawers.explain.title', { difference: signed(session.difference ?? 0) })}
      text={t('drawers.explain.text')}
      action={t('drawers.explain.do')}
      work={work}
      dirty={reason.trim() !== ''}
      onSubmit={() => void explain()}
      onClose={onClose}
    >
      <ReasonField
        max={500}
        value={reason}
        onChange={setReason}
        error={fieldErrors.at('reason', reason.trim() === '')}
      />
    </WorkDialog>
  );
}
