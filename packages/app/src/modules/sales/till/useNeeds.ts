import type { Answer } from '@tilldesk/domain/contract';
import { invoices } from '@tilldesk/domain/sales';
import { useEffect, useRef, useState } from 'react';
import { useApproval } from '../../../approvals/useApproval.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { call } from '../../../api/call.ts';
import { ApiProblem } from '../../../api/ApiProblem.ts';
import { useRested } from '../../../browser/useDebounced.ts';
import { draftOf, requiresUnit, type Cart } from './cart.ts';

/** What the store forbids in a cart, and the reasons and approvals that it requires before the checkout. */
type Needs = Answer<typeof invoices.check>;

/** Delay after the last change before the server is queried, in milliseconds. */
const DEBOUNCE_MS = 300;
const nothing: Needs = { refusals: [], reasons: [], lines: [], approvals: [] };

/**
 * Queries the server for the reasons and approvals that the lines require, by the rules of the checkout, once a price or a
 * discount was changed. `pass` queries again and requests the missing approvals; it returns whether the checkout can be opened.
 */
export function useNeeds(cart: Cart) {
  const t = useTranslate();
  const { money } = useFormats();
  const { approveFacts, approvalDialog } = useApproval();
  const [needs, setNeeds] = useState(nothing);
  /** The line whose reason must be entered now. */
  const [reasonLineId, setReasonLineId] = useState<string | null>(null);
  const latest = useRef('');
  const text = JSON.stringify(draftOf(cart));
  const isLowered = useLowered(cart);
  const rested = useRested(isLowered ? text : '', DEBOUNCE_MS);

  const fetchNeeds = async (of: Cart): Promise<Needs> => {
    const { id, ...draft } = draftOf(of);
    latest.current = JSON.stringify({ id, ...draft });
    const answered = await call(invoices.check, { params: { id }, body: { draft } });
    setNeeds(answered);
    return answered;
  };

  useEffect(
    function checkWhenIdle() {
      if (rested === '' || rested !== text || latest.current === rested) return;
      void fetchNeeds(cart).catch((error: unknown) => {
        // Errors of the cart are shown when it is saved.
        if (!(error instanceof ApiProblem)) throw error;
      });
    },
    // oxlint-disable-next-line react/exhaustive-deps -- `text` identifies the content of the cart
    [rested, text],
  );

  /** Returns the approval text: each line with its total amount. */
  const sentenceOf = ({ action, for: facts }: Needs['approvals'][number]) =>
    action === 'invoice.overLimit'
      ? [
          t('sales.checkout.underpriced'),
          ...facts.flatMap(({ lineId, amountMinor }) => {
            const line = cart.lines.find(({ id }) => id === lineId);
            return line === undefined || amountMinor === null ? [] : `${line.description}: ${money(amountMinor)}`;
          }),
        ].join(' ')
      : t('sales.needs.taxFree');

  const approveAll = async (requestedApprovals: Needs['approvals']): Promise<boolean> => {
    for (const one of requestedApprovals) {
      const { action, for: facts } = one;
      const approvalId = await approveFacts({ action, subjectId: cart.id, sentence: sentenceOf(one) }, facts);
      if (approvalId === null) return false;
    }
    return true;
  };

  /**
   * Whether nothing is missing: what the store forbids is shown at its line, then reasons and approvals are requested. Returns
   * true for a cart with other errors; the next request then reports them.
   */
  const pass = async (): Promise<boolean> => {
    if (!isLowered) return true;
    try {
      const now = await fetchNeeds(cart);
      if (now.refusals.length > 0) return false;
      const [reason] = now.reasons;
      if (reason) {
        setReasonLineId(reason.lineId);
        return false;
      }
      if (now.approvals.length === 0) return true;
      return (await approveAll(now.approvals)) && isMet(await fetchNeeds(cart));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      return true;
    }
  };

  return {
    needs: isLowered ? needs : nothing,
    pass,
    /** Requests the approvals that the lines require. */
    approve: () => void pass(),
    approvalDialog,
    reasonLineId,
    clearReasonLine: () => setReasonLineId(null),
  };
}

export type CartNeeds = ReturnType<typeof useNeeds>;

const isMet = ({ refusals, reasons, approvals }: Needs): boolean =>
  refusals.length === 0 && reasons.length === 0 && approvals.length === 0;

/**
 * Whether the cart can require reasons or approvals: it is a saved draft, or it has a discount, a tax exemption or a changed
 * price. A new sale at regular prices requires no query.
 */
function useLowered(cart: Cart): boolean {
  const [wasSaved] = useState(cart.version !== null);
  const [prices] = useState(() => new Map<string, number>());
  for (const { id, unitPrice } of cart.lines) if (!prices.has(id)) prices.set(id, unitPrice);
  if (cart.lines.length === 0 || cart.lines.some(requiresUnit)) return false;
  return (
    wasSaved ||
    cart.discount !== null ||
    cart.exemption !== null ||
    cart.lines.some(({ id, discount, unitPrice }) => discount !== null || unitPrice !== prices.get(id))
  );
}
