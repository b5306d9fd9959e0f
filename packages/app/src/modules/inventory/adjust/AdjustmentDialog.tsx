import { can } from '@tilldesk/domain/rights';
import { adjustments, type Adjustment, type AdjustmentLine } from '@tilldesk/domain/adjustments';
import { Alert, Button, DescriptionList, ItemList, Text } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { useApproval } from '../../../approvals/useApproval.tsx';
import { useMutation } from '../../../api/useMutation.ts';
import { Failed } from '../../../page/Failed.tsx';
import { Stack } from '../../../page/flow.styles.ts';
import { Wait } from '../../../page/Loading.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { newId } from '../../../api/newId.ts';
import { toasts } from '../../../page/toasts.ts';
import { useSession } from '../../../session/useSession.ts';
import { refreshStock } from '../inventory.wiring.ts';
import { Signed } from '../Signed.tsx';

type AdjustmentDialogProps = { id: string; onClose: () => void; onOpen: (id: string) => void };

/** One adjustment with its lines, and an action to reverse it. */
export function AdjustmentDialog({ id, onClose, onOpen }: AdjustmentDialogProps) {
  const t = useTranslate();
  const problems = useProblem();
  const { data, problem, again } = useAnswer(adjustments.one, { params: { id } });
  const { reverse, work, approvalDialog } = useReverse(id, onOpen);
  const mayReverse =
    can(useSession().permissions, 'Inventory', 'update') && data?.reverses === null && !data.reversedBy;
  return (
    <Dialog
      open
      size="m"
      title={data?.number ?? t('inventory.tab.adjustments')}
      closeLabel={t('inventory.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('inventory.close')}</Button>
          {mayReverse && (
            <Button tone="danger" icon="undo" busy={work.busy} onClick={() => reverse(data)}>
              {t('inventory.reverse')}
            </Button>
          )}
        </>
      }
    >
      {work.problem && <Alert tone="bad">{problems.message(work.problem)}</Alert>}
      {data ? <Shown adjustment={data} /> : problem ? <Failed problem={problem} onAgain={again} /> : <Wait />}
      {approvalDialog}
    </Dialog>
  );
}

/** Reverses an adjustment, with approval if that removes stock; then shows the reversing document. */
function useReverse(id: string, onDone: (id: string) => void) {
  const t = useTranslate();
  const work = useMutation();
  const { approved, approvalDialog } = useApproval();
  const [own] = useState(newId);
  const reverse = async ({ number }: Adjustment) => {
    const order = {
      action: 'stock.writeOff',
      subjectId: own,
      sentence: t('inventory.reverse.approve', { number }),
    } as const;
    const posted = await work.run(own, (key) =>
      approved(order, (approvalId) => {
        const body = { id: own, ...(approvalId === undefined ? {} : { approvalId }) };
        return call(adjustments.reverse, { params: { id }, body }, { key });
      }),
    );
    if (posted === null) return;
    toasts.show({ tone: 'ok', text: t('inventory.reverse.done', { number, by: posted.number }) });
    refreshStock();
    onDone(posted.id);
  };
  return { reverse: (adjustment: Adjustment) => void reverse(adjustment), work, approvalDialog };
}

function Shown({ adjustment }: { adjustment: Adjustment }) {
  const t = useTranslate();
  const { moment, money } = useFormats();
  const { reason, at, by, approvedBy, customerName, note, value, sold, reverses, reversedBy, lines } = adjustment;
  const fact = (id: string, label: string, text: string | null | undefined) =>
    text == null ? [] : [{ id, label, value: text }];
  return (
    <Stack>
      {reverses && <Alert tone="accent">{t('inventory.adjustments.reverses', { number: reverses.number })}</Alert>}
      {reversedBy && <Alert tone="warn">{t('inventory.adjustments.reversedBy', { number: reversedBy.number })}</Alert>}
      <DescriptionList
        items={[
          { id: 'reason', label: t('inventory.reason'), value: t(`inventory.reason.${reason}`) },
          { id: 'at', label: t('inventory.movement.at'), value: moment(at) },
          { id: 'by', label: t('inventory.movement.by'), value: by },
          ...fact('approved', t('inventory.adjustments.approvedBy'), approvedBy),
          ...fact('customer', t('inventory.customer'), customerName),
          ...fact('value', t('inventory.column.costValue'), value === null ? null : money(value)),
          ...fact('sold', t('inventory.adjustments.sold'), sold === null ? null : money(sold)),
          ...fact('note', t('inventory.note'), note),
        ]}
      />
      <ItemList variant="filled" items={lines.map((line) => ({ id: line.id, ...shownLine(line, t) }))} />
    </Stack>
  );
}

function shownLine(
  { productName, sku, unitCode, quantity, fromStatus, toStatus }: AdjustmentLine,
  t: ReturnType<typeof useTranslate>,
) {
  const moved =
    fromStatus !== null && toStatus !== null
      ? t('inventory.history.moved', {
          from: t(`choice.unit.status.${fromStatus}`),
          to: t(`choice.unit.status.${toStatus}`),
        })
      : sku;
  return {
    title: productName,
    text: [unitCode, moved].filter(Boolean).join(' · '),
    value: quantity === 0 ? <Text tone="muted">{t('list.absent')}</Text> : <Signed value={quantity} />,
  };
}
