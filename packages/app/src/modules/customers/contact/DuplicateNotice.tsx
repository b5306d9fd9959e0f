import { phoneText, type Bearer } from '@tilldesk/domain/stock';
import { Alert, Button } from '@tilldesk/ui';
import { useState } from 'react';
import { useGo } from '../../../kit/go/useGo.ts';
import { Row } from '../../../kit/page/flow.styles.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { ApiProblem } from '../../../wiring/ApiProblem.ts';
import { leaving } from '../../../wiring/leaving.ts';
import { toasts } from '../../../wiring/toasts.ts';

export type DuplicateNoticeProps = {
  bearer: Bearer;
  /** It was said already that this is somebody else. */
  isKnown: boolean;
  /** Adds what was written to the bearer; absent where a customer who stands is changed. */
  onAdd: (() => Promise<void>) | null;
  onKeep: (keep: boolean) => void;
  /** What was written is over: it went to the bearer, or is not needed. */
  onOver: () => void;
};

/** Says who bears the same phone or email, and what can be done: open them, add to them, or keep two customers. */
export function DuplicateNotice({ bearer, isKnown, onAdd, onKeep, onOver }: DuplicateNoticeProps) {
  const say = useSay();
  const go = useGo();
  const { date } = useFormats();
  const problems = useProblem();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiProblem | null>(null);
  const { id, name, values, invoiceCount, lastVisit } = bearer;
  const shared = values.map(phoneText).join(', ');

  const open = () => {
    onOver();
    leaving.release();
    go('/customer-management/customer-details/:customerId', { with: { customerId: id } });
  };
  const add = async () => {
    setBusy(true);
    setRefused(null);
    try {
      await onAdd?.();
      toasts.show({ tone: 'ok', text: say('customers.duplicate.added', { name }) });
      open();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setRefused(error);
    } finally {
      setBusy(false);
    }
  };
  if (isKnown) {
    return (
      <Alert
        actions={
          <Button size="s" onClick={() => onKeep(false)}>
            {say('customers.duplicate.reconsider')}
          </Button>
        }
      >
        {say('customers.duplicate.kept', { name, shared })}
      </Alert>
    );
  }
  return (
    <Alert
      tone="warn"
      title={say('customers.duplicate.title', { name, shared })}
      actions={
        <Row>
          <Button size="s" icon="user" onClick={open}>
            {say('customers.duplicate.use')}
          </Button>
          {onAdd && (
            <Button size="s" icon="plus" busy={busy} onClick={() => void add()}>
              {say('customers.duplicate.add')}
            </Button>
          )}
          <Button size="s" tone="quiet" onClick={() => onKeep(true)}>
            {say('customers.duplicate.keep')}
          </Button>
        </Row>
      }
    >
      {refused
        ? problems.say(refused)
        : lastVisit === null
          ? say('customers.duplicate.neverBought')
          : say('customers.duplicate.bought', { count: invoiceCount, date: date(lastVisit) })}
    </Alert>
  );
}
