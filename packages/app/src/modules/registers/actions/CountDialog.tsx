import { registers, type RegisterSession } from '@tilldesk/domain/shop';
import { useState } from 'react';
import { useMutation } from '../../../api/useMutation.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { call } from '../../../api/call.ts';
import { toasts } from '../../../page/toasts.ts';
import { useSession } from '../../../session/useSession.ts';
import { CountInput } from '../CountInput.tsx';
import { isEntered, notCounted, piecesOf, totalOf } from '../counted.ts';
import { refreshDrawers } from '../refreshDrawers.ts';
import { WorkDialog } from '../WorkDialog.tsx';
import { ReasonField } from './ReasonField.tsx';
import { useRequired } from './useRequired.ts';

type CountDialogProps = {
  session: RegisterSession;
  onCounted: (sessionId: string) => void;
  onClose: () => void;
};

/** Counts a drawer that was closed without a count. */
export function CountDialog({ session, onCounted, onClose }: CountDialogProps) {
  const t = useTranslate();
  const { moment } = useFormats();
  const { defaultCurrency: currency } = useSession().store;
  const work = useMutation();
  const fieldErrors = useRequired(work.problem);
  const [counted, setCounted] = useState(notCounted);
  const [reason, setReason] = useState('');
  const total = totalOf(counted, currency);

  const count = async () => {
    fieldErrors.try();
    if (total === null) return;
    const denominations = piecesOf(counted, currency);
    const body = { version: session.version, counted: total, denominations, reason: reason.trim() || null };
    const done = await work.run(body, (key) => call(registers.count, { params: { id: session.id }, body }, { key }));
    if (done === null) return;
    refreshDrawers();
    toasts.show({ tone: 'ok', text: t('drawers.count.done', { name: session.registerName }) });
    onCounted(session.id);
  };
  return (
    <WorkDialog
      title={t('drawers.count.title', { name: session.registerName })}
      text={t('drawers.count.text', { by: session.openedBy, at: moment(session.openedAt) })}
      action={t('drawers.count')}
      work={work}
      dirty={isEntered(counted) || reason.trim() !== ''}
      onSubmit={() => void count()}
      onClose={onClose}
    >
      <CountInput
        value={counted}
        onChange={setCounted}
        error={fieldErrors.at('counted', total === null) ?? fieldErrors.at('denominations')}
      />
      <ReasonField
        label={t('drawers.why')}
        hint={t('drawers.count.why')}
        max={500}
        required={false}
        value={reason}
        onChange={setReason}
        error={fieldErrors.at('reason')}
      />
    </WorkDialog>
  );
}
