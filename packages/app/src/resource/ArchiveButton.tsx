import { can } from '@tilldesk/domain/rights';
import { useNavigate } from 'react-router-dom';
import { action, type Action } from '../actions/action.ts';
import { ActionButton } from '../actions/ActionButton.tsx';
import { refresh, resourceOf } from '../api/useAnswer.ts';
import { call } from '../api/call.ts';
import { useSession } from '../session/useSession.ts';
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
  const navigate = useNavigate();
  const { permissions } = useSession();
  const { calls, at, nameOf } = resource;
  const { archive } = calls;
  if (archive === undefined || typeof archive.needs === 'string' || !can(permissions, ...archive.needs)) return null;
  return (
    <ActionButton
      action={archiveRecord}
      of={{ name: nameOf(record), send: () => call(archive, { params: { id: record.id } }) }}
      icon="trash"
      disabled={disabled}
      onDone={() => {
        if (onArchived) onArchived();
        else void navigate(at.list, { replace: true });
        refresh(resourceOf(calls.list));
      }}
    >
      {t('archive.do')}
    </ActionButton>
  );
}

const archiveRecord: Action<{ name: string; send: () => Promise<unknown> }> = action({
  title: 'archive.title',
  text: 'archive.text',
  confirm: 'archive.do',
  cancel: 'archive.cancel',
  tone: 'danger',
  values: ({ name }) => ({ name }),
  send: ({ send }) => send(),
  done: 'archive.done',
});
