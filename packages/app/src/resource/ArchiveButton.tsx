import { can } from '@tilldesk/domain/rights';
import { Button } from '@tilldesk/ui';
import { ConfirmDialog } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiProblem } from '../api/ApiProblem.ts';
import { refresh, resourceOf } from '../api/useAnswer.ts';
import { call } from '../api/call.ts';
import { toasts } from '../page/toasts.ts';
import { useSession } from '../session/useSession.ts';
import { useProblem } from '../i18n/useProblem.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import type { VersionedRecord, Resource } from './resource.ts';

type ArchiveButtonProps<R extends VersionedRecord> = {
  resource: Resource<R>;
  record: R;
  disabled?: boolean;
  /** Called after archiving, in place of going back to the list. */
  onArchived?: () => void;
};

/** Archives a record after confirmation, then returns to the list. Renders nothing for users without the right to archive. */
export function ArchiveButton<R extends VersionedRecord>({
  resource,
  record,
  disabled = false,
  onArchived,
}: ArchiveButtonProps<R>) {
  const t = useTranslate();
  const problems = useProblem();
  const navigate = useNavigate();
  const { permissions } = useSession();
  const [isConfirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const { calls, at, nameOf } = resource;
  const { archive } = calls;
  if (archive === undefined || typeof archive.needs === 'string' || !can(permissions, ...archive.needs)) return null;

  const name = nameOf(record);
  const confirm = async () => {
    setBusy(true);
    try {
      await call(archive, { params: { id: record.id } });
      toasts.show({ tone: 'ok', text: t('archive.done', { name }) });
      if (onArchived) onArchived();
      else await navigate(at.list, { replace: true });
      refresh(resourceOf(calls.list));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toasts.show({ tone: 'bad', text: problems.message(error) });
      setConfirming(false);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button icon="trash" disabled={disabled} onClick={() => setConfirming(true)}>
        {t('archive.do')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        tone="danger"
        title={t('archive.title', { name })}
        text={t('archive.text')}
        confirmLabel={t('archive.do')}
        cancelLabel={t('archive.cancel')}
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}
