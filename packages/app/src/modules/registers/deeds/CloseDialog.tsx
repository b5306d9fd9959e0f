import { needsReason, proposedDrop, registers, type RegisterSession } from '@tilldesk/domain/shop';
import { Alert, Button, Field, MoneyInput, SumList } from '@tilldesk/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useApproval } from '../../../kit/approve/useApproval.tsx';
import { useWork } from '../../../kit/buying/useWork.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useAnswer } from '../../../wiring/answers.ts';
import { call } from '../../../wiring/api.ts';
import { toasts } from '../../../wiring/toasts.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { CountInput } from '../CountInput.tsx';
import { countWays, isEntered, notCounted, piecesOf, totalOf } from '../counted.ts';
import { Difference } from '../DrawerStatus.tsx';
import { refreshDrawers } from '../refreshDrawers.ts';
import { WithButton } from '../registers.styles.ts';
import { WorkDialog } from '../WorkDialog.tsx';
import { ReasonField } from './ReasonField.tsx';
import { useRequired } from './useRequired.ts';

type CloseDialogProps = {
  session: RegisterSession;
  onClosed: (sessionId: string) => void;
  onClose: () => void;
};

/** Counts a drawer and closes it. To one who counts blind nothing says what should be in it. */
export function CloseDialog({ session: opened, onClosed, onClose }: CloseDialogProps) {
  const say = useSay();
  const { locale } = useIntl();
  const { money } = useFormats();
  const { defaultCurrency: currency, transaction } = useSession().store;
  const { approved, approvalDialog } = useApproval();
  const session = useLive(opened);
  const work = useWork();
  const wrong = useRequired(work.problem);
  const [counted, setCounted] = useState(notCounted);
  const [drop, setDrop] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const counts = counted.way !== 'none';
  const total = totalOf(counted, currency);
  const { expected } = session;
  const difference = total === null || expected === null ? null : total - expected;
  const isFar = difference !== null && needsReason(difference, transaction.varianceLimit);
  // A sale that came in between may be what the server asks about.
  const asksWhy = counts && (isFar || wrong.at('reason') !== undefined);
  const proposed = total === null ? 0 : proposedDrop(total, transaction.closingFloat);

  const close = async () => {
    wrong.try();
    if ((counts && total === null) || (asksWhy && reason.trim() === '')) return;
    const body = {
      version: session.version,
      counted: total,
      note: note.trim() || null,
      ...(counts && {
        denominations: piecesOf(counted, currency),
        bankDrop: drop ?? 0,
        ...(asksWhy && { reason: reason.trim() }),
      }),
    };
    const sentence = say('drawers.close.approve', { name: session.registerName, amount: money(total ?? 0) });
    const closed = await work.run(body, (key) =>
      approved({ action: 'drawer.closeLow', subjectId: session.id, sentence }, (approvalId) =>
        call(
          registers.close,
          { params: { id: session.id }, body: { ...body, ...(approvalId === undefined ? {} : { approvalId }) } },
          { key },
        ),
      ),
    );
    if (closed === null) return;
    refreshDrawers();
    toasts.show({ tone: 'ok', text: say('drawers.close.done', { name: session.registerName }) });
    onClosed(session.id);
  };
  return (
    <WorkDialog
      title={say('drawers.close.title', { name: session.registerName })}
      text={say(expected === null ? 'drawers.close.blind' : 'drawers.close.text')}
      action={say('drawers.close')}
      work={work}
      dirty={isEntered(counted) || drop !== null || `${reason}${note}`.trim() !== ''}
      onSubmit={() => void close()}
      onClose={onClose}
      above={approvalDialog}
    >
      {!session.isMine && (
        <Alert tone="warn">
          {session.people.length === 0
            ? say('drawers.close.nobody')
            : say('drawers.close.forced', { people: session.people.join(', ') })}
        </Alert>
      )}
      <CountInput
        value={counted}
        onChange={setCounted}
        ways={countWays}
        error={wrong.at('counted', counts && total === null) ?? wrong.at('denominations')}
      />
      {!counts && <Alert tone="warn">{say('drawers.close.uncounted')}</Alert>}
      {counts && expected !== null && (
        <SumList
          items={[
            { id: 'expected', label: say('drawers.expected'), value: money(expected) },
            {
              id: 'difference',
              label: say('drawers.difference'),
              value: <Difference value={difference} />,
              total: true,
            },
          ]}
        />
      )}
      {asksWhy && (
        <ReasonField
          label={say('drawers.why')}
          hint={say('drawers.why.hint', { limit: money(transaction.varianceLimit) })}
          max={500}
          value={reason}
          onChange={setReason}
          error={wrong.at('reason', reason.trim() === '')}
        />
      )}
      {counts && (
        <Field
          label={say('drawers.drop')}
          hint={
            total === null ? say('drawers.drop.hint') : say('drawers.drop.left', { left: money(total - (drop ?? 0)) })
          }
          error={wrong.at('bankDrop')}
        >
          <WithButton>
            <MoneyInput
              currency={currency}
              locale={locale}
              max={total ?? undefined}
              value={drop}
              onChange={setDrop}
              aria-label={say('drawers.drop')}
            />
            <Button disabled={proposed === 0} onClick={() => setDrop(proposed)}>
              {say('drawers.drop.propose', { float: money(transaction.closingFloat) })}
            </Button>
          </WithButton>
        </Field>
      )}
      <ReasonField
        label={say('drawers.note')}
        max={2000}
        required={false}
        value={note}
        onChange={setNote}
        error={wrong.at('note')}
      />
    </WorkDialog>
  );
}

/** The drawer as it stands while it is counted: others may still sell. */
function useLive(opened: RegisterSession): RegisterSession {
  const { data } = useAnswer(registers.list, {}, { watch: ['register-sessions', 'clock', 'invoices'] });
  return data?.items.find(({ session }) => session?.id === opened.id)?.session ?? opened;
}
