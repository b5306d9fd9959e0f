import {
  adjustmentEffects,
  adjustments,
  reasonsForQuantity,
  reasonsForUnit,
  signedQuantity,
  type AdjustmentReason,
} from '@tilldesk/domain/adjustments';
import type { Option } from '@tilldesk/ui/select';
import { useState } from 'react';
import { useApproval } from '../../../approvals/useApproval.tsx';
import { useMutation } from '../../../api/useMutation.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { call } from '../../../api/call.ts';
import { newId } from '../../../api/newId.ts';
import { toasts } from '../../../page/toasts.ts';
import { namedBy, type Goods } from '../goods.ts';
import { refreshStock } from '../inventory.wiring.ts';

/** The values entered so far. Amounts are minor units; `direction` applies to corrections only. */
type Draft = {
  reason: AdjustmentReason | null;
  direction: 'in' | 'out';
  quantity: number | null;
  unitCost: number | null;
  price: number | null;
  customer: Option | null;
  note: string;
};

type FieldErrors = Partial<Record<'reason' | 'quantity' | 'unitCost' | 'price' | 'customerId', string>>;

/**
 * The state of an adjustment form and its submission: repeated sends create one document, with approval where required.
 */
export function useAdjust(goods: Goods, chosen: AdjustmentReason | null, onDone: () => void) {
  const t = useTranslate();
  const problems = useProblem();
  const work = useMutation();
  const { approved, approvalDialog } = useApproval();
  const [ids] = useState(() => ({ document: newId(), lines: (goods.units ?? [null]).map(() => newId()) }));
  const [tried, setTried] = useState(false);
  const [draft, setDraft] = useState<Draft>({
    reason: chosen,
    direction: 'out',
    quantity: null,
    unitCost: null,
    price: null,
    customer: null,
    note: '',
  });
  const { reason } = draft;
  const reasons =
    goods.units === null
      ? reasonsForQuantity
      : reasonsForUnit(goods.units[0]!.status).filter((one) =>
          goods.units.every(({ status }) => reasonsForUnit(status).includes(one)),
        );
  const entered = (draft.quantity ?? 0) * (reason === 'correction' && draft.direction === 'out' ? -1 : 1);
  const signed = reason === null || goods.units !== null ? null : signedQuantity(reason, entered);

  const missing: FieldErrors = {
    ...(reason === null ? { reason: t('inventory.reason.missing') } : {}),
    ...(goods.units === null && reason !== null && signed === null
      ? { quantity: t('inventory.quantity.missing') }
      : {}),
  };
  const post = async () => {
    setTried(true);
    if (reason === null || Object.keys(missing).length > 0) return;
    const isSale = reason === 'markAsSold';
    const brings = signed !== null && signed > 0;
    const order = {
      id: ids.document,
      reason,
      note: draft.note,
      ...(isSale && draft.customer ? { customerId: draft.customer.id } : {}),
      lines: (goods.units ?? [null]).map((unit, index) => ({
        id: ids.lines[index]!,
        productId: goods.productId,
        ...(unit ? { unitId: unit.id } : { quantity: entered }),
        ...(brings && draft.unitCost !== null ? { unitCost: draft.unitCost } : {}),
        ...(isSale && draft.price !== null ? { price: draft.price } : {}),
      })),
    };
    const count = goods.units?.length ?? Math.abs(entered);
    const sentence = t('inventory.adjust.approve', {
      reason: t(`inventory.reason.${reason}`),
      count,
      what: namedBy(goods),
    });
    const posted = await work.run(order, (key) =>
      approved({ action: 'stock.writeOff', subjectId: ids.document, sentence }, (approvalId) =>
        call(adjustments.post, { body: { ...order, ...(approvalId === undefined ? {} : { approvalId }) } }, { key }),
      ),
    );
    if (posted === null) return;
    toasts.show({ tone: 'ok', text: t('inventory.adjust.posted', { number: posted.number }) });
    refreshStock();
    onDone();
  };

  return {
    draft,
    /** Whether any field besides the reason was filled in. */
    dirty:
      [draft.quantity, draft.unitCost, draft.price, draft.customer].some((one) => one !== null) ||
      draft.note.trim() !== '',
    /** Changes the draft and clears the last rejection. */
    change(parts: Partial<Draft>) {
      work.clearError();
      setDraft((current) => ({ ...current, ...parts }));
    },
    reasons,
    signed,
    isWriteOff: reason !== null && adjustmentEffects[reason].writesOff,
    fieldErrors: { ...(tried ? missing : {}), ...placed(problems.fields(work.problem?.fields ?? {})) },
    work,
    unsure: work.unsure,
    approvalDialog,
    post: () => void post(),
  };
}

export type Adjusting = ReturnType<typeof useAdjust>;

/** Moves problems of single lines to the field that applies to all lines. */
function placed(fields: Readonly<Record<string, string>>): FieldErrors {
  const fieldErrors: FieldErrors = {};
  for (const [path, sentence] of Object.entries(fields)) {
    const name = path.split('.').at(-1);
    if (name === 'quantity' || name === 'unitCost' || name === 'price' || name === 'customerId')
      fieldErrors[name] = sentence;
    if (name === 'reason') fieldErrors.reason = sentence;
  }
  return fieldErrors;
}
