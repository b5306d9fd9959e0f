import { registers, type Register } from '@tilldesk/domain/shop';
import { useState } from 'react';
import { useMutation } from '../../../api/useMutation.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { call } from '../../../api/call.ts';
import { newId } from '../../../api/newId.ts';
import { toasts } from '../../../page/toasts.ts';
import { useSession } from '../../../session/useSession.ts';
import { CountInput } from '../CountInput.tsx';
import { isEntered, notCounted, piecesOf, totalOf } from '../counted.ts';
import { refreshDrawers } from '../refreshDrawers.ts';
import { WorkDialog } from '../WorkDialog.tsx';
import { ReasonField } from './ReasonField.tsx';
import { useRequired } from './useRequired.ts';

/** Opens the drawer of a register with the counted cash. */
export function OpenDialog({ register, onClose }: { register: Register; onClose: () => void }) {
  const t = useTranslate();
  const { defaultCurrency: currency } = useSession().store;
  const work = useMutation();
  const fieldErrors = useRequired(work.problem);
  const [id] = useState(newId);
  const [counted, setCounted] = useState(notCounted);
  const [note, setNote] = useState('');
  const total = totalOf(counted, currency);

  const open = async () => {
    fieldErrors.try();
    if (total === null) return;
    const denominations = piecesOf(counted, currency);
    const body = { id, registerId: register.id, counted: total, denominations, note: note.trim() || null };
    const opened = await work.run(body, (key) => call(registers.open, { body }, { key }));
    if (opened === null) return;
    refreshDrawers();
    toasts.show({ tone: 'ok', text: t('drawers.open.done', { name: register.name }) });
    onClose();
  };
  return (
    <WorkDialog
      title={t('drawers.open.title', { name: register.name })}
      text={t('drawers.open.text')}
      action={t('drawers.open')}
      work={work}
      dirty={isEntered(counted) || note.trim() !== ''}
      onSubmit={() => void open()}
      onClose={onClose}
    >
      <CountInput value={counted} onChange={setCounted} error={fieldErrors.at('counted', total === null)} />
      <ReasonField
        label={t('drawers.note')}
        max={500}
        required={false}
        value={note}
        onChange={setNote}
        error={fieldErrors.at('note')}
      />
    </WorkDialog>
  );
}
