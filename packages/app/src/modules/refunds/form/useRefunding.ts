import type { Refund, Refundable, RefundDraft } from '@tilldesk/domain/refunds';
import { approvalActions, type ApprovalAction } from '@tilldesk/domain/approvals';
import { tillCustomer } from '@tilldesk/domain/customers';
import { useReducer, useRef, useState } from 'react';
import { useApproval } from '../../../approvals/useApproval.tsx';
import { useMutation } from '../../../api/useMutation.ts';
import { useDraft } from '../../../drafts/useDraft.ts';
import { useLeave } from '../../../navigation/useLeave.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { ApiProblem } from '../../../api/ApiProblem.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { newId } from '../../../api/newId.ts';
import { useCan } from '../../../session/useCan.ts';
import { fieldErrorsOf } from './mistakes.ts';
import { orderOf } from './order.ts';
import { isBegun, readRefunding } from './refundingDraft.ts';
import { beginRefunding, refunding } from './refunding.ts';
import { postRefund, refreshRefunded } from './refunds.wiring.ts';
import { sumsOf } from './sums.ts';

/** Draft key of a refund without a receipt. */
const NO_RECEIPT = 'no-receipt';

/** State of a refund: the choices, the totals, the errors and the request that posts it. */
export function useRefundForm(source: Refundable | null, onPosted: (refund: Refund) => void) {
  const t = useTranslate();
  const { money } = useFormats();
  const canSell = useCan('Sale & Invoice', 'create');
  const [state, dispatch] = useReducer(refunding, null, () => beginRefunding(newId(), newId()));
  const [tried, setTried] = useState(false);
  const order = useRef<RefundDraft | null>(null);
  const isStarted = isBegun(state);
  const draft = useDraft(source?.invoice.id ?? NO_RECEIPT, isStarted ? state : null, (content) => {
    const savedDraft = readRefunding(content);
    if (savedDraft !== null) dispatch({ type: 'restored', draft: savedDraft });
    return savedDraft !== null;
  });
  const release = useLeave(isStarted, draft.drop);
  const request = useMutation();
  const { approve, approvalDialog } = useApproval();
  const sourceCustomerId = source?.invoice.customerId ?? null;
  const { data: customer } = useAnswer(
    tillCustomer,
    canSell && sourceCustomerId ? { params: { id: sourceCustomerId } } : null,
    {
      watch: ['customers'],
    },
  );
  const customerId = sourceCustomerId ?? state.customer?.id ?? null;
  const totals = sumsOf(state, source, customer?.taxExempt ?? state.customer?.taxExempt ?? false);
  const fieldErrors = fieldErrorsOf(state, source, totals, customerId);
  const isComplete = Object.values(fieldErrors).every((fieldError) => fieldError === undefined);

  const sentenceOf = (action: ApprovalAction): string => {
    const name = source?.invoice.number ?? t('refunds.noReceipt');
    const total = money(action === 'invoice.overLimit' ? totals.sale.total : totals.total);
    return t.ifKnown(`refunds.sentence.${action}`, { name, total }) ?? t('refunds.sentence', { name, total });
  };

  /** Sends a refund, and again with each approval that the server requires; returns null if an approval was not given. */
  async function send(draftToSend: RefundDraft, key: string): Promise<Refund | null> {
    try {
      return await postRefund(draftToSend, key);
    } catch (error) {
      const action = requiredApproval(error);
      if (action === null) throw error;
      const isOfSale = action === 'invoice.overLimit' && draftToSend.sale !== null;
      const approvalId = await approve(action, isOfSale ? state.saleId : state.id, sentenceOf(action), error);
      return approvalId === null ? null : send(approvedBy(draftToSend, isOfSale, approvalId), key);
    }
  }

  const post = async () => {
    order.current ??= orderOf(state, source, totals, newId);
    const draftToSend = order.current;
    const refund = await request.run(draftToSend, (key) => send(draftToSend, key));
    if (refund === null) return;
    release();
    draft.drop();
    refreshRefunded();
    onPosted(refund);
  };

  return {
    state,
    dispatch: request.busy || request.unsure ? () => {} : dispatch,
    sums: totals,
    fieldErrors: tried ? fieldErrors : {},
    isComplete,
    begun: isStarted,
    draft,
    work: request,
    approvalDialog,
    customerId,
    /** Whether items in exchange are allowed, which is a sale. */
    maySell: canSell,
    locked: request.busy || request.unsure,
    /** Shows what is missing. */
    showErrors: () => setTried(true),
    startOver() {
      draft.drop();
      dispatch({ type: 'startedOver', id: newId(), saleId: newId() });
      setTried(false);
    },
    /** Posts the refund. A retry after a lost response sends the same request. */
    post() {
      if (!request.unsure) order.current = null;
      void post();
    },
  };
}

export type RefundController = ReturnType<typeof useRefundForm>;

const isAction = (text: unknown): text is ApprovalAction => typeof text === 'string' && text in approvalActions;

/** Returns the approval that the server requires, or null for any other error. */
function requiredApproval(error: unknown): ApprovalAction | null {
  if (!(error instanceof ApiProblem) || error.code !== 'approval.needed') return null;
  const action = error.params['action'];
  return isAction(action) ? action : null;
}

const approvedBy = (order: RefundDraft, isOfSale: boolean, approvalId: string): RefundDraft =>
  isOfSale && order.sale
    ? { ...order, sale: { ...order.sale, approvalId } }
    : { ...order, approvalIds: [...order.approvalIds, approvalId] };
