import { can } from '@tilldesk/domain/rights';
import { Button } from '@tilldesk/ui';
import { ConfirmDialog } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiProblem } from '../../wiring/ApiProblem.ts';
import { refresh, resourceOf } from '../../wiring/answers.ts';
import { call } from '../../wiring/api.ts';
import { toasts } from '../../wiring/toasts.ts';
import { useSession } from '../../wiring/useSession.ts';
import { useProblem } from '../say/useProblem.ts';
import { useSay } from '../say/useSay.ts';
import type { Kept, Resource } from './resource.ts';

type ArchiveButtonProps<R extends Kept> = {
  resource: Resource<R>;
  record: R;
  disabled?: boolean;
  /** Follows in the place of going back to the list. */
  onArchived?: () => void;
};

/** Archives a record after asking; is not there for those who may not. Leads back to the list. */
export function ArchiveButton<R extends Kept>({
  resource,
  record,
  disabled = false,
  onArchived,
}: ArchiveButtonProps<R>) {
  const say = useSay();
  const problems = useProblem();
  const navigate = useNavigate();
  const { permissions } = useSession();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const { calls, at, nameOf } = resource;
  const { archive } = calls;
  if (archive === undefined || typeof archive.needs === 'string' || !can(permissions, ...archive.needs)) return null;

  const name = nameOf(record);
  const confirm = async () => {
    setBusy(true);
    try {
      await call(archive, { params: { id: record.id } });
      toasts.show({ tone: 'ok', text: say('archive.done', { name }) });
      if (onArchived) onArchived();
      else await navigate(at.list, { replace: true });
      refresh(resourceOf(calls.list));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toasts.show({ tone: 'bad', text: problems.say(error) });
      setAsks(false);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button icon="trash" disabled={disabled} onClick={() => setAsks(true)}>
        {say('archive.do')}
      </Button>
      <ConfirmDialog
        open={asks}
        tone="danger"
        title={say('archive.title', { name })}
        text={say('archive.text')}
        confirmLabel={say('archive.do')}
        cancelLabel={say('archive.cancel')}
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsks(false)}
      />
    </>
  );
}
