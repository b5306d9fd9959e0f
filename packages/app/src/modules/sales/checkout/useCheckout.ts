import { invoices, promisedOf, settlementOf, type Invoice, type Tender } from '@tilldesk/domain/sales';
import { tillCustomer } from '@tilldesk/domain/customers';
import { addDays, dayOf } from '@tilldesk/domain/time';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useApproval } from '../../../approvals/useApproval.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh, useAnswer } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { ApiProblem } from '../../../api/ApiProblem.ts';
import { newId } from '../../../api/newId.ts';
import { useSession } from '../../../session/useSession.ts';
import { cartOf, draftOf } from '../till/cart.ts';
import { saveDraft } from '../till/till.wiring.ts';
import { receiptOriginals } from '../receipt/originals.ts';
import { cartResources, useCartTenders, type Cart } from './cartTenders.tsx';
import { explained } from './explained.ts';
import { saveTenders, readSavedTenders } from './savedTenders.ts';
import { beginTendering, creditLeft, tendering } from './tendering.ts';

/** The request that was sent and its idempotency key. A retry sends the same request again. */
type Intent = { key: string; version: number; tenders: readonly Tender[]; dueDate?: string };

/** Default number of days until an amount on account is due. */
const DAYS_TO_PAY = 30;

/**
 * State of the tenders and the request that posts the sale. Each intent has one Idempotency-Key: every retry uses the same key,
 * and nothing can be changed while the outcome is unknown.
 */
export function useCheckout(invoice: Invoice, cart: Cart) {
  const t = useTranslate();
  const { money } = useFormats();
  const { timeZone } = useSession().store;
  const { id, version, total, customerId } = invoice;
  const [today] = useState(() => dayOf(new Date(), timeZone));
  const [state, act] = useReducer(tendering, null, () => {
    const savedTenders = readSavedTenders(invoice);
    return {
      ...beginTendering,
      tenders: savedTenders.tenders,
      dueDate: savedTenders.dueDate || addDays(today, DAYS_TO_PAY),
    };
  });
  const { data: customer } = useAnswer(tillCustomer, customerId === null ? null : { params: { id: customerId } }, {
    watch: ['customers'],
  });
  const { approved, approvalDialog } = useApproval();
  const [intent, setIntent] = useState<Intent | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [sending, setSending] = useState(false);
  const { tenders, dueDate } = state;
  // The tenders of the cart pay first. The entered tenders pay the rest.
  const { tenders: cartTenders, left } = useCartTenders(cart, invoice);
  const { due, change, over: isOver } = settlementOf(left, tenders);
  const over = isOver || (left === 0 && cartTenders.length > 0 && tenders.length > 0);
  const onAccount = promisedOf(tenders);
  const bounds = { total: left, customer: customer ?? null, today };
  const credit = creditLeft(state, state.entry.kind, bounds.customer);
  const offerCredit = useEffectEvent(() => {
    const { kind, amount } = state.entry;
    if (amount === null) act({ type: 'kind', kind, bounds });
  });

  // The credit before the tenders, so that a tender that is removed changes no entry.
  const loadedCredit = creditLeft(beginTendering, state.entry.kind, bounds.customer);
  useEffect(
    function offerLoadedCredit() {
      if (typeof loadedCredit === 'number') offerCredit();
    },
    [loadedCredit],
  );

  useEffect(
    function saveTakenTenders() {
      saveTenders({ id, version }, { tenders, dueDate });
    },
    [id, version, tenders, dueDate],
  );

  const send = async ({ key, ...order }: Intent) => {
    setIntent({ key, ...order });
    setProblem(null);
    setSending(true);
    const body = { ...order, tenders: [...order.tenders] };
    const sentence =
      onAccount === 0
        ? t('sales.checkout.underpriced')
        : t('sales.checkout.overLimit', { customer: invoice.customerName ?? '', amount: money(onAccount) });
    const { exemption } = invoice;
    const untaxed = t('sales.exempt.sentence', {
      customer: invoice.customerName ?? '',
      reason: exemption?.reason ?? '',
      certificate: exemption?.certificate ?? '',
      tax: money(exemption?.tax ?? 0),
    });
    try {
      const posted = await approved({ action: 'invoice.overLimit', subjectId: id, sentence }, (approvalId) =>
        approved({ action: 'invoice.taxExempt', subjectId: id, sentence: untaxed }, (taxApprovalId) =>
          call(
            invoices.checkout,
            {
              params: { id },
              body: {
                ...body,
                ...(approvalId !== undefined && { approvalId }),
                ...(taxApprovalId !== undefined && { taxApprovalId }),
              },
            },
            { key },
          ),
        ),
      );
      if (posted === null) {
        setSending(false);
        setIntent(null);
        return;
      }
      saveTenders({ id, version }, { tenders: [], dueDate: '' });
      receiptOriginals.sold(id);
      for (const resource of ['invoices', 'customers', ...cartResources]) refresh(resource);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error);
      setSending(false);
      // With a definite rejection nothing was booked, so the next attempt is a new intent.
      if (!isOpenQuestion(error)) setIntent(null);
    }
  };

  /** Saves the reason for a low price or a large discount and sends the sale again. */
  const explain = async (reason: string) => {
    const [field] = Object.keys(problem?.fields ?? {});
    if (field === undefined) return;
    setSending(true);
    try {
      const saved = await saveDraft(explained(invoice, field, reason), version);
      saveTenders({ id, version: saved.version }, { tenders, dueDate });
      refresh('invoices');
      await send({ key: newId(), version: saved.version, tenders, ...(onAccount > 0 ? { dueDate } : {}) });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error);
      setSending(false);
    }
  };

  /** Saves the sale again with today's tax at the agreed prices. A quote is reopened as a draft for this. */
  const renew = async () => {
    setSending(true);
    try {
      const body = { version };
      const draft = invoice.status === 'quote' ? await call(invoices.reopen, { params: { id }, body }) : invoice;
      const saved = await saveDraft(draftOf(cartOf(draft)), draft.version);
      saveTenders({ id, version: saved.version }, { tenders, dueDate });
      setProblem(null);
      refresh('invoices');
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error);
    }
    setSending(false);
  };

  return {
    ...state,
    act,
    renew: () => void renew(),
    explain: (reason: string) => void explain(reason),
    due,
    change,
    onAccount,
    /** The customer's credit for the chosen kind that the tenders do not use; null while it is loading, undefined without one. */
    credit,
    bounds,
    total,
    cart,
    /** The tenders that come from the cart. */
    cartTenders,
    problem,
    sending,
    approvalDialog,
    /** The request was sent and its outcome is unknown. */
    unanswered: problem !== null && intent !== null,
    ready: due === 0 && !over,
    complete() {
      if (sending || intent || due > 0 || over) return;
      void send({
        key: newId(),
        version,
        tenders: [...cartTenders, ...tenders],
        ...(onAccount > 0 ? { dueDate } : {}),
      });
    },
    retry() {
      if (intent && !sending) void send(intent);
    },
  };
}

/** Whether the outcome of a request is unknown: there was no response, or a server error. */
const isOpenQuestion = ({ unreachable, status }: ApiProblem): boolean => unreachable || status >= 500;

export type CheckoutController = ReturnType<typeof useCheckout>;
