import { needsReason, proposedDrop, registers, type RegisterSession } from '@tilldesk/domain/registers';
import { Alert, Button, Field, MoneyInput, SumList } from '@tilldesk/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ActionFrame } from '../../../actions/ActionFrame.tsx';
import { useApproval } from '../../../approvals/useApproval.tsx';
import { useMutation } from '../../../api/useMutation.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh, useAnswer } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { toasts } from '../../../page/toasts.ts';
import { useSession } from '../../../session/useSession.ts';
import { CountInput } from '../CountInput.tsx';
import { countMethods, isEntered, notCounted, piecesOf, totalOf } from '../counted.ts';
import { Difference } from '../DrawerStatus.tsx';
import { WithButton } from '../registers.styles.ts';
import { drawerAction } from './drawerActions.ts';
import { ReasonField } from './ReasonField.tsx';
import { useRequired } from './useRequired.ts';

type CloseDialogProps = {
  session: RegisterSession;
  onClosed: (sessionId: string) => void;
  onClose: () => void;
};

/** Counts and closes a drawer. In a blind count the expected cash is hidden. */
export function CloseDialog({ session: opened, onClosed, onClose }: CloseDialogProps) {
  const t = useTranslate();
  const { locale } = useIntl();
  const { money } = useFormats();
  const { defaultCurrency: currency, transaction } = useSession().store;
  const { approved, approvalDialog } = useApproval();
  const session = useLive(opened);
  const work = useMutation();
  const fieldErrors = useRequired(work.problem);
  const [counted, setCounted] = useState(notCounted);
  const [drop, setDrop] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const counts = counted.method !== 'none';
  const total = totalOf(counted, currency);
  const { expected } = session;
  const difference = total === null || expected === null ? null : total - expected;
  const isFar = difference !== null && needsReason(difference, transaction.varianceLimit);
  // A sale made while the dialog is open can change the difference, so that the server requires a reason.
  const requiresReason = counts && (isFar || fieldErrors.at('reason') !== undefined);
  const proposed = total === null ? 0 : proposedDrop(total, transaction.closingFloat);

  const asks = work.problem?.code === 'billPayment.pending';

  const close = async () => {
    fieldErrors.try();
    if ((counts && total === null) || (requiresReason && reason.trim() === '')) return;
    const body = {
      version: session.version,
      counted: total,
      note: note.trim() || null,
      ...(asks && { confirmsPending: true }),
      ...(counts && {
        denominations: piecesOf(counted, currency),
        bankDrop: drop ?? 0,
        ...(requiresReason && { reason: reason.trim() }),
      }),
    };
    const sentence = t('drawers.close.approve', { name: session.registerName, amount: money(total ?? 0) });
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
    for (const resource of drawerAction.refresh) refresh(resource);
    toasts.show({ tone: 'ok', text: t('drawers.close.done', { name: session.registerName }) });
    onClosed(session.id);
  };
  return (
    <ActionFrame
      closeLabel={drawerAction.closeLabel}
      unsure={drawerAction.unsure}
      fieldNames={fieldNames}
      title={t('drawers.close.title', { name: session.registerName })}
      text={t(expected === null ? 'drawers.close.blind' : 'drawers.close.text')}
      confirm={t(asks ? 'drawers.close.anyway' : 'drawers.close')}
      mutation={work}
      dirty={isEntered(counted) || drop !== null || `${reason}${note}`.trim() !== ''}
      onSubmit={() => void close()}
      onClose={onClose}
      above={approvalDialog}
    >
      {!session.isMine && (
        <Alert tone="warn">
          {session.people.length === 0
            ? t('drawers.close.nobody')
            : t('drawers.close.forced', { people: session.people.join(', ') })}
        </Alert>
      )}
      <CountInput
        value={counted}
        onChange={setCounted}
        methods={countMethods}
        error={fieldErrors.at('counted', counts && total === null) ?? fieldErrors.at('denominations')}
      />
      {!counts && <Alert tone="warn">{t('drawers.close.uncounted')}</Alert>}
      {counts && expected !== null && (
        <SumList
          items={[
            { id: 'expected', label: t('drawers.expected'), value: money(expected) },
            {
              id: 'difference',
              label: t('drawers.difference'),
              value: <Difference value={difference} />,
              total: true,
            },
          ]}
        />
      )}
      {requiresReason && (
        <ReasonField
          label={t('drawers.why')}
          hint={t('drawers.why.hint', { limit: money(transaction.varianceLimit) })}
          max={500}
          value={reason}
          onChange={setReason}
          error={fieldErrors.at('reason', reason.trim() === '')}
        />
      )}
      {counts && (
        <Field
          label={t('drawers.drop')}
          hint={total === null ? t('drawers.drop.hint') : t('drawers.drop.left', { left: money(total - (drop ?? 0)) })}
          error={fieldErrors.at('bankDrop')}
        >
          <WithButton>
            <MoneyInput
              currency={currency}
              locale={locale}
              max={total ?? undefined}
              value={drop}
              onChange={setDrop}
              aria-label={t('drawers.drop')}
            />
            <Button disabled={proposed === 0} onClick={() => setDrop(proposed)}>
              {t('drawers.drop.propose', { float: money(transaction.closingFloat) })}
            </Button>
          </WithButton>
        </Field>
      )}
      <ReasonField
        label={t('drawers.note')}
        max={2000}
        required={false}
        value={note}
        onChange={setNote}
        error={fieldErrors.at('note')}
      />
    </ActionFrame>
  );
}

const fieldNames = ['counted', 'denominations', 'reason', 'bankDrop', 'note'];

/** Returns the live state of the drawer. Other people can sell during the count. */
function useLive(opened: RegisterSession): RegisterSession {
  const { data } = useAnswer(registers.list, {}, { watch: ['register-sessions', 'clock', 'invoices'] });
  return data?.items.find(({ session }) => session?.id === opened.id)?.session ?? opened;
}
